/** Of these names the one that is most like another, which may be misspelt. */
export function nearest(name: string, names: string[]): string {
  return names.toSorted((one, other) => distance(one, name) - distance(other, name))[0]!;
}

/** Of these names the one that a misspelt name may stand for, if there is one. */
export function near(name: string, names: string[]): string | undefined {
  const most = Math.min(name.length / 2, Math.max(2, name.length / 4));
  // The distance of others, which may take long to find, is at least that of their lengths.
  const possible = names.filter(({ length }) => Math.abs(length - name.length) <= most);
  const found = possible.length > 0 ? nearest(name, possible) : undefined;
  return found !== undefined && distance(found, name) <= most ? found : undefined;
}

/** How many letters have to be added, left out or changed to make one word from the other. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at++)
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === other[at] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
