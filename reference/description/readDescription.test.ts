import type { DescribedOperation, JsonSchema } from '@balcao/openapi/types.ts';
import { describe, expect, test } from 'vitest';
import { library, operation } from '../testing.ts';
import { matchingAnchor, operationsOf } from './anchors.ts';
import { readDescription } from './readDescription.ts';

const reference = readDescription(library);
const [getBook, createBook] = operationsOf(reference);

function withModel(name: string, schema: JsonSchema) {
  const { components } = library;
  return { ...library, components: { ...components, schemas: { ...components.schemas, [name]: schema } } };
}

describe('a keyword the page cannot show', () => {
  test('is refused with its name and location', () => {
    const wrong = withModel('Book', { type: 'object', properties: { title: { type: 'string', oneOf: [] } } });
    expect(() => readDescription(wrong)).toThrow(/"oneOf" at Book\.title/);
  });

  test('is refused in a parameter, an answer and an operation alike', () => {
    const cases = {
      allowReserved: { parameters: [{ ...library.components.parameters.Language, allowReserved: true }] },
      links: { responses: { 200: { description: 'Done', links: {} } } },
      servers: { servers: [] },
    };
    for (const [keyword, more] of Object.entries(cases)) {
      const paths = { '/books': { get: operation('listBooks', more as object) } };
      expect(() => readDescription({ ...library, paths }), keyword).toThrow(`"${keyword}"`);
    }
  });

  test('may be an extension', () => {
    expect(() => readDescription(withModel('Author', { type: 'object', 'x-internal': true }))).not.toThrow();
  });
});

