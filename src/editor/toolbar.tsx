import { switchEditing, takeBack } from './editing.ts';
import { type PanelName, setState, useEditor } from './state.ts';

export function Toolbar() {
  const { isOn, table } = useEditor();
  return (
    <div className="toolbar" role="toolbar" aria-label="Editing">
      {isOn && (
        <>
          <StepButton what="undo" name="Undo" step={table.undo} />
          <StepButton what="redo" name="Redo" step={table.redo} />
          <PanelButton panel="elsewhere" name="Seen elsewhere" />
          <PanelButton panel="theme" name="Theme" />
          <PanelButton panel="launch" name={table.left ? `Launch ${table.left}` : 'Launch'} />
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

function PanelButton({ panel, name }: { panel: PanelName; name: string }) {
  const isOpen = useEditor().panel === panel;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => setState({ panel: isOpen ? undefined : panel })}
    >
      {name}
    </button>
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
