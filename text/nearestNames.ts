/** Maximum number of slips in a name, which is also limited to a third of its letters. */
const mostSlips = 3;

/** Maximum length of a compared name; the cost grows with the length. */
const longestName = 60;

const at = (row: readonly number[], i: number) => row[i] ?? Number.POSITIVE_INFINITY;

/** Number of slips between two words. A slip is an extra, missing or wrong letter, or two transposed letters. */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + wrong,
        isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return at(last, b.length);
}

/** Name in lower case without separators, so `validDate[End]`, `valid-date.end` and `valid_date_end` are equal. */
const folded = (name: string) => name.toLowerCase().replace(/[\s._/~[\]-]/g, '');

/**
 * Known names similar to a misspelt one, nearest first. Ignores case and separators.
 * @param most maximum number of slips; a short name may have slips in a third of its letters
 */
export function nearestNames(name: string, known: readonly string[], most = mostSlips): string[] {
  if (name.length > longestName) return [];
  const given = folded(name);
  const allowed = Math.min(most, name.length / 3);
  return known
    .filter((each) => Math.abs(folded(each).length - given.length) <= allowed)
    .map((each) => ({ each, slips: slipsBetween(given, folded(each)) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((one, other) => one.slips - other.slips)
    .map(({ each }) => each);
}
