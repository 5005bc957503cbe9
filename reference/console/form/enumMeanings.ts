/** What each value of an enumeration means, for people. */
export type EnumMeanings = Readonly<Record<string, string>>;

/**
 * The table that explains every value of an enumeration; a field is known by its values, whatever its name.
 * @param tables of all enumerations the page can explain
 */
export function meaningsOf(
  values: readonly unknown[],
  tables: readonly EnumMeanings[],
): EnumMeanings | undefined {
  return tables.find((table) => values.every((value) => table[String(value)] !== undefined));
}
