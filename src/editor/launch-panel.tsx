import { useEffect, useState } from 'react';
import type { LaunchGroup } from '../../model/editing.ts';
import { goTo } from './go-to.ts';
import { Panel } from './panel.tsx';
import { ask, send } from './requests.ts';
import { useEditor } from './state.ts';

/** What npm run launch would list. Each entry leads to its place on the page, or in the owner's editor. */
export function LaunchPanel() {
  const { table } = useEditor();
  const [groups, setGroups] = useState<LaunchGroup[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the content may change it
  useEffect(() => {
    ask('launch', {}).then(({ status, body }) => status === 200 && setGroups(body.groups));
  }, [table.version]);
  const left = groups?.filter(({ entries }) => entries.length > 0);
  return (
    <Panel title="Launch">
      {left?.length === 0 && <p>Nothing is left to do.</p>}
      {left?.map(({ heading, entries }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul>
            {entries.map(({ text, place, id, path }) => (
              <li key={place + text}>
                <button
                  type="button"
                  className="place"
                  onClick={() => (id && path ? goTo(id, path) : send('open', id ? { id } : { place }))}
                >
                  <b>{place.replace(/:\d+$/, '')}</b> {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  );
}
