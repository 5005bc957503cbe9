import { slipsBetween } from '@balcao/text/nearestNames.ts';

/** Known words, folded, with the number of their occurrences. */
export type Vocabulary = Map<string, number>;

export function learn(vocabulary: Vocabulary, word: string, times = 1): void {
  vocabulary.set(word, (vocabulary.get(word) ?? 0) + times);
}

const slips = [
  { shortest: 8, most: 2 },
  { shortest: 5, most: 1 },
];

/** Whether two words may start alike despite a typing error: a cheap test before comparing thousands of words. */
const mayBeginAlike = (a: string, b: string) => a[0] === b[0] || a[1] === b[1] || a[0] === b[1] || a[1] === b[0];

/** Known word nearest to an unknown one. If several are equally near, the most frequent one. */
export function correct(word: string, vocabulary: Vocabulary): string | undefined {
  const most = slips.find(({ shortest }) => word.length >= shortest)?.most ?? 0;
  let nearest: { known: string; slips: number; count: number } | undefined;
  for (const [known, count] of most > 0 ? vocabulary : []) {
    if (Math.abs(known.length - word.length) > most || !mayBeginAlike(known, word) || /\d/.test(known)) continue;
    const made = slipsBetween(word, known);
    // The first letter is seldom wrong. With a second error, the word would be another one.
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
