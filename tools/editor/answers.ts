import type { Answered, Asked, Requests } from '../../model/editing.ts';
import type { LoadedLanguage, LoadedSite } from '../content/load-site.ts';
import { editList } from './edit-list.ts';
import { elsewhereOf, shareOf } from './elsewhere.ts';
import { entriesOf } from './entries.ts';
import { editText } from './edit-text.ts';
import type { Edits } from './edits.ts';
import { factsOf } from './facts.ts';
import { countOf, launchOf } from './launch.ts';
import { replacesOf } from './media.ts';
import { openEditor } from './open-editor.ts';
import { editTheme, previewTheme, themeFacts } from './theme.ts';

/** Those that take a file, or minutes. */
export type WorkName = 'POST hero' | 'POST media' | 'POST frames';
export type AnswerName = Exclude<keyof Requests, WorkName>;
type Answers = {
  [Name in AnswerName]: (asked: Asked<Name>) => Answered<Name> | Promise<Answered<Name>>;
};

type Site = {
  edits: Edits;
  /** The content that pages show. Refuses the request if there is none. */
  shown: () => { loaded: LoadedSite; version: number };
  /** Opens a file in the owner's editor. */
  open: (file: string) => Promise<unknown>;
};

/** What the editor on the page is answered. */
export function answersOf({ edits, shown, open }: Site): Answers {
  return {
    'GET fields': async ({ language }) => {
      const { loaded, version } = shown();
      const own = loaded.languages.find((each) => codeOf(each) === language) ?? loaded.languages[0];
      return { version, ...factsOf(loaded, own), ...edits.state(), left: await countOf(loaded) };
    },
    'GET entries': (asked) => entriesOf(shown().loaded, asked),
    'GET launch': async () => ({ groups: await launchOf(shown().loaded) }),
    'GET elsewhere': (asked) => elsewhereOf(shown().loaded, asked),
    'GET share': (asked) => shareOf(shown().loaded, asked),
    'GET theme': () => themeFacts(shown().loaded),
    'GET media': (asked) => replacesOf(shown().loaded, asked),
    'POST open': (asked) => openEditor(shown().loaded, asked, open),
    'POST text': (asked) => editText(edits, asked),
    'POST list': (asked) => editList(edits, shown().loaded, asked),
    'POST undo': () => edits.undo(),
    'POST redo': () => edits.redo(),
    'POST preview': (asked) => previewTheme(shown().loaded, asked),
    'POST theme': (asked) => editTheme(edits, asked),
  };
}

function codeOf({ content }: LoadedLanguage): unknown {
  return (content.site?.site as { language?: unknown } | undefined)?.language;
}
