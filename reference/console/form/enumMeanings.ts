/** Meaning of each value of an enumeration. */
export type EnumMeanings = Readonly<Record<string, string>>;

/**
 * The table of meanings that covers every value of an enumeration; a field is recognised by its values, not by its
 * name.
 * @param tables of all enumerations with known meanings
 */
export function meaningsOf(
  values: readonly unknown[],
  tables: readonly EnumMeanings[],
): EnumMeanings | undefined {
  return tables.find((table) => values.every((value) => table[String(value)] !== undefined));
}
