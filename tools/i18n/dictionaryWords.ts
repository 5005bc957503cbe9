/** Patterns of non-words: code, URLs, placeholders, wire names, numbers with units. */
const other = /`[^`]*`|\b\w+:\/\/\S+|\s\/\S+|\{[^}]*\}|\S*[\p{L}\d][_@/#.]\p{L}\S*|\S*\d\S*/gu;

/**
 * The words of a text for spell checking: no code, capitals (API) or camel case (PayPay). Words keep hyphens and
 * apostrophes: `guarda-lhe`, `doesn't`.
 */
export function dictionaryWords(text: string): string[] {
  const found =
    text
      .replaceAll('’', "'")
      .replace(other, ' ')
      .match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
  return found.filter((word) => !/^\p{Lu}{2,}s?$|\p{Ll}\p{Lu}/u.test(word));
}
