import type { ChatIcon } from '../../model/chat-services.ts';
import type { IconName, languageIcon } from '../../model/icon-names.ts';

/** Refers to a symbol in the SVG sprite that the build puts into every page. */
export function Icon({
  name,
  size = 20,
}: {
  name: IconName | ChatIcon | typeof languageIcon;
  size?: number;
}) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
