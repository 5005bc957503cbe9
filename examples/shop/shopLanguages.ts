export const languages = ['pt', 'es', 'en'] as const;
export type Language = (typeof languages)[number];

/** Locale for the format of amounts. */
export const localeOf: Record<Language, string> = { pt: 'pt-PT', es: 'es-ES', en: 'en-IE' };

/** Language requested for a page; Portuguese if the shop lacks it. */
export function languageOf(asked: string | null): Language {
  return languages.find((language) => language === asked) ?? 'pt';
}
