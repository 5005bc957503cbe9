/** Selects the singular or the plural form. */
type Plural = (count: number, one: string, other: string) => string;

/**
 * Plural forms of a language by the platform's rules (ECMA-402). Portuguese, Spanish and English need only
 * the categories `one` and `other`.
 * @param language BCP 47 tag, for example `pt-PT`: in Portugal zero is plural, in Brazil it is not
 */
export function pluralIn(language: string): Plural {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}

/** Number with its noun in the right form: `1 tentativa`, `2 tentativas`. */
export function countIn(language: string): Plural {
  const plural = pluralIn(language);
  return (count, one, other) => `${count} ${plural(count, one, other)}`;
}
