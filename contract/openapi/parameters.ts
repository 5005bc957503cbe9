import type * as z from 'zod';
import type { Operation } from '../operations/operation.ts';
import type { SchemaBook } from './schemas.ts';
import type { JsonSchema, Parameter } from './types.ts';

function parameter(
  place: 'path' | 'query',
  name: string,
  schema: JsonSchema,
  required: boolean,
  book: SchemaBook,
): Parameter {
  const { description = '', examples, ...rest } = schema;
  const range = rest.type === 'object';
  const example = range ? book.sample(rest) : examples?.[0];
  return {
    name,
    in: place,
    ...(required && { required }),
    description,
    ...(range && { style: 'deepObject' as const, explode: true }),
    schema: rest,
    ...(example !== undefined && { example }),
  };
}

function parametersOf(
  place: 'path' | 'query',
  fields: z.ZodObject | undefined,
  book: SchemaBook,
): Parameter[] {
  if (!fields) return [];
  const schema = book.describe(fields, 'input');
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    parameter(place, name, field, place === 'path' || required.includes(name), book),
  );
}

/** Parameters of an operation: those of its path, then those of its query; a range travels as `name[start]`. */
export function describeParameters(operation: Operation, book: SchemaBook): Parameter[] {
  return [...parametersOf('path', operation.params, book), ...parametersOf('query', operation.query, book)];
}
