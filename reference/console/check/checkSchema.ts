import { type ReferencedParts, targetOf } from '@balcao/openapi/references.ts';
import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import { valueAt } from '@balcao/text/jsonPath.ts';
import { type OutputUnit, Validator } from '@cfworker/json-schema';

export interface SchemaIssue {
  /** JSON Pointer to the value, which may be missing; empty for the whole document. */
  pointer: string;
  keyword: string;
  /** Value that the keyword requires: a length, a list of values, a format. */
  wanted: unknown;
  example?: unknown;
  found: unknown;
}

export type SchemaCheck = (value: unknown) => SchemaIssue[];

/** Keywords with errors that only repeat those of inner values. */
const passing = new Set(['$ref', 'properties', 'items', 'additionalProperties', 'propertyNames']);

/** Validates values against a schema. A time without an offset is valid, because some descriptions allow it. */
export function schemaCheck(document: OpenApiDocument, schema: JsonSchema): SchemaCheck {
  const whole = { ...schema, components: document.components };
  const validator = new Validator(whole as ConstructorParameters<typeof Validator>[0], '2020-12', false);
  return (value) => {
    const { errors } = validator.validate(value);
    const issues = errors.filter(isCause).map((error) => issueOf(whole, error, value));
    return issues.filter((issue) => !isLocalTime(issue));
  };
}

function isCause({ keyword, keywordLocation }: OutputUnit): boolean {
  return !passing.has(keyword) && !/\/anyOf\/\d/.test(keywordLocation);
}

function issueOf(whole: JsonSchema & ReferencedParts, error: OutputUnit, value: unknown): SchemaIssue {
  const { keyword, keywordLocation, instanceLocation } = error;
  const pointer = instanceLocation.slice(1);
  const schema = schemaAt(whole, keywordLocation);
  const found = valueAt(value, pointer.split('/').slice(1).map(unescaped));
  if (keyword === 'anyOf') return { pointer, keyword: 'enum', wanted: valuesOf(schema.anyOf ?? []), found };
  if (keyword !== 'required') {
    return { pointer, keyword, wanted: schema[keyword], example: schema.examples?.[0], found };
  }
  const missing = /"(.*)"/.exec(error.error)?.[1] ?? '';
  return { pointer: `${pointer}/${missing}`, keyword, wanted: missing, found: undefined };
}

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** Finds the schema that contains the keyword at a location reported by the validator. */
function schemaAt(whole: JsonSchema & ReferencedParts, keywordLocation: string): JsonSchema {
  const way = keywordLocation.split('/').slice(1, -1);
  return way.reduce<JsonSchema>((schema, step) => {
    if (step !== '$ref') return (schema[unescaped(step)] ?? {}) as JsonSchema;
    return targetOf<JsonSchema>(whole, schema);
  }, whole);
}

function valuesOf(variants: readonly JsonSchema[]): unknown[] {
  return variants.flatMap(({ enum: values, type }) => values ?? (type === 'null' ? [null] : []));
}

const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/;

function isLocalTime({ keyword, wanted, found }: SchemaIssue): boolean {
  return keyword === 'format' && wanted === 'date-time' && typeof found === 'string' && localTime.test(found);
}
