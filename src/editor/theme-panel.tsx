import { useEffect, useState } from 'react';
import type { ThemeFacts } from '../../model/editing.ts';
import type { Theme } from '../../model/theme.ts';
import { Choice } from './choice.tsx';
import { ColourInput } from './colour-input.tsx';
import { HeroRender } from './hero-render.tsx';
import { caughtUp } from './page.ts';
import { closePanel, Panel } from './panel.tsx';
import { ask, send } from './requests.ts';

const corners = ['sharp', 'soft', 'round'] as const;
const scenes = ['contours', 'slats', 'points'] as const;

/** Colours, fonts, corners and the scene of the hero. The page shows each change at once; Save writes content/theme.ts. */
export function ThemePanel() {
  const [facts, setFacts] = useState<ThemeFacts>();
  const [theme, setTheme] = useState<Theme>();
  const [refused, setRefused] = useState('');
  const read = async () => {
    const { status, message, body } = await ask('theme', {});
    if (status !== 200) return setRefused(message);
    setFacts(body);
    setTheme(body.theme);
    setRefused('');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    read();
    return () => void endPreview();
  }, []);
  if (!facts || !theme) return <Panel title="Theme">{refused && <p className="refused">{refused}</p>}</Panel>;

  const change = (changes: Partial<Theme>) => {
    const next = { ...theme, ...changes };
    setTheme(next);
    preview(next).then(setRefused);
  };
  const save = async () => {
    const { status, message, body } = await send('theme', { before: facts.theme, after: theme });
    if (status !== 200) return setRefused(message);
    isPreviewed = false;
    await caughtUp(body);
    await read();
  };
  const isChanged = JSON.stringify(theme) !== JSON.stringify(facts.theme);
  return (
    <Panel title="Theme">
      {/* Without docs/themes.md there are none. */}
      {facts.ready.length > 0 && (
        <fieldset className="row">
          <legend>Ready themes</legend>
          {facts.ready.map(({ name, theme: ready, missing }) => (
            <button
              key={name}
              type="button"
              aria-disabled={missing.length > 0}
              title={missing.length > 0 ? `Needs ${missing.join(' and ')}` : ''}
              onClick={() => missing.length === 0 && change(ready)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <ColourInput
        label="Accent"
        shown="--accent"
        value={theme.accent}
        onChange={(accent) => change({ accent })}
      />
      <ColourInput
        label="Ground"
        shown="--night"
        value={theme.ground}
        onChange={(ground) => change({ ground })}
      />
      <Choice
        label="Headings"
        options={facts.fonts}
        value={theme.fonts.display}
        onChange={(display) => change({ fonts: { ...theme.fonts, display } })}
      />
      <Choice
        label="Text"
        options={facts.fonts}
        value={theme.fonts.text}
        onChange={(text) => change({ fonts: { ...theme.fonts, text } })}
      />
      <Choice
        label="Corners"
        options={corners}
        value={theme.corners}
        onChange={(own) => change({ corners: own })}
      />
      <Choice
        label="Scene of the hero"
        options={scenes}
        value={theme.hero.scene}
        onChange={(scene) => change({ hero: { ...theme.hero, scene } })}
      />
      {refused && (
        <p role="alert" className="refused">
          {refused}
        </p>
      )}
      <div className="row">
        <button type="button" className="action" disabled={!isChanged || refused !== ''} onClick={save}>
          Save
        </button>
        <button type="button" onClick={closePanel}>
          Cancel
        </button>
      </div>
      <HeroRender isReady={!isChanged} />
    </Panel>
  );
}

let isPreviewed = false;
let latest = 0;

/** Shows the page in a theme that is not saved. Gives what is wrong with it. */
async function preview(theme: Theme): Promise<string> {
  latest += 1;
  const own = latest;
  const { status, message, body } = await send('preview', { theme });
  if (own !== latest) return '';
  if (status !== 200) return message;
  isPreviewed = true;
  styleOfTheme().textContent = body.css;
  return '';
}

async function endPreview() {
  latest += 1;
  if (!isPreviewed) return;
  isPreviewed = false;
  styleOfTheme().textContent = await (await fetch('/@site/theme.css')).text();
}

function styleOfTheme() {
  return document.getElementById('theme')!;
}
