import { firstGuide } from './src/components/routes.ts';

/** Former paths of pages, with the current ones (docs/decisions/site-routes.md). */
export const redirects: Readonly<Record<string, string>> = {
  '/docs': firstGuide,
  '/docs/category/versões-anteriores-prestashop': '/docs/category/versoes-anteriores-prestashop',
  '/docs/guides/simulation': '/docs/guides/differences',
  '/docs/guides/promises': '/docs/guides/differences#guarantees',
  '/docs/guides/operate': '/docs/guides/running-sandbox#server',
  '/docs/guides/operate-several': '/docs/guides/running-sandbox#several',
};
