import { words as en } from '@balcao/workbench/words/en.ts';
import { words as es } from '@balcao/workbench/words/es.ts';
import { words as pt } from '@balcao/workbench/words/pt.ts';

/** Path prefix and strings for journeys, by language. */
export const locales = {
  pt: { prefix: '', lang: 'pt-PT', try: 'Experimentar', words: pt },
  es: { prefix: '/es', lang: 'es-ES', try: 'Probar', words: es },
  en: { prefix: '/en', lang: 'en', try: 'Try it', words: en },
} as const;
export type Locale = keyof typeof locales;

export const localeIds = Object.keys(locales) as Locale[];

/** Multibanco guide, which contains every kind of part. */
export const guidePath = '/docs/guides/payments/payment-multibanco';

export const categoryPath = '/docs/category/pagamentos';
