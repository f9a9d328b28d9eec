import { onAutoplayBlocked } from './motion.ts';
import { onRest, watchVisibility } from './visibility.ts';

type Box = { top: number; bottom: number };

const inView = new Set<HTMLVideoElement>();

/** Lets a clip play while it is in the viewport, unless there are better ones to play. Gives a function that ends this. */
export function playInView(video: HTMLVideoElement) {
  const update = (visible: boolean) => {
    if (visible) inView.add(video);
    else {
      inView.delete(video);
      video.pause();
    }
    playBest();
  };
  // No autoplay before it is known whether this is one of the clips that may play.
  video.pause();
  const stop = watchVisibility(video, '0px', update);
  // Added once: both take the same function a second time for the first.
  onRest(playBest);
  document.addEventListener('toggle', playBest, true);
  return () => {
    stop();
    update(false);
  };
}

/** Best first: those that are seen the most, and of these the ones nearest to the middle of the viewport. */
export function rankClips<Clip extends { box: Box }>(clips: Clip[], viewport: number): Clip[] {
  const seen = ({ box: { top, bottom } }: Clip) => {
    const visible = Math.min(bottom, viewport) - Math.max(top, 0);
    // In tenths, so that a few pixels do not count more than the place. A clip that fills the viewport is seen whole.
    return Math.round((10 * visible) / Math.min(bottom - top, viewport));
  };
  const fromMiddle = ({ box }: Clip) => Math.abs((box.top + box.bottom) / 2 - viewport / 2);
  return [...clips].sort((one, other) => seen(other) - seen(one) || fromMiddle(one) - fromMiddle(other));
}

/** At most two clips play, one on a phone, to limit decoding. None plays while a phone's menu covers them. */
function playBest() {
  const hasMenus = CSS.supports('selector(:popover-open)');
  const isCovered = hasMenus && document.querySelector('#menu:popover-open');
  const limit = isCovered ? 0 : matchMedia('(max-width: 47.99rem)').matches ? 1 : 2;
  const clips = [...inView].map((video) => ({ video, box: video.getBoundingClientRect() }));
  for (const [rank, { video }] of rankClips(clips, innerHeight).entries()) {
    if (rank >= limit) video.pause();
    else
      video.play().catch((error: DOMException) => {
        if (error.name === 'NotAllowedError') onAutoplayBlocked();
      });
  }
}
