export const languages = ['pt', 'es', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language a page was asked in; Portuguese when it is none of ours. */
export function languageOf(asked: string | null): Language {
  return languages.find((language) => language === asked) ?? 'pt';
}
