import { useEditor } from './state.ts';
import { TextFrame } from './text-frame.tsx';
import { Toolbar } from './toolbar.tsx';

export function Editor() {
  const { edit, focused, hovered, notice } = useEditor();
  const text = edit?.text ?? hovered ?? focused;
  return (
    <section aria-label="Editor of this page">
      {text && <TextFrame key={edit ? 'edit' : 'text'} text={text} isOpen={Boolean(edit)} />}
      <div className="corner">
        <p role="status" className="notice" data-error={notice?.isError}>
          {notice?.sentence}
        </p>
        <Toolbar />
      </div>
    </section>
  );
}
