export const languages = ['pt', 'es', 'en'] as const;
export type Language = (typeof languages)[number];

/** Tag by which amounts are written. */
export const localeOf: Record<Language, string> = { pt: 'pt-PT', es: 'es-ES', en: 'en-IE' };

/** The language a page was asked in; Portuguese when it is none of ours. */
export function languageOf(asked: string | null): Language {
  return languages.find((language) => language === asked) ?? 'pt';
}
