/** Chooses between the form for one and the form for any other number. */
type Plural = (count: number, one: string, other: string) => string;

/**
 * The forms of a language by the platform's plural rules (ECMA-402). Of the categories of Portuguese, Spanish and
 * English only `one` and `other` differ in what we write.
 * @param language BCP 47 tag, for example `pt-PT`: in Portugal zero is plural, in Brazil it is not
 */
export function pluralIn(language: string): Plural {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}

/** A number with its noun in the right form: `1 tentativa`, `2 tentativas`. */
export function countIn(language: string): Plural {
  const plural = pluralIn(language);
  return (count, one, other) => `${count} ${plural(count, one, other)}`;
}
