/**
 * Which font file serves which letters, with few files: the one that has most of them comes first. Each letter is served
 * once; `missing` are those that no file has.
 */
export function shareOut<File extends { letters: string[] }>(letters: string[], files: File[]) {
  const missing = new Set(letters);
  const served: { file: File; letters: string[] }[] = [];
  const left = files.map((file) => ({ file, letters: file.letters.filter((letter) => missing.has(letter)) }));
  while (left.length > 0) {
    for (const each of left) each.letters = each.letters.filter((letter) => missing.has(letter));
    left.sort((a, b) => b.letters.length - a.letters.length);
    const most = left.shift()!;
    if (most.letters.length === 0) break;
    for (const letter of most.letters) missing.delete(letter);
    served.push(most);
  }
  return { served, missing: [...missing] };
}
