import { expect, test } from 'vitest';
import { siteLocales as locales } from '../locales.ts';
import { countRoutes } from './routes.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const page = '/docs/guides/payments/payment-multibanco';
const draft = '---\ntitle: x\ndraft: true\n---\n';

test('reports a route that exists in one language only', () => {
  const built = temporaryFolder({ 'index.html': '', 'en/index.html': '' });
  const counts = countRoutes(built, temporaryFolder({}), locales, ['/']);
  expect(counts.map(({ locale, answered }) => [locale, answered.length])).toEqual([
    ['pt', 1],
    ['es', 0],
    ['en', 1],
  ]);
});

test('a page marked as a draft counts as one, whether it is a file or the first of a folder', () => {
  const docs = temporaryFolder({ [`${page.slice(6)}.mdx`]: draft, 'soap/index.mdx': draft });
  const [pt] = countRoutes(temporaryFolder({}), docs, locales, [page, '/docs/soap']);
  expect(pt).toMatchObject({ drafts: [page, '/docs/soap'], missing: [] });
});

test('a group is a draft while all of its pages are', () => {
  const cloud = ['index', 'send-payment', 'send-refund'].map((name) => `guides/terminals/cloud/${name}.mdx`);
  const docs = temporaryFolder(Object.fromEntries(cloud.map((file) => [file, draft])));
  const written = temporaryFolder(
    Object.fromEntries(cloud.map((file, at) => [file, at === 0 ? '# x' : draft])),
  );
  expect(countRoutes(temporaryFolder({}), docs, locales, ['/docs/category/cloud'])[0]?.drafts).toHaveLength(
    1,
  );
  expect(
    countRoutes(temporaryFolder({}), written, locales, ['/docs/category/cloud'])[0]?.missing,
  ).toHaveLength(1);
});

test('a route without a page is missing', () => {
  const [pt] = countRoutes(temporaryFolder({}), temporaryFolder({}), locales, ['/', page]);
  expect(pt?.missing).toEqual(['/', page]);
});

test('a language the site was not built in has no routes to answer', () => {
  const counts = countRoutes(temporaryFolder({}), temporaryFolder({}), ['pt', 'en'], ['/']);
  expect(counts.map(({ locale, missing }) => [locale, missing])).toEqual([
    ['pt', ['/']],
    ['en', ['/']],
  ]);
});
