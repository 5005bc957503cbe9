import type { JsonSchema, OpenApiDocument } from '../../description/openApiDocument.ts';
import { modelsIn } from '../response/modelsIn.ts';

/** A kind of value that one call answers and another one asks for. */
export interface CarryRule {
  /** What it is: `payment`. */
  kind: string;
  /** Model and field that hold it in an answer. */
  gives: readonly (readonly [model: string, field: string])[];
  /** Parameters that ask for it: beginning of the path, and key. */
  parameters?: readonly (readonly [path: string, key: string])[];
  /** Fields of a body that ask for it: model and field. */
  fields?: readonly (readonly [model: string, field: string])[];
}

/** A value somebody answered. */
export interface CarriedValue {
  kind: string;
  value: string;
  /** The operation that answered it, in words. */
  from: string;
}

/** Of one answer at most so many values of a kind: a list may hold hundreds. */
const mostOfAnAnswer = 3;

/** The values in an answer that other calls may ask for. */
export function carriedValues(
  document: OpenApiDocument,
  rules: readonly CarryRule[],
  schema: JsonSchema,
  body: unknown,
  from: string,
): CarriedValue[] {
  const found = [...modelsIn(document, schema, body)];
  return rules.flatMap(({ kind, gives }) => {
    const values = found.flatMap(({ model, object }) =>
      gives.filter(([name]) => name === model).map(([, field]) => object[field]),
    );
    const texts = values.filter((value): value is string => typeof value === 'string' && value !== '');
    return [...new Set(texts)].slice(0, mostOfAnAnswer).map((value) => ({ kind, value, from }));
  });
}

/** The kind of value a parameter asks for. */
export function kindOfParameter(rules: readonly CarryRule[], path: string, key: string): string | undefined {
  return rules.find(({ parameters = [] }) =>
    parameters.some(([start, name]) => name === key && path.startsWith(start)),
  )?.kind;
}

/** The kind of value a field of a body asks for. */
export function kindOfField(
  rules: readonly CarryRule[],
  model: string | undefined,
  field: string,
): string | undefined {
  return rules.find(({ fields = [] }) => fields.some(([name, key]) => name === model && key === field))?.kind;
}
