import { expect, test } from 'vitest';
import { smallDocumentation } from '../testing/smallDocumentation.ts';
import { checkDocumentation } from './checkDocumentation.ts';

test('every place that a search finds can be read', async () => {
  expect(await checkDocumentation(smallDocumentation, 'en')).toEqual([]);
});

test('a page, a section, an operation and a code that are not there are named', async () => {
  const { documents, ...rest } = smallDocumentation;
  const [page, section, operation, error] = documents.documents;
  if (!page || !section || !operation || !error) throw new Error('The small documentation has four places.');
  const broken = [
    { ...page, href: '/docs/guides/none' },
    { ...section, title: 'Another heading' },
    { ...operation, names: ['createNothing'] },
    { ...error, href: '/api#errors/e99999' },
  ];
  const found = await checkDocumentation({ ...rest, documents: { ...documents, documents: broken } }, 'en');
  expect(found).toEqual([
    'en: "read_page /docs/guides/none": The documentation has no page /docs/guides/none.',
    'en: "read_page /docs/guides/webhooks section verify": Page /docs/guides/webhooks has no section "verify".',
    'en: "describe_operation createNothing": there is nothing of that name',
    'en: "explain_error e99999": there is nothing of that name',
  ]);
});
