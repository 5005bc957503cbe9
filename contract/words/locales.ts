/** The three languages of everything people read: site, responses, descriptions. Portuguese is the source. */
export const locales = ['pt', 'es', 'en'] as const;
export type Locale = (typeof locales)[number];

/** One sentence in each language; leaving one out does not compile. */
export type Words = Readonly<Record<Locale, string>>;

/** Fills the `{name}` placeholders of a sentence; one without a value stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The same sentence in Portuguese, Spanish and English, in that order. */
export const say = (pt: string, es: string, en: string): Words => ({ pt, es, en });

/** A word for the label, a sentence for the page. */
export interface Label {
  label: Words;
  words: Words;
}

/** A label of a few words, then its sentence in Portuguese, Spanish and English. */
export const labelled = (label: Words, ...sentence: Parameters<typeof say>): Label => ({
  label,
  words: say(...sentence),
});

/** What an operation does: in a few words, then in Portuguese, Spanish and English sentences. */
export const operationText = (summary: Words, ...sentence: Parameters<typeof say>) => ({
  summary,
  description: say(...sentence),
});
