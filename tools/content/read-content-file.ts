import { type ESTree, parseSync, transformWithOxc, Visitor } from 'vite';
import { lineAndColumn } from './locate.ts';

/** Why a file cannot be read, and where, if that is known: `14:5`. */
export class Unreadable extends Error {
  position: string | undefined;
  constructor(message: string, position?: string) {
    super(message);
    this.position = position;
  }
}

let evaluations = 0;

/** The exports of a content file with this text. It must not import anything but types. */
export async function readContentFile(text: string): Promise<Record<string, unknown>> {
  const { errors, program } = parseSync('content.ts', text, { showSemanticErrors: true });
  const [error] = errors;
  if (error) throw whyNotParsed(text, error);
  for (const statement of program.body)
    if (importsValues(statement))
      throw new Unreadable(
        `${statement.source!.value}  is imported, and a content file imports only types: write the name of a picture or clip between '…', like video: 'order-tracker'`,
        lineAndColumn(text, statement.start),
      );
  try {
    const { code } = await transformWithOxc(text, 'content.ts');
    // Node keeps what it has imported, and values can be changed: each evaluation has an address of its own.
    const address = `data:text/javascript,${encodeURIComponent(`${code}\n// ${evaluations++}`)}`;
    return { ...(await import(/* @vite-ignore */ address)) };
  } catch (error) {
    throw whyNotEvaluated(text, program, error as Error);
  }
}

type ParseError = ReturnType<typeof parseSync>['errors'][number];
type Import = Extract<ESTree.Statement, { source: unknown }>;

function importsValues(statement: ESTree.Statement): statement is Import {
  if (statement.type === 'ImportDeclaration')
    return (
      statement.importKind !== 'type' &&
      !(
        statement.specifiers.length > 0 &&
        statement.specifiers.every((each) => each.type === 'ImportSpecifier' && each.importKind === 'type')
      )
    );
  const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration';
  return isExport && statement.source !== null && statement.exportKind !== 'type';
}

function whyNotEvaluated(text: string, program: ESTree.Program, { message }: Error): Unreadable {
  const [, name] = /^(\S+) is not defined/.exec(message) ?? [];
  if (!name) return new Unreadable(`cannot be read: ${message.split('\n')[0]!.replace(/ ?['"]data:.*/, '')}`);
  const advice = "put a text or the name of a picture or clip between '…'";
  return new Unreadable(
    `${name}  is no text and is not defined: ${advice}`,
    lineAndColumn(text, firstUse(name, program)),
  );
}

/** Where a name first stands for a value, not for a field or a type. */
function firstUse(name: string, program: ESTree.Program): number {
  const others = new Set<number>();
  const uses: number[] = [];
  new Visitor({
    Property: ({ key, computed, shorthand }) => {
      if (!computed && !shorthand) others.add(key.start);
    },
    ImportDeclaration: ({ specifiers }) => {
      for (const { local } of specifiers) others.add(local.start);
    },
    TSTypeReference: ({ typeName }) => {
      others.add(typeName.start);
    },
    Identifier: (each) => {
      if (each.name === name && !others.has(each.start)) uses.push(each.start);
    },
  }).visit(program);
  return uses[0]!;
}

function whyNotParsed(text: string, { message, labels }: ParseError): Unreadable {
  const [, name] = /^Identifier `(.+)` has already been declared$/.exec(message) ?? [];
  // The second place at which it is declared is the last.
  const start = (name ? labels.at(-1) : labels[0])?.start ?? 0;
  const why = name
    ? `${name} is there twice: remove one, or put the entries of both into one`
    : whyUnexpected(message, letterAt(text, start));
  return new Unreadable(why, lineAndColumn(text, start));
}

/** What the parser did not expect, and how it comes about. Keyboards for Chinese, Japanese and Korean write full-width signs. */
function whyUnexpected(message: string, sign: string): string {
  if (quotationMarks.includes(sign)) return `${sign} does not begin or end a text: write '`;
  if (message === 'Unterminated string')
    return "the text that begins here does not end: write ' at its end; ’ and ＇ do not end it";
  if (otherCommas.includes(sign)) return `${sign} is a comma only within a text: write , here`;
  const plain = sign.normalize('NFKC');
  if (plain !== sign && /^[!-~]$/.test(plain)) return `${sign} is full-width: write ${plain} here`;
  return `${message}: a comma before it is missing, a bracket is open, or a text does not stand between '…', with ’ for an apostrophe in it`;
}

const quotationMarks = [...'‘’‚“”„«»‹›「」『』´＇＂'];
const otherCommas = ['、', '،'];

function letterAt(text: string, start: number): string {
  return String.fromCodePoint(text.codePointAt(start) ?? 0x20);
}
