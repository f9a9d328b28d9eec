import { useEffect, useState } from 'react';
import type { Action } from '../../model/editing.ts';
import { changeList, type Entry, whyNot } from './change-list.ts';
import { ask } from './requests.ts';
import { useEditor } from './state.ts';

const actions: { action: Action; sign: string; name: string; keys: string }[] = [
  { action: 'up', sign: '↑', name: 'Move up', keys: 'Alt and ↑' },
  { action: 'down', sign: '↓', name: 'Move down', keys: 'Alt and ↓' },
  { action: 'add', sign: '+', name: 'Add after this', keys: 'Alt and Enter' },
  { action: 'remove', sign: '−', name: 'Remove', keys: 'Alt and Delete' },
];

/** What can be done with an entry of a list. What cannot be done says why. */
export function ListControls({ entry }: { entry: Entry }) {
  const { list, index } = entry;
  const needed = useWhyNeeded(entry);
  const shortName = list.name.replace(/^.*[.)]/, '');
  return (
    <fieldset className="row">
      <legend>{`${shortName}: ${index + 1} of ${list.length}`}</legend>
      {actions.map(({ action, sign, name, keys }) => {
        const why = whyNot(entry, action) || (action === 'remove' ? needed : '');
        return (
          <button
            key={action}
            type="button"
            aria-label={`${name}, ${shortName} ${index + 1}${why && `: ${why}`}`}
            aria-disabled={why !== ''}
            title={why || `${name} (${keys})`}
            // The text keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => changeList(entry, action)}
          >
            {sign}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What the check would say without this entry. */
function useWhyNeeded({ list: { id }, index }: Entry): string {
  const { table } = useEditor();
  const [why, setWhy] = useState<Record<number, string | undefined>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the content may change it
  useEffect(() => {
    let isCurrent = true;
    ask('entries', { id }).then(({ status, body }) => {
      if (isCurrent && status === 200) setWhy(body.entries.map(({ remove }) => remove));
    });
    return () => {
      isCurrent = false;
    };
  }, [id, table.version]);
  return why[index] ?? '';
}
