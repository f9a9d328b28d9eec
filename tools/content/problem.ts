/** A line and a column of a file, as editors count them. */
export type Position = { line: number; column: number };

/** A file of the project, `content/ar/site.ts`, and where in it, if that is known. */
export type Place = { file: string; position?: Position | undefined };

/** What is wrong or left to do, at a field of a file. `path` leads to the field in what the file exports. */
export type Problem = Place & { path: PropertyKey[]; field: string; message: string };

/** About a file as a whole. */
export function problemOfFile(file: string, message: string, field = ''): Problem {
  return { file, path: [], field, message };
}

/** As terminals and editors can open it: `content/ar/site.ts:14:5`. */
export function placeText({ file, position }: Place): string {
  return position ? `${file}:${position.line}:${position.column}` : file;
}

/** A line for the terminal: where it is, the name of the field, and what to do. */
export function lineOf(problem: Problem): string {
  return [placeText(problem), problem.field, problem.message].filter(Boolean).join('  ');
}

export function withoutPosition<Placed extends Place>({ position: _, ...rest }: Placed) {
  return rest;
}
