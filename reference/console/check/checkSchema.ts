import { type OutputUnit, Validator } from '@cfworker/json-schema';
import type { JsonSchema, OpenApiDocument } from '../../description/openApiDocument.ts';
import { valueAt } from '../draft/jsonPath.ts';

/** One way in which a value differs from its schema. */
export interface SchemaIssue {
  /** JSON pointer of the value, of the missing one where it is missing; empty for the whole. */
  pointer: string;
  keyword: string;
  /** What the keyword asks for: a length, a list of values, a format. */
  wanted: unknown;
  /** A value that would do. */
  example?: unknown;
  /** The value that is there; undefined where it is missing. */
  found: unknown;
}

/** Tells how a value differs; nothing where it conforms. */
export type SchemaCheck = (value: unknown) => SchemaIssue[];

/** Keywords that only pass on what is wrong inside them. */
const passing = new Set(['$ref', 'properties', 'items', 'additionalProperties', 'propertyNames']);

/**
 * A check against a schema of the description, with its references.
 * A time without an offset passes: the description may say how such a one is read.
 */
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

function issueOf(whole: JsonSchema, error: OutputUnit, value: unknown): SchemaIssue {
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

/** The schema a keyword stands in, by the way the validator took to it. */
function schemaAt(whole: JsonSchema, keywordLocation: string): JsonSchema {
  const way = keywordLocation.split('/').slice(1, -1);
  const components = whole.components as OpenApiDocument['components'];
  return way.reduce<JsonSchema>((schema, step) => {
    if (step !== '$ref') return (schema[unescaped(step)] ?? {}) as JsonSchema;
    return components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? {};
  }, whole);
}

function valuesOf(variants: readonly JsonSchema[]): unknown[] {
  return variants.flatMap(({ enum: values, type }) => values ?? (type === 'null' ? [null] : []));
}

const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/;

function isLocalTime({ keyword, wanted, found }: SchemaIssue): boolean {
  return keyword === 'format' && wanted === 'date-time' && typeof found === 'string' && localTime.test(found);
}
