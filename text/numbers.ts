import { languageTag } from './languageTags.ts';

/** Formats a number with grouping: `20 000`, `20,000`. */
export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(languageTag(language), { useGrouping: 'always' }).format(value);
}

/** Formats a size in megabytes: `64 MB`. */
export function formatMegabytes(bytes: number, language: string): string {
  return `${formatNumber(bytes / 1_000_000, language)} MB`;
}

/** Formats a list: `1, 2 e 3`, or `1, 2 ou 3` for a choice. */
export function formatList(
  items: readonly (string | number)[],
  language: string,
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat(languageTag(language), { type }).format(items.map(String));
}
