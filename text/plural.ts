/** Chooses between the singular and plural forms of a noun. */
type Plural = (count: number, one: string, other: string) => string;

/**
 * Chooses plural forms by the rules of a language (ECMA-402). Portuguese, Spanish and English need only the categories
 * `one` and `other`.
 * @param language BCP 47 tag, such as `pt-PT`; in Portugal zero is plural, in Brazil it is not
 */
export function pluralIn(language: string): Plural {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}

/** Formats a number with its noun in the right form: `1 tentativa`, `2 tentativas`. */
export function countIn(language: string): Plural {
  const plural = pluralIn(language);
  return (count, one, other) => `${count} ${plural(count, one, other)}`;
}
