import { useWork } from './use-work.ts';
import { WorkProgress } from './work-progress.tsx';

/** The clip behind the headline has the colours of the theme that it was made with. */
export function HeroRender({ isReady }: { isReady: boolean }) {
  const work = useWork();
  // The first answer is a question.
  const isOwn = work.result?.status === 409;
  const start = (replace: boolean) => work.start({ name: 'hero', asked: { replace } });
  return (
    <fieldset className="hero">
      <legend>The clip behind the headline</legend>
      <p>It is rendered in the colours of the saved theme, in some minutes.</p>
      <WorkProgress work={work} />
      {!work.step && (
        <button type="button" disabled={!isReady} onClick={() => start(isOwn)}>
          {isOwn ? 'Replace it' : 'Render it'}
        </button>
      )}
    </fieldset>
  );
}
