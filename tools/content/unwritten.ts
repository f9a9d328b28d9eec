/** New entries begin with these words, which the launch list names until the owner has written their own. */
export const unwritten = 'Unwritten';

/** `???` is for what must be short, such as a figure. */
export function isUnwritten(text: string): boolean {
  return /^(Unwritten [a-z ]+|\?\?\?)\d*$/.test(text);
}