describe('places', () => {
  test('are below their operation: parameters, fields, responses', () => {
    expect(getBook?.anchor).toBe('tag/books/GET/books/{id}');
    expect(getBook?.parameters[0]?.fields[0]?.anchor).toBe('tag/books/GET/books/{id}/path/id');
    expect(createBook?.body?.fields[1]?.fields[0]?.anchor).toBe('tag/books/POST/books/body/shelf/row');
    expect(createBook?.responses.map(({ anchor }) => anchor)).toContain('tag/books/POST/books/422');
  });

  test('are never shared by two parts', () => {
    const paths = { '/books': { get: operation('one') }, '/books/': { get: operation('two') } };
    const twice = { ...library, tags: [...library.tags, ...library.tags], paths };
    expect(() => readDescription(twice)).toThrow(/would stand at #tag\/books/);
  });
});

describe('models', () => {
  test('stand once: where they are sent when nothing else uses them, else in a place of their own', () => {
    expect(createBook?.body?.fields.map(({ name }) => name)).toEqual(['title', 'shelf']);
    expect(reference.models.map(({ name }) => name)).toEqual(['Author', 'Book', 'Refusal']);
  });

  test('speak for a field that has no sentence of its own', () => {
    const shelf = withModel('Shelf', {
      type: 'object',
      properties: { best: { $ref: '#/components/schemas/Book' } },
    });
    const schema = { $ref: '#/components/schemas/Shelf' };
    const answer = { 200: { description: 'Done', content: { 'application/json': { schema } } } };
    const paths = { '/shelf': { get: operation('getShelf', { responses: answer }) } };
    expect(readDescription({ ...shelf, webhooks: {}, paths }).envelope[0]?.words).toBe('A book.');
  });

  test('that do not exist are an error with their name, wherever they are linked', () => {
    const gone = { $ref: '#/components/schemas/Gone' };
    const links = [gone, { type: 'array', items: gone }, { anyOf: [gone, { type: 'null' }] }];
    for (const found of links) {
      const linked = withModel('Book', { type: 'object', properties: { found } });
      expect(() => readDescription(linked)).toThrow('the description has no #/components/schemas/Gone');
    }
  });

  test('are linked from a list as from a field', () => {
    const authors = reference.models.find(({ name }) => name === 'Book')?.fields[1];
    expect(authors?.type).toEqual({ before: '', model: 'Author', after: '[]' });
  });
});

describe('what many operations have alike', () => {
  test('is shown once: the envelope, shared parameters, common refusals', () => {
    expect(reference.envelope.map(({ name }) => name)).toEqual(['success', 'data']);
    expect(reference.shared.map(({ name }) => name)).toEqual(['Accept-Language']);
    expect(getBook?.shared.map(({ anchor }) => anchor)).toEqual(['parameters/header/Accept-Language']);
    expect(reference.sharedResponses[0]).toMatchObject({ anchor: 'answers/401', codes: ['b101'] });
    expect(getBook?.responses[1]?.describedAt).toBe('answers/401');
  });

  test('a refusal that only a sandbox gives is not repeated at the operations that some give', () => {
    const { paths, components } = library;
    const get = paths['/books/{id}']?.get as DescribedOperation;
    const busy = {
      description: 'Busy: `b901`.',
      'x-error-codes': ['b901'],
      'x-sandbox-only': true as const,
    };
    const read = readDescription({
      ...library,
      paths: {
        ...paths,
        '/books/{id}': {
          get: { ...get, responses: { ...get.responses, 503: { $ref: '#/components/responses/Busy' } } },
        },
      },
      components: { ...components, responses: { Busy: busy } },
    });
    const told = operationsOf(read).flatMap(({ responses }) => responses.filter(({ isToldOnce }) => isToldOnce));
    expect(told.map(({ status, describedAt }) => [status, describedAt])).toEqual([
      ['401', 'answers/401'],
      ['503', 'answers/503'],
      ['401', 'answers/401'],
    ]);
  });

  test('a refusal of every body is not repeated at the operations that take one', () => {
    const { paths } = library;
    const get = paths['/books/{id}']?.get as DescribedOperation;
    const large = { description: 'Too large: `b413`.', 'x-error-codes': ['b413'] };
    const post = {
      ...get,
      operationId: 'addBook',
      requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      responses: { ...get.responses, 413: large },
    } as DescribedOperation;
    const { get: _, ...rest } = paths['/books/{id}'] ?? {};
    const read = readDescription({ ...library, paths: { '/books/{id}': { ...rest, get, post } } });
    const told = operationsOf(read).flatMap(({ method, responses }) =>
      responses.flatMap(({ status, isToldOnce }) => (isToldOnce ? [`${method} ${status}`.toLowerCase()] : [])),
    );
    expect(told).toContain('post 413');
    expect(told).not.toContain('get 413');
  });

  test('keeps only the specific text of each webhook', () => {
    expect(reference.webhookFrame?.responses.map(({ status }) => status)).toEqual(['200']);
    expect(reference.webhooks.map(({ name, responses }) => [name, responses])).toEqual([
      ['book_lost', []],
      ['book_found', []],
    ]);
  });
});

test('a type is written as code, limits as a sentence', () => {
  const [title, shelf] = createBook?.body?.fields ?? [];
  expect(shelf?.type.before).toBe('object | null');
  expect(title?.limits).toEqual([{ kind: 'length', value: '≥ 1' }]);
  expect(getBook?.parameters[0]?.fields[0]?.limits).toEqual([{ kind: 'length', value: '4' }]);
  expect(shelf?.fields[0]?.limits).toEqual([{ kind: 'range', value: '≥ 1' }]);
});

const places = ['tag/payments/POST/payments/{id}/refunds', 'model/Payment', 'errors/e04020'];

test.each([
  ['as it is', '#tag/payments/POST/payments/{id}/refunds', places[0]],
  ['with braces percent-encoded', '#tag/payments/POST/payments/%7Bid%7D/refunds', places[0]],
  ['with the method in lower case', '#tag/payments/post/payments/{id}/refunds', places[0]],
  ['with both', '#tag/payments/post/payments/%7bid%7d/refunds', places[0]],
  ['a model in lower case', '#model/payment', places[1]],
  ['a code in upper case', '#errors/E04020', places[2]],
  ['that no part of the page has', '#errors/e99999', undefined],
  ['with a broken percent sign', '#errors/%', undefined],
])('a place is found %s', (_, hash, place) => {
  expect(matchingAnchor(hash, places)).toBe(place);
});
