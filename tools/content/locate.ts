import { type ESTree, parseSync } from 'vite';

export type Value = ESTree.ArrayExpressionElement;
export type Constants = Map<string, Value>;

/** The position of a field in the text of a file: `14:5`, its line and column. */
export type Position = (path: PropertyKey[]) => string | undefined;

/** Where a field is, as terminals and editors can open it: `content/ar/site.ts:14:5`. */
export type Locate = (file: string, path: PropertyKey[]) => string;

/**
 * Returns a function that gives the positions in a text. A value that is not written out has the position of the field around
 * it, or none.
 */
export function positionsIn(text: string): Position {
  let constants: Constants | undefined;
  return (path) => {
    constants ??= constantsIn(text);
    const start = startOf(path, constants);
    return start === undefined ? undefined : lineAndColumn(text, start);
  };
}

/** The values of the constants that the text of a file declares. */
export function constantsIn(text: string): Constants {
  const constants: Constants = new Map();
  for (const statement of parseSync('content.ts', text).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier') constants.set(id.name, init);
  }
  return constants;
}

function startOf([name, ...keys]: PropertyKey[], constants: Constants): number | undefined {
  let value = constants.get(String(name)) ?? null;
  let start = value?.start;
  for (const key of keys) {
    const field = fieldOf(writtenOut(value, constants), key);
    if (!field) break;
    start = field.start;
    value = field.type === 'Property' ? field.value : field;
  }
  return start;
}

/** What stands at a field. A constant whose name stands in place of the value is not followed: other fields may use it too. */
export function valueAt([name, ...keys]: PropertyKey[], constants: Constants): Value {
  const noConstants: Constants = new Map();
  let value = writtenOut(constants.get(String(name)) ?? null, noConstants);
  for (const key of keys) {
    const field = fieldOf(value, key) ?? null;
    value = writtenOut(field?.type === 'Property' ? field.value : field, noConstants);
  }
  return value;
}

export function fieldOf(value: Value, key: PropertyKey): Value | ESTree.ObjectProperty | undefined {
  if (value?.type === 'ObjectExpression')
    return value.properties.findLast(
      (property): property is ESTree.ObjectProperty =>
        property.type === 'Property' && nameOf(property) === key,
    );
  if (value?.type !== 'ArrayExpression') return;
  const before = value.elements.slice(0, Number(key) + 1);
  return before.some((element) => element?.type === 'SpreadElement') ? undefined : before[Number(key)];
}

function nameOf({ key }: ESTree.ObjectProperty): unknown {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? key.value : undefined;
}

/** The value without `satisfies`, `as` or brackets, or that of the constant whose name stands there. */
export function writtenOut(value: Value, constants: Constants): Value {
  if (
    value?.type === 'TSSatisfiesExpression' ||
    value?.type === 'TSAsExpression' ||
    value?.type === 'ParenthesizedExpression'
  )
    return writtenOut(value.expression, constants);
  return value?.type === 'Identifier' ? (constants.get(value.name) ?? value) : value;
}

export function lineAndColumn(text: string, start: number): string {
  const before = text.slice(0, start).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}
