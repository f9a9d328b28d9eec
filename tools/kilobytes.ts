export function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
