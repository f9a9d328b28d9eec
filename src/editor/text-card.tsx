import { Count } from './count.tsx';
import { cancelText, finishText, goOn } from './edit-text.ts';
import { entriesOf } from './change-list.ts';
import { type Format, formatKeys, setAddress, toggle } from './format-text.ts';
import { ListControls } from './list-controls.tsx';
import { asSentence } from './requests.ts';
import { picturedAt } from './drop-file.ts';
import { mediumOf } from './picture-panel.tsx';
import { type Edit, fieldOf, type Pictured, setState, useEditor } from './state.ts';
import type { ShownText } from './watch-marks.ts';

/** A text's field and place, and while it is edited the controls for that. */
export function TextCard({ text }: { text: ShownText }) {
  const { edit, focused } = useEditor();
  const field = fieldOf(text);
  if (!field) return;
  const isOpen = edit?.text === text;
  return (
    <>
      <p className="field">
        <b>{field.name}</b> <span>{field.place.replace(/:\d+$/, '')}</span>
        {field.notTranslated && <em>Not translated yet</em>}
      </p>
      {isOpen && <EditControls edit={edit} />}
      {(isOpen || text === focused) &&
        entriesOf(field).map((entry) => <ListControls key={entry.list.id} entry={entry} />)}
      {(isOpen || text === focused) && (
        <PictureButton pictured={picturedAt(isOpen ? edit.element : text.start)} />
      )}
    </>
  );
}

function PictureButton({ pictured }: { pictured: Pictured | undefined }) {
  if (!pictured) return;
  const choose = async () => {
    if (await finishText()) setState({ panel: 'picture', picture: { ...pictured, file: undefined } });
  };
  return (
    <button type="button" onClick={choose}>
      {`${mediumOf(pictured)} …`}
    </button>
  );
}

function EditControls({ edit }: { edit: Edit }) {
  return (
    <>
      {edit.refused && (
        <p role="alert" className="refused">
          {asSentence(edit.refused)}
        </p>
      )}
      {edit.link && <AddressForm href={edit.link.href} />}
      <div className="row">
        <Count field={edit.field} typed={edit.typed} />
        {edit.field.kind === 'html' && <FormatButtons />}
        <button type="button" className="action" onClick={() => goOn(0)}>
          Save
        </button>
        <button type="button" onClick={cancelText}>
          Cancel
        </button>
      </div>
    </>
  );
}

const signs: Record<Format, string> = { bold: 'B', italic: 'I', code: '<>', link: 'Link' };

function FormatButtons() {
  return (Object.keys(signs) as Format[]).map((format) => (
    <button
      key={format}
      type="button"
      data-format={format}
      aria-label={format}
      title={`${format}: Ctrl or Cmd and ${formatKeys[format]}`}
      // The selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => toggle(format)}
    >
      {signs[format]}
    </button>
  ));
}

function AddressForm({ href }: { href: string }) {
  return (
    <form
      className="row"
      action={(data) => setAddress(String(data.get('href')).trim())}
      onKeyDown={({ key }) => key === 'Escape' && setAddress(href)}
    >
      <label>
        Address of the link
        {/* biome-ignore lint/a11y/noAutofocus: the owner has just asked for it */}
        <input name="href" defaultValue={href} placeholder="https://" autoFocus />
      </label>
      <button type="submit">Set</button>
    </form>
  );
}
