import { switchEditing, takeBack } from './editing.ts';
import { useEditor } from './state.ts';

export function Toolbar() {
  const { isOn, table } = useEditor();
  return (
    <div className="toolbar" role="toolbar" aria-label="Editing">
      {isOn && (
        <>
          <StepButton what="undo" name="Undo" step={table.undo} />
          <StepButton what="redo" name="Redo" step={table.redo} />
        </>
      )}
      <button
        type="button"
        className="switch"
        aria-pressed={isOn}
        aria-keyshortcuts="F2"
        title="Edit the texts of this page (F2)"
        onClick={() => switchEditing(!isOn)}
      >
        Edit
      </button>
    </div>
  );
}

type StepProps = { what: 'undo' | 'redo'; name: string; step: { label: string } | null };

function StepButton({ what, name, step }: StepProps) {
  return (
    <button
      type="button"
      disabled={!step}
      title={step ? `${name}: ${step.label}` : name}
      onClick={() => takeBack(what)}
    >
      {name}
    </button>
  );
}
