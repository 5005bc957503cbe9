import { slipsBetween } from '@balcao/text/nearestNames.ts';

/** Known words, folded, and how often each occurs. */
export type Vocabulary = Map<string, number>;

export function learn(vocabulary: Vocabulary, word: string, times = 1): void {
  vocabulary.set(word, (vocabulary.get(word) ?? 0) + times);
}

const slips = [
  { shortest: 8, most: 2 },
  { shortest: 5, most: 1 },
];

/** Whether two words can begin alike but for one slip: cheap, where a query meets thousands of words. */
const mayBeginAlike = (a: string, b: string) =>
  a[0] === b[0] || a[1] === b[1] || a[0] === b[1] || a[1] === b[0];

/** The known word that an unknown one was meant to be: the nearest, and of several the commonest. */
export function correct(word: string, vocabulary: Vocabulary): string | undefined {
  const most = slips.find(({ shortest }) => word.length >= shortest)?.most ?? 0;
  let nearest: { known: string; slips: number; count: number } | undefined;
  for (const [known, count] of most > 0 ? vocabulary : []) {
    if (Math.abs(known.length - word.length) > most || !mayBeginAlike(known, word) || /\d/.test(known))
      continue;
    const made = slipsBetween(word, known);
    // Few people get the first letter wrong; a second slip would make it another word.
    if (made > most || (made > 1 && known[0] !== word[0])) continue;
    if (!nearest || made < nearest.slips || (made === nearest.slips && count > nearest.count)) {
      nearest = { known, slips: made, count };
    }
  }
  return nearest?.known;
}

export function isBeginning(word: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(word)) return true;
  for (const known of vocabulary.keys()) if (known.startsWith(word)) return true;
  return false;
}
