/**
 * Why no command can run here, in one sentence, or nothing. Without an import, because a Node that is too old has not all of them.
 *
 * @param {{ node: string, needed: string, root: string }} here The version of Node, `engines.node`, and the project's folder.
 */
export function refusal({ node, needed, root }) {
  if (!accepts(needed, node))
    return `This is Node ${node}, and the project needs ${needed}: install another one from https://nodejs.org.`;
  const [letter] = /[#?]/.exec(root) ?? [];
  if (letter)
    return `The folder of the project is ${root}: its tools cannot read files below a name with '${letter}'. Rename that folder.`;
}

/**
 * Whether a version is in a range as packages write it: `^20.19.0 || >=24`.
 *
 * @param {string} range
 * @param {string} version
 */
export function accepts(range, version) {
  return range.split('||').some((part) =>
    [...part.matchAll(/(>=)?\s*(\d+)(?:\.(\d+))?(?:\.(\d+))?/g)].every(([, isOpen, ...wanted]) => {
      const given = version.split('.').map(Number);
      const difference = given.map((number, index) => number - Number(wanted[index] ?? 0));
      return (difference.find((each) => each !== 0) ?? 0) >= 0 && (isOpen || difference[0] === 0);
    }),
  );
}
