import type { Locale } from './locales.ts';

interface SearchWords {
  /** A question as it is typed, where it leads, and what is marked there. */
  typed: string;
  page: RegExp;
  marked: string;
  loading: string;
  failed: string;
  nowhere: string;
  nothing: string;
  absent: string;
}

/** What is asked of the search in each language, and what the search says. */
export const searchWords: Record<Locale, SearchWords> = {
  pt: {
    typed: 'quantas vezes se pode errar o pin',
    page: /\/docs\/guides\/terminals\/faq\?.*#pin$/,
    marked: 'PIN',
    loading: 'A carregar...',
    failed: 'Não foi possível carregar o índice da pesquisa.',
    nowhere: 'ornitorrinco',
    nothing: 'Nada encontrado para “ornitorrinco”.',
    absent: 'Ver o que não está documentado',
  },
  es: {
    typed: 'porque la firma no coincide',
    page: /\/es\/docs\/guides\/debug-webhooks\?.*#signature$/,
    marked: 'firma',
    loading: 'Cargando...',
    failed: 'No se ha podido cargar el índice de la búsqueda.',
    nowhere: 'ornitorrinco',
    nothing: 'No hay resultados para «ornitorrinco».',
    absent: 'Ver lo que no está documentado',
  },
  en: {
    typed: 'multibanco check digts',
    page: /\/en\/docs\/guides\/payments\/payment-multibanco\?.*#check-digits$/,
    marked: 'digits',
    loading: 'Loading...',
    failed: 'The search index could not be loaded.',
    nowhere: 'platypus',
    nothing: 'Nothing found for “platypus”.',
    absent: 'See what is not documented',
  },
};
