import type { useWork } from './use-work.ts';

/** A bar that is true, a button to end the work, and its result. */
export function WorkProgress({ work: { step, result, cancel } }: { work: ReturnType<typeof useWork> }) {
  if (step)
    return (
      <div className="row">
        <label className="progress">
          {step.label}
          <progress value={step.done} max={step.total} />
        </label>
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      </div>
    );
  return (
    <p role="status" className={result?.ok === false ? 'refused' : 'result-text'}>
      {result?.message}
    </p>
  );
}
