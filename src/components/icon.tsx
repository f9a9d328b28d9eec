import type { IconName } from '../../model/icon-names.ts';

/** Drawn once, in the sprite that the build puts into every page. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
