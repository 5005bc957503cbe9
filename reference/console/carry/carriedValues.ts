import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import { modelsIn } from '../response/modelsIn.ts';

/** Kind of value that some calls return and others need. */
export interface CarryRule {
  kind: string;
  /** Model and field of a response that contain the value. */
  gives: readonly (readonly [model: string, field: string])[];
  /** Whether an object of the model supplies the value. By default, every object does. */
  when?(object: Readonly<Record<string, unknown>>): boolean;
  /** Parameters that need the value: start of the path, and key. */
  parameters?: readonly (readonly [path: string, key: string])[];
  /** Body fields that need the value: model and field. */
  fields?: readonly (readonly [model: string, field: string])[];
}

export interface CarriedValue {
  kind: string;
  value: string;
  from: string;
}

/** Value from the reader's server. */
export interface OwnValue {
  kind: string;
  value: string;
  /** Description for the reader, such as `your latest payment`. */
  words: string;
}

const mostOfAnAnswer = 3;

export function carriedValues(
  document: OpenApiDocument,
  rules: readonly CarryRule[],
  schema: JsonSchema,
  body: unknown,
  from: string,
): CarriedValue[] {
  const found = [...modelsIn(document, schema, body)];
  return rules.flatMap(({ kind, gives, when = () => true }) => {
    const values = found.flatMap(({ model, object }) =>
      gives.filter(([name]) => name === model && when(object)).map(([, field]) => object[field]),
    );
    const texts = values.filter((value): value is string => typeof value === 'string' && value !== '');
    return [...new Set(texts)].slice(0, mostOfAnAnswer).map((value) => ({ kind, value, from }));
  });
}

/** Kind of value that a parameter needs, according to the first matching rule. */
export function kindOfParameter(rules: readonly CarryRule[], path: string, key: string): string | undefined {
  return rules.find(({ parameters = [] }) => parameters.some(([start, name]) => name === key && path.startsWith(start)))
    ?.kind;
}

export function kindOfField(rules: readonly CarryRule[], model: string | undefined, field: string): string | undefined {
  return rules.find(({ fields = [] }) => fields.some(([name, key]) => name === model && key === field))?.kind;
}
