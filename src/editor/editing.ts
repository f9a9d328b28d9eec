import { finishText } from './edit-text.ts';
import { arrive } from './go-to.ts';
import { caughtUp, readTable, showContent } from './page.ts';
import { pageListeners } from './page-listeners.ts';
import { send } from './requests.ts';
import { getState, setState, tell } from './state.ts';

/** Remembered for the tab. */
const remembered = 'editing';
let stopListening = () => {};

export async function startEditor() {
  addEventListener('keydown', (event) => {
    const { isOn } = getState();
    if (event.key === 'F2') switchEditing(!isOn);
    const [target] = event.composedPath() as [Element];
    const step = stepOf(event);
    // In a text the browser takes back what was typed.
    if (!isOn || !step || target.matches('editable-text, input, textarea')) return;
    event.preventDefault();
    takeBack(step);
  });
  await readTable();
  if (!sessionStorage.getItem(remembered)) return;
  await switchEditing(true);
  arrive();
}

function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  if (key.toLowerCase() === 'y') return 'redo';
}

export async function switchEditing(isOn: boolean) {
  if (!(await finishText())) return;
  setState({ isOn, hovered: undefined, focused: undefined, notice: undefined, panel: undefined });
  stopListening();
  if (isOn) {
    sessionStorage.setItem(remembered, 'on');
    stopListening = pageListeners();
  } else sessionStorage.removeItem(remembered);
  await showContent();
}

/** The last change of all since the server has started, or the one that was taken back last. */
export async function takeBack(what: 'undo' | 'redo') {
  if (!(await finishText())) return;
  const { status, message, body } = await send(what, {});
  if (status !== 200) return tell(message, true);
  await caughtUp(body);
  tell(`${what === 'undo' ? 'Taken back' : 'Made again'}: ${body.label}`);
}
