import type { DescribedOperation, JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import type { ReferenceTexts } from './page/referenceTexts.ts';

const refusal = (codes: string[]) => ({
  description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  'x-error-codes': codes,
});

const answer = (model: string): JsonSchema => ({
  type: 'object',
  properties: {
    success: { type: 'boolean', description: 'It worked.' },
    data: { $ref: `#/components/schemas/${model}`, description: 'What was asked for.' },
  },
  required: ['success', 'data'],
});

/** Operation of a small library API, for tests. */
export function operation(operationId: string, more: Partial<DescribedOperation> = {}): DescribedOperation {
  return {
    operationId,
    tags: ['books'],
    summary: `Do ${operationId}`,
    description: 'What it does.\n\nWho may call it.',
    parameters: [{ $ref: '#/components/parameters/Language' }],
    responses: {
      200: {
        description: 'Done',
        content: {
          'application/json': {
            schema: answer('Book'),
            examples: { one: { summary: 'One', value: { success: true, data: { title: 'Os Maias' } } } },
          },
        },
      },
      401: refusal(['b101']),
    },
    ...more,
  };
}

const newBook: DescribedOperation['requestBody'] = {
  required: true,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/NewBook' },
      examples: { poems: { summary: 'Poems', value: { title: 'Mensagem' } } },
    },
  },
};

/** Message about a book; two of them differ only in their example. */
const message = (title: string): Partial<DescribedOperation> => ({
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Book' },
        examples: { one: { summary: title, value: { title } } },
      },
    },
  },
  responses: { 200: { description: 'Received' } },
});

/** Description of a library API that has one of each part that the reference shows. */
export const library: OpenApiDocument = {
  openapi: '3.1.1',
  info: { title: 'Library', version: '1.0', description: 'Lends books.' },
  servers: [],
  tags: [{ name: 'books', 'x-displayName': 'Books', description: 'What is lent.' }],
  paths: {
    '/books/{id}': {
      get: operation('getBook', {
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Which one.',
            schema: { type: 'string', minLength: 4, maxLength: 4 },
            example: 'b001',
          },
          { $ref: '#/components/parameters/Language' },
        ],
      }),
    },
    '/books': {
      post: operation('createBook', {
        deprecated: true,
        requestBody: newBook,
        responses: { ...operation('').responses, 422: refusal(['b201', 'b202']) },
        callbacks: {
          bookRead: {
            '{$request.body#/callbackUrl}': {
              post: operation('bookRead', { responses: { 200: { description: 'Received' } } }),
            },
          },
        },
      }),
    },
  },
  webhooks: {
    book_lost: { post: operation('book_lost', message('Os Maias')) },
    book_found: { post: operation('book_found', message('Clepsidra')) },
  },
  components: {
    securitySchemes: { basic: { type: 'http', scheme: 'basic', description: 'Name and password.' } },
    parameters: {
      Language: {
        name: 'Accept-Language',
        in: 'header',
        description: 'Language of messages.',
        schema: { type: 'string', enum: ['PT', 'EN'], default: 'PT' },
      },
    },
    responses: {},
    schemas: {
      Author: {
        description: 'Who wrote it.',
        type: 'object',
        properties: { name: { type: 'string', description: 'Their name.' } },
      },
      Book: {
        description: 'A book.',
        type: 'object',
        properties: {
          title: { type: 'string', description: 'Its title.', examples: ['Os Maias'] },
          authors: {
            type: 'array',
            items: { $ref: '#/components/schemas/Author' },
            description: 'Who wrote it.',
          },
        },
        required: ['title'],
      },
      NewBook: {
        description: 'A book to add.',
        type: 'object',
        properties: {
          title: { type: 'string', description: 'Its title.', minLength: 1 },
          shelf: {
            type: ['object', 'null'],
            description: 'Where it stands.',
            properties: { row: { type: 'integer', minimum: 1, description: 'Counted from the door.' } },
          },
        },
        required: ['title'],
      },
      Refusal: { description: 'Why not.', type: 'object', properties: { code: { type: 'string' } } },
    },
  },
};

/** Replaces strings with their names, so that tests do not depend on the wording. */
const own = (name: string): unknown => new Proxy({}, { get: (_, key) => (typeof key === 'string' ? key : name) });

const nested = new Set(['parameters', 'limits']);
const filled = new Set(['codes', 'everywhere', 'unfold']);

export const texts = new Proxy({} as ReferenceTexts, {
  get: (_, key) => {
    const name = String(key);
    if (filled.has(name)) return (...values: unknown[]) => [name, ...values].join(' ');
    return nested.has(name) ? own(name) : name;
  },
});
