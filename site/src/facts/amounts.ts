/**
 * An amount as people of that language read it: 10,00 € in Portuguese and Spanish, €10.00 in English.
 * @param cents whole cents
 * @param language BCP 47 tag, for example `pt-PT`
 */
export function formatAmount(cents: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  }).format(cents / 100);
}

/** A number as people of that language group its digits: `20 000`, `20,000`. */
export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: 'always' }).format(value);
}

/** A size in megabytes: `64 MB`. */
export function formatMegabytes(bytes: number, language: string): string {
  return `${formatNumber(bytes / 1_000_000, language)} MB`;
}

/** A list in words: `1, 2 e 3`, or as a choice: `1, 2 ou 3`. */
export function formatList(
  items: readonly (string | number)[],
  language: string,
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(items.map(String));
}

/**
 * A length of time in words: `30 minutos`, or from one to another: `2–5 segundos`.
 * @param amount one number of units, or the first and the last
 */
export function formatTime(
  amount: number | readonly [from: number, to: number],
  unit: 'second' | 'minute' | 'month',
  language: string,
): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return typeof amount === 'number' ? format.format(amount) : format.formatRange(...amount);
}
