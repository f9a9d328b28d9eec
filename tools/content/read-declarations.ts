import type { ESTree } from 'vite';

/** What is wrong at a place of a file. */
export type Mistake = { start: number; path?: PropertyKey[]; field: string; message: string };

type Declarations = {
  /** The values of the constants, by their names. */
  values: Map<string, ESTree.Expression>;
  /** The names of constants, by those under which they are exported. */
  exported: Map<string, string>;
};

/** The constants of a file. Each statement that declares something else than constants and types is a mistake. */
export function readDeclarations(
  text: string,
  { body }: ESTree.Program,
): Declarations & { mistakes: Mistake[] } {
  const values: Declarations['values'] = new Map();
  const exported: Declarations['exported'] = new Map();
  const mistakes: Mistake[] = [];
  const refuse = ({ start, end }: { start: number; end: number }, message: string) => {
    const [line = ''] = text.slice(start, end).split('\n');
    mistakes.push({ start, field: line.length > 40 ? `${line.slice(0, 39)}…` : line, message });
  };

  function readStatement(statement: ESTree.Statement, isExported = false) {
    if (isOnlyType(statement)) return;
    const source = sourceOf(statement);
    if (source) mistakes.push({ start: statement.start, field: source, message: imported });
    else if (statement.type === 'VariableDeclaration') readConstants(statement, isExported);
    else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) readStatement(statement.declaration, true);
      for (const { local, exported: name, exportKind } of statement.specifiers)
        if (exportKind !== 'type') exported.set(nameOf(name), nameOf(local));
    } else refuse(statement, executed);
  }

  function readConstants(statement: ESTree.VariableDeclaration, isExported: boolean) {
    for (const { id, init } of statement.declarations) {
      if (statement.kind !== 'const') refuse(statement, 'can change its value: write const');
      else if (id.type !== 'Identifier')
        refuse(statement, 'takes a value apart: give each constant its own value');
      else if (init) {
        values.set(id.name, init);
        if (isExported) exported.set(id.name, id.name);
      } else refuse(statement, 'has no value: write = and the value');
    }
  }

  for (const statement of body) readStatement(statement);
  return { values, exported, mistakes };
}

const imported =
  "is imported, and a content file imports only types: write the name of a picture or clip between '…', like video: 'order-tracker'";
const executed =
  'is code, and a content file is data, which is never executed: write each value where it belongs, in export const … = …';

function isOnlyType(statement: ESTree.Statement): boolean {
  if (statement.type === 'ImportDeclaration')
    return (
      statement.importKind === 'type' ||
      (statement.specifiers.length > 0 &&
        statement.specifiers.every((each) => each.type === 'ImportSpecifier' && each.importKind === 'type'))
    );
  if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration')
    return statement.exportKind === 'type';
  return ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'EmptyStatement'].includes(statement.type);
}

function sourceOf(statement: ESTree.Statement): string | undefined {
  return 'source' in statement ? statement.source?.value : undefined;
}

function nameOf(name: ESTree.ModuleExportName): string {
  return 'name' in name ? name.name : name.value;
}
