import { expect, test } from 'vitest';
import { siteLocales as locales } from '../locales.ts';
import { missingRoutes } from './routes.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const page = '/docs/guides/payments/payment-multibanco';

test('a route without a page is missing in its language', () => {
  const built = temporaryFolder({ 'index.html': '', 'en/index.html': '', [`es${page}.html`]: '' });
  expect(missingRoutes(built, locales, ['/', page])).toEqual([
    { locale: 'pt', missing: [page] },
    { locale: 'es', missing: ['/'] },
    { locale: 'en', missing: [page] },
  ]);
});

test('a language the site was not built in has no routes to answer', () => {
  const counts = missingRoutes(temporaryFolder({}), ['pt', 'en'], ['/']);
  expect(counts.map(({ locale }) => locale)).toEqual(['pt', 'en']);
});
