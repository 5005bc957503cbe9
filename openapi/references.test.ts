import { expect, test } from 'vitest';
import { nameOfReference, resolveReference, targetOf } from './references.ts';
import type { Components, DescribedParameter, DescribedResponse, JsonSchema } from './types.ts';

const schemaAt = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const book: JsonSchema = {
  type: 'object',
  description: 'A book.',
  properties: { title: { type: 'string' } },
};
const language: DescribedParameter = {
  name: 'Accept-Language',
  in: 'header',
  description: 'Language.',
  schema: { type: 'string' },
};
const components: Partial<Components> = {
  schemas: {
    Book: book,
    Novel: { ...schemaAt('Book'), description: 'A novel.' },
    Favourite: schemaAt('Novel'),
    'Book/Paper~': { type: 'string' },
    Hen: schemaAt('Egg'),
    Egg: schemaAt('Hen'),
    Orphan: schemaAt('Gone'),
  },
  parameters: { Language: language },
  responses: { Full: { description: 'Full.', 'x-error-codes': ['b101'] } },
};
const document = { components };

test('a reference has the name of what it leads to', () => {
  expect(nameOfReference(schemaAt('Book'))).toBe('Book');
  expect(nameOfReference({ $ref: '#/components/parameters/Language' })).toBe('Language');
  expect(nameOfReference(book)).toBeUndefined();
});

test('schemas, parameters and responses are found', () => {
  expect(resolveReference<JsonSchema>(document, schemaAt('Book'))).toEqual(book);
  const parameter = { $ref: '#/components/parameters/Language' };
  expect(resolveReference<DescribedParameter>(document, parameter)).toEqual(language);
  const response = resolveReference<DescribedResponse>(document, { $ref: '#/components/responses/Full' });
  expect(response['x-error-codes']).toEqual(['b101']);
});

test('what is no reference is returned as it is', () => {
  expect(resolveReference(document, book)).toBe(book);
  const named: JsonSchema = { $ref: undefined, type: 'string' };
  expect(resolveReference(document, named)).toBe(named);
});

test('keywords beside a reference override those of the target', () => {
  const schema = resolveReference<JsonSchema>(document, {
    ...schemaAt('Book'),
    description: 'The one read.',
  });
  expect(schema).toEqual({ ...book, description: 'The one read.' });
  expect(book.description).toBe('A book.');
});

test('a chain is followed to its end, and the outermost keywords override', () => {
  expect(resolveReference<JsonSchema>(document, schemaAt('Favourite'))).toEqual({
    ...book,
    description: 'A novel.',
  });
  const outer = { ...schemaAt('Favourite'), description: 'Mine.' };
  expect(resolveReference<JsonSchema>(document, outer).description).toBe('Mine.');
});

test('a target can be had as it is written, a reference itself', () => {
  expect(targetOf(document, schemaAt('Favourite'))).toEqual(schemaAt('Novel'));
});

test('names with the signs of a pointer are found', () => {
  expect(resolveReference<JsonSchema>(document, schemaAt('Book~1Paper~0'))).toEqual({ type: 'string' });
});

test.each([
  schemaAt('Gone'),
  schemaAt('Orphan'),
  schemaAt('constructor'),
  schemaAt('Book/type'),
  { $ref: '#/components/links/Next' },
  { $ref: 'other.json#/components/schemas/Book' },
  { $ref: '' },
])('$$ref to nothing is an error that names it', (reference) => {
  const missing = reference.$ref.endsWith('Orphan') ? schemaAt('Gone') : reference;
  expect(() => resolveReference(document, reference)).toThrow(`the description has no ${missing.$ref}`);
});

test('a reference that leads back to itself is an error', () => {
  expect(() => resolveReference(document, schemaAt('Hen'))).toThrow(/schemas\/Hen leads back to itself/);
});
