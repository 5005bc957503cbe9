import { expect, test } from 'vitest';
import { jsonIn, operationsIn, parametersOf, responsesOf } from './operations.ts';
import type { Components, DescribedOperation, PathItem } from './types.ts';

const operation = (operationId: string, more: Partial<DescribedOperation> = {}): DescribedOperation => ({
  operationId,
  tags: ['books'],
  summary: operationId,
  description: operationId,
  responses: {},
  ...more,
});

const components: Partial<Components> = {
  parameters: {
    Language: { name: 'Accept-Language', in: 'header', description: 'Language.', schema: { type: 'string' } },
  },
  responses: { Full: { description: 'Full.', 'x-sandbox-only': true } },
};

test('operations come in the order of the document, each with its path and method', () => {
  const paths = {
    '/books/{id}': { get: operation('getBook'), delete: operation('deleteBook') },
    '/books': { post: operation('createBook') },
  };
  const found = operationsIn(paths).map(({ path, method, operation: { operationId } }) => {
    return `${method} ${path} ${operationId}`;
  });
  expect(found).toEqual([
    'get /books/{id} getBook',
    'delete /books/{id} deleteBook',
    'post /books createBook',
  ]);
  expect(operationsIn(undefined)).toEqual([]);
});

test('what else a path says is no operation', () => {
  const item = { summary: 'A book.', parameters: [], servers: [], get: operation('getBook') } as PathItem;
  expect(operationsIn({ '/books/{id}': item }).map(({ method }) => method)).toEqual(['get']);
});

test('an operation has its own parameters and those it shares, in its order', () => {
  const id = { name: 'id', in: 'path', required: true, description: 'Which.', schema: {} } as const;
  const shared = { $ref: '#/components/parameters/Language', description: 'Of the title.' };
  const parameters = parametersOf({ components }, operation('getBook', { parameters: [id, shared] }));
  expect(parameters.map(({ name }) => name)).toEqual(['id', 'Accept-Language']);
  expect(parameters[1]?.description).toBe('Of the title.');
  expect(parametersOf({ components }, operation('listBooks'))).toEqual([]);
});

test('an operation has its own responses and those it shares, by status', () => {
  const responses = { 200: { description: 'Done.' }, 503: { $ref: '#/components/responses/Full' } };
  expect(responsesOf({ components }, operation('getBook', { responses }))).toEqual([
    ['200', { description: 'Done.' }],
    ['503', { description: 'Full.', 'x-sandbox-only': true }],
  ]);
});

test('JSON is told from other media', () => {
  const json = { schema: { type: 'object' } };
  expect(jsonIn({ 'text/event-stream': { schema: {} }, 'application/json': json })).toBe(json);
  expect(jsonIn({ 'text/event-stream': { schema: {} } })).toBeUndefined();
  expect(jsonIn(undefined)).toBeUndefined();
});
