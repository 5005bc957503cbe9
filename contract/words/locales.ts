/** Languages of the site, responses and descriptions. Portuguese is the source. */
export const locales = ['pt', 'es', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Text in all languages; a missing one is a compile error. */
export type Words = Readonly<Record<Locale, string>>;

/** Fills in the `{name}` placeholders of a text; a placeholder without a value is kept. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Creates a text from Portuguese, Spanish and English. */
export const say = (pt: string, es: string, en: string): Words => ({ pt, es, en });

/** Short label, and a sentence that explains it on pages. */
export interface Label {
  label: Words;
  words: Words;
}

/** Creates a label with its sentence in Portuguese, Spanish and English. */
export const labelled = (label: Words, ...sentence: Parameters<typeof say>): Label => ({
  label,
  words: say(...sentence),
});

/** Creates the summary and the description of an operation; the description is in Portuguese, Spanish and English. */
export const operationText = (summary: Words, ...sentence: Parameters<typeof say>) => ({
  summary,
  description: say(...sentence),
});

/** First supported language of `Accept-Language`, otherwise Portuguese (docs/decisions/languages.md). */
export function localeOf(header: string | null | undefined): Locale {
  if (!header) return 'pt';
  for (const part of header.split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    const known = locales.find((locale) => locale === tag);
    if (known) return known;
  }
  return 'pt';
}
