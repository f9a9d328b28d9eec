import { createElement, type ReactNode } from 'react';
import { ElsewherePanel } from './elsewhere-panel.tsx';
import { LaunchPanel } from './launch-panel.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { type PanelName, useEditor } from './state.ts';
import { TextFrame } from './text-frame.tsx';
import { ThemePanel } from './theme-panel.tsx';
import { Toolbar } from './toolbar.tsx';

const panels: Record<PanelName, () => ReactNode> = {
  elsewhere: ElsewherePanel,
  theme: ThemePanel,
  picture: PicturePanel,
  launch: LaunchPanel,
};

export function Editor() {
  const { edit, focused, hovered, notice, panel } = useEditor();
  const text = edit?.text ?? focused;
  return (
    <section aria-label="Editor of this page" lang="en">
      {text && <TextFrame text={text} isOpen={Boolean(edit)} />}
      {/* It would cover what is said of an open text. */}
      {!edit && hovered && hovered !== text && <TextFrame text={hovered} isOpen={false} />}
      {panel && createElement(panels[panel])}
      <div className="corner">
        <p role="status" className="notice" data-error={notice?.isError}>
          {notice?.sentence}
        </p>
        <Toolbar />
      </div>
    </section>
  );
}
