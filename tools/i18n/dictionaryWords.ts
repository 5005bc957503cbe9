/** What stands in texts and is no word: code, addresses, places to fill, wire names, numbers with their units. */
const other = /`[^`]*`|\b\w+:\/\/\S+|\s\/\S+|\{[^}]*\}|\S*[\p{L}\d][_@/#.]\p{L}\S*|\S*\d\S*/gu;

/**
 * The words of a text that a dictionary can know: no code, no names in capitals (API), none in camel case (PayPay).
 * A word keeps its hyphens and apostrophes: `guarda-lhe`, `doesn't`.
 */
export function dictionaryWords(text: string): string[] {
  const found =
    text
      .replaceAll('’', "'")
      .replace(other, ' ')
      .match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
  return found.filter((word) => !/^\p{Lu}{2,}s?$|\p{Ll}\p{Lu}/u.test(word));
}
