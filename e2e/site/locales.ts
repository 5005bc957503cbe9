import { words as en } from '@balcao/workbench/words/en.ts';
import { words as es } from '@balcao/workbench/words/es.ts';
import { words as pt } from '@balcao/workbench/words/pt.ts';

/** What a journey needs to know of a language: where its pages are and what they say. */
export const locales = {
  pt: { prefix: '', lang: 'pt-PT', try: 'Experimentar', notFound: 'Página não encontrada', words: pt },
  es: { prefix: '/es', lang: 'es-ES', try: 'Probar', notFound: 'Página no encontrada', words: es },
  en: { prefix: '/en', lang: 'en', try: 'Try it', notFound: 'Page not found', words: en },
} as const;
export type Locale = keyof typeof locales;

export const localeIds = Object.keys(locales) as Locale[];

/** The Multibanco guide, the first page that uses everything. */
export const guidePath = '/docs/guides/payments/payment-multibanco';

/** Every kind of page there is, once. */
export const pageTypes = {
  home: '/',
  reference: '/api',
  guide: guidePath,
  notFound: '/no/such/page',
} as const;
