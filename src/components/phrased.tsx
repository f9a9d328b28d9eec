import { usePhrases } from '../site.ts';

/** A short text whose lines break between phrases. */
export function Phrased({ children }: { children: string }) {
  return usePhrases()(children);
}
