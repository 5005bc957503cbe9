import { existsSync } from 'node:fs';
import { join } from 'node:path';
import facts from '@balcao/contract/generated/facts.pt.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { pageOfMethod } from './soapPages.ts';

const site = join(import.meta.dirname, '../../..');

test('every method of the service has a page that exists', () => {
  const methods = facts.soap.methods.map(({ id }) => id);
  expect(Object.keys(pageOfMethod).sort()).toEqual([...methods].sort());
  expect(Object.values(pageOfMethod).filter((page) => !existsSync(join(site, `${page}.mdx`)))).toEqual([]);
});
