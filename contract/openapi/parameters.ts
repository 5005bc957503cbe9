import type { DescribedParameter, JsonSchema } from '@balcao/openapi/types.ts';
import type * as z from 'zod';
import type { Operation } from '../operations/operation.ts';
import type { ComponentSchemas } from './schemas.ts';

function parameter(
  place: 'path' | 'query',
  name: string,
  schema: JsonSchema,
  required: boolean,
  components: ComponentSchemas,
): DescribedParameter {
  const { description = '', examples, ...rest } = schema;
  const range = rest.type === 'object';
  const example = range ? components.sample(rest) : examples?.[0];
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
  components: ComponentSchemas,
): DescribedParameter[] {
  if (!fields) return [];
  const schema = components.describe(fields, 'parameters');
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    parameter(place, name, field, place === 'path' || required.includes(name), components),
  );
}

/** Describes path parameters, then query parameters; a range has the form `name[start]`. */
export function describeParameters(operation: Operation, components: ComponentSchemas): DescribedParameter[] {
  return [...parametersOf('path', operation.params, components), ...parametersOf('query', operation.query, components)];
}
