/** Languages of the workbench. */
export type Locale = 'pt' | 'es' | 'en';

/** What `Intl` calls each of them: Portugal, Spain, and English with the day before the month. */
export const intlTags = { pt: 'pt-PT', es: 'es-ES', en: 'en-GB' } as const satisfies Record<Locale, string>;
