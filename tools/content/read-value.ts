import type { ESTree } from 'vite';
import type { Part } from './content-tree.ts';

type Node = ESTree.Expression;
type Path = PropertyKey[];
type Reading = {
  /** The constant with this name in the same file: nothing if there is none, `false` if it cannot be read itself. */
  constant: (name: string) => Part | false | undefined;
  /** Takes note of what cannot be read, and where. */
  refuse: (start: number, path: Path, message: string) => undefined;
};

/** The value that is written there, if it is data. Nothing is executed to know it. */
export function readValue(written: Node, path: Path, reading: Reading): Part | undefined {
  const node = withoutTypes(written);
  const { start } = written;
  const value = (value: unknown): Part => ({ value, start, node, parts: new Map() });
  if (isPlainLiteral(node)) return value(node.value);
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return value(node.quasis[0]!.value.cooked);
  if (node.type === 'UnaryExpression') {
    const sign = { '-': -1, '+': 1 }[node.operator as string];
    const number = withoutTypes(node.argument);
    if (sign && number.type === 'Literal' && typeof number.value === 'number')
      return value(sign * number.value);
  }
  if (node.type === 'BinaryExpression' && node.operator === '+' && isExpression(node.left)) {
    const parts = [readValue(node.left, path, reading), readValue(node.right, path, reading)];
    if (!parts[0] || !parts[1]) return;
    const [left, right] = [parts[0].value, parts[1].value];
    if (typeof left === 'string' && typeof right === 'string') return value(left + right);
  }
  if (node.type === 'Identifier') return readName(node, start, path, reading);
  if (node.type === 'ArrayExpression') return readList(node, start, path, reading);
  if (node.type === 'ObjectExpression') return readGroup(node, start, path, reading);
  const text = node.type === 'ArrowFunctionExpression' && textOf(node.body);
  if (text)
    return reading.refuse(
      start,
      path,
      `is a function, and nothing in a content file is executed: write ${text}`,
    );
  return reading.refuse(start, path, advice[node.type] ?? notData);
}

/** The label that a function would write: '{name}, home' for (name) => `${name}, home`. */
function textOf(body: Node | ESTree.FunctionBody): string | undefined {
  if (body.type !== 'TemplateLiteral') return;
  const names = body.expressions.flatMap((each) => (each.type === 'Identifier' ? `{${each.name}}` : []));
  if (names.length < body.expressions.length) return;
  return `'${body.quasis.map(({ value }, index) => value.cooked + (names[index] ?? '')).join('')}'`;
}

const notData =
  "is code, which is never executed: write a text between '…', a number, true or false, a list in [ ] or a group of fields in { }";
const called = 'calls a function, and nothing in a content file is executed: write what it returns';
const aFunction =
  'is a function, and nothing in a content file is executed: write a value, or for a label a text as in model/labels/en.ts';
const computed = 'is computed, and nothing in a content file is executed: write the result';
const advice: Record<string, string> = {
  CallExpression: called,
  NewExpression: called,
  TaggedTemplateExpression: called,
  ArrowFunctionExpression: aFunction,
  FunctionExpression: aFunction,
  TemplateLiteral:
    "is a template with code in it, and nothing in a content file is executed: write the whole text between '…'",
  MemberExpression:
    'is a part of another value: make that part a constant of its own, and write its name in both places',
  BinaryExpression: computed,
  UnaryExpression: computed,
  ConditionalExpression: computed,
  LogicalExpression: computed,
};

function isPlainLiteral(node: Node): node is Extract<Node, { type: 'Literal' }> {
  return node.type === 'Literal' && !('regex' in node) && !('bigint' in node);
}

function isExpression(node: { type: string }): node is Node {
  return node.type !== 'PrivateIdentifier';
}

function withoutTypes(node: Node): Node {
  return node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression'
    ? withoutTypes(node.expression)
    : node;
}

function readName(
  node: Extract<Node, { type: 'Identifier' }>,
  start: number,
  path: Path,
  { constant, refuse }: Reading,
): Part | undefined {
  const found = constant(node.name);
  if (found) return { ...found, start, node };
  if (found === false) return;
  if (node.name === 'undefined') return { value: undefined, start, node, parts: new Map() };
  const advice = "put a text or the name of a picture or clip between '…'";
  return refuse(start, path, `is ${node.name}, which is not defined: ${advice}`);
}

function readList(node: ESTree.ArrayExpression, start: number, path: Path, reading: Reading): Part {
  const entries: (Part | undefined)[] = [];
  let end = node.start + 1;
  for (const element of node.elements) {
    const at = [...path, entries.length];
    if (!element)
      entries.push(reading.refuse(end, at, 'is missing between two commas: write it, or remove a comma'));
    else if (element.type === 'SpreadElement') {
      const spread = readValue(element.argument, at, reading);
      if (Array.isArray(spread?.value)) entries.push(...partsOf(spread));
      else if (spread) reading.refuse(element.start, at, 'is no list: remove its ...');
    } else entries.push(readValue(element, at, reading));
    end = element?.end ?? end;
  }
  const read = entries.filter((entry) => entry !== undefined);
  return {
    value: read.map(({ value }) => value),
    start,
    node,
    parts: new Map(read.map((entry, index) => [String(index), entry])),
  };
}

function readGroup(node: ESTree.ObjectExpression, start: number, path: Path, reading: Reading): Part {
  const parts = new Map<string, Part>();
  for (const field of node.properties) {
    if (field.type === 'SpreadElement') {
      const spread = readValue(field.argument, path, reading);
      if (spread && isGroup(spread.value))
        for (const [name, part] of spread.parts) parts.set(name, { ...part, isSpread: true });
      else if (spread)
        reading.refuse(field.start, path, 'has ... before what is no group of fields: remove it');
      continue;
    }
    const name = nameOf(field);
    if (name === undefined)
      reading.refuse(field.start, path, 'has a field whose name is computed: write the name itself');
    else if (field.kind !== 'init' || field.method) reading.refuse(field.start, [...path, name], aFunction);
    else {
      const part = readValue(field.value, [...path, name], reading);
      if (part) parts.set(name, { ...part, start: field.start });
    }
  }
  const fields = Array.from(parts, ([name, { value }]) => [name, value]);
  return { value: Object.fromEntries(fields), start, node, parts };
}

function partsOf({ parts }: Part): Part[] {
  return Array.from(parts.values(), (part) => ({ ...part, isSpread: true }));
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (computed) return;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
