import type { Locale } from '../locale.ts';

/** What `lang` calls each language. */
export const htmlLang = { pt: 'pt-PT', es: 'es-ES', en: 'en' } as const satisfies Record<Locale, string>;
