import { useSyncExternalStore } from 'react';
import { Icon } from '../components/icon.tsx';
import { useSite } from '../site.ts';
import motion from './motion-button.module.css';
import menu from './nav-menu.module.css';
import { setScheme, useScheme } from './scheme.ts';

/** A menu with an icon in the bar, or a row in the menu of a phone. Before hydration, and without a script, there is none. */
export function SchemeSwitch({ inBar }: { inBar: boolean }) {
  const { schemes } = useSite();
  const isWide = useSyncExternalStore(subscribeToWidth, isBarWide, () => undefined);
  if (!schemes || isWide !== inBar) return null;
  const choice = <Schemes {...schemes} inBar={inBar} />;
  return inBar ? choice : <li>{choice}</li>;
}

type SchemesProps = { legend: string; names: Record<string, string>; inBar: boolean };

function Schemes({ legend, names, inBar }: SchemesProps) {
  const scheme = useScheme();
  return (
    // Below the edge of a low screen it would open out of view.
    <details
      className={menu.services}
      name="menu"
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      {inBar ? (
        <summary className={motion.button}>
          {/* Not among the other icons, because no page shows it before hydration. */}
          <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden>
            <path d="M12 3a9 9 0 0 0 0 18" />
            <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
          </svg>
          <span className="visually-hidden">{legend}</span>
        </summary>
      ) : (
        <summary>
          {legend}
          <Icon name="chevron-down" size={18} />
        </summary>
      )}
      <fieldset>
        <legend className="visually-hidden">{legend}</legend>
        {Object.entries(names).map(([each, name]) => (
          <label key={each}>
            <input type="radio" name="scheme" checked={each === scheme} onChange={() => setScheme(each)} />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function isBarWide() {
  return matchMedia('(min-width: 48rem)').matches;
}

/** Not the `change` event of the media query: close-menus.ts says why. */
function subscribeToWidth(listener: () => void) {
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  return () => observer.disconnect();
}
