import { expect, test } from 'vitest';
import { operationsIn } from './operations.ts';
import type { PathItem } from './types.ts';

test('what else a path says is no operation', () => {
  const get = { operationId: 'getBook', tags: [], summary: '', description: '', responses: {} };
  const item = { summary: 'A book.', parameters: [], servers: [], get } as PathItem;
  expect(operationsIn({ '/books/{id}': item }).map(({ method }) => method)).toEqual(['get']);
});
