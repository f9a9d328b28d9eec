/** The whole address of a path of this site, wherever it is published. */
export function absoluteAddress(siteUrl: string, path: string): string {
  return siteUrl.replace(/\/*$/, path);
}
