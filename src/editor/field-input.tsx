import { useEffect, useId, useState } from 'react';
import { Count } from './count.tsx';
import { caughtUp } from './page.ts';
import { asSentence, send } from './requests.ts';
import { useEditor } from './state.ts';

/** A text that the page does not show, edited by the same rules. Enter saves, Escape takes back what was typed. */
export function FieldInput({ id, label }: { id: string; label: string }) {
  const { table } = useEditor();
  const field = table.fields.find((each) => each.id === id);
  const value = field?.value ?? '';
  const [typed, setTyped] = useState(value);
  const [refused, setRefused] = useState('');
  const name = useId();
  useEffect(() => setTyped(value), [value]);
  if (!field) return;

  const save = async () => {
    // A message that the visitor goes on with may end with a space.
    const after = (field.kind === 'unfinished' ? typed.trimStart() : typed.trim()).replace(/\s*\n\s*/g, ' ');
    if (after === value || field.computed) return;
    const answer = await send('text', { id, before: value, after });
    setRefused(answer.status === 200 ? '' : asSentence(answer.message));
    if (answer.status === 200) await caughtUp(answer.body);
  };

  return (
    <div className="input">
      <label htmlFor={name}>{label}</label>
      <Count field={field} typed={typed} />
      <textarea
        id={name}
        dir="auto"
        lang={document.documentElement.lang}
        value={typed}
        readOnly={Boolean(field.computed)}
        aria-invalid={refused !== ''}
        aria-describedby={`${name}-why`}
        onChange={({ target }) => {
          setTyped(target.value);
          setRefused('');
        }}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          if (event.key === 'Enter') save();
          else if (typed !== value) setTyped(value);
          else event.currentTarget.blur();
        }}
      />
      <p id={`${name}-why`} role={refused ? 'alert' : undefined} className="refused">
        {refused || (field.computed && `${field.name} ${field.computed}: edit it at ${field.place}.`)}
      </p>
      {field.notTranslated && <em>Not translated yet</em>}
    </div>
  );
}
