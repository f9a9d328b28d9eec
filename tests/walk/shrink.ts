/** Removes parts of a list as long as the rest still fails: first large parts, at last single items. */
export async function shrink<Item>(
  items: Item[],
  fails: (items: Item[]) => Promise<boolean>,
): Promise<Item[]> {
  let shortest = items;
  for (let size = Math.ceil(items.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < shortest.length; ) {
      const rest = [...shortest.slice(0, start), ...shortest.slice(start + size)];
      if (await fails(rest)) shortest = rest;
      else start += size;
    }
  }
  return shortest;
}
