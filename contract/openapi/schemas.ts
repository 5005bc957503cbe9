import { resolveReference } from '@balcao/openapi/references.ts';
import type { JsonSchema } from '@balcao/openapi/types.ts';
import * as z from 'zod';
import { dateTime } from '../schema/formats.ts';
import { notes } from '../schema/notes.ts';
import type { Locale, Words } from '../words/locales.ts';
import { translateExample } from './translateExample.ts';

/** Pattern by which zod describes date-times, without a format because their offset is optional. */
const dateTimePattern = (z.toJSONSchema(dateTime) as JsonSchema).pattern;

/** Formats to which zod adds a pattern too long to read. */
const formatsThatSuffice = ['date-time', 'email', 'uri'];

/** Whether a keyword has no information, such as JavaScript's largest integer, or `additionalProperties: false`. */
function isNoise(key: string, value: unknown, schema: JsonSchema): boolean {
  if (key === 'maximum' || key === 'minimum') return Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
  if (key === 'pattern') return formatsThatSuffice.includes(schema.format ?? '');
  if (key === 'additionalProperties') return value === false;
  return ['words', 'example', 'id', '$schema', '$defs'].includes(key);
}

interface Form {
  locale: Locale;
  /** Set only for parameters, because type generators take a body field with a `default` as required. */
  withDefaults?: boolean;
}

function map(of: Record<string, JsonSchema>, form: Form): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(of).map(([key, schema]) => [key, clean(schema, form)]));
}

/** Converts `anyOf` of a type and null to a list of two types, which more renderers and generators support. */
function withNull(schema: JsonSchema): JsonSchema {
  const [first, second] = schema.anyOf ?? [];
  if (schema.anyOf?.length !== 2 || typeof first?.type !== 'string' || second?.type !== 'null') return schema;
  const { anyOf: _, ...rest } = schema;
  const values = first.enum && { enum: [...first.enum, null] };
  return { ...first, ...rest, ...values, type: [first.type, 'null'] };
}

/** Replaces a text `const`, which older generators do not support, with an enum of one value. */
function withoutConst({ const: value, ...schema }: JsonSchema): JsonSchema {
  return typeof value === 'string' ? { ...schema, enum: [value] } : schema;
}

function cleanValue(key: string, value: unknown, form: Form): unknown {
  if (key === 'properties') return map(value as Record<string, JsonSchema>, form);
  if (key === 'items') return clean(value as JsonSchema, form);
  if (key === 'anyOf') return (value as JsonSchema[]).map((schema) => clean(schema, form));
  if (key === 'additionalProperties') return clean(value as JsonSchema, form);
  if (key === '$ref') return String(value).replace('#/$defs/', '#/components/schemas/');
  return value;
}

/** Adapts a schema to one language: adds description and example, and removes keywords without information. */
function clean(schema: JsonSchema, form: Form): JsonSchema {
  const { locale, withDefaults } = form;
  const words = schema.words as Words | undefined;
  const result: JsonSchema = words ? { description: words[locale] } : {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'default' && !withDefaults) continue;
    if (!isNoise(key, value, schema)) result[key] = cleanValue(key, value, form);
  }
  if (result.type === 'integer' && result.exclusiveMinimum === 0) {
    delete result.exclusiveMinimum;
    result.minimum = 1;
  }
  if (result.pattern === dateTimePattern) {
    delete result.pattern;
    // The format implies the length, which only bounds the fractions of a second.
    delete result.maxLength;
    result.format = 'date-time';
  }
  if ('example' in schema && schema.example !== undefined) {
    result.examples = [translateExample(schema.example, locale)];
  }
  return withoutConst(withNull(result));
}

const known = { input: new WeakMap<z.ZodType, JsonSchema>(), output: new WeakMap<z.ZodType, JsonSchema>() };

/** Converts a schema to JSON Schema; the result is cached for all languages. */
function converted(schema: z.ZodType, io: keyof typeof known): JsonSchema {
  const json =
    known[io].get(schema) ?? (z.toJSONSchema(schema, { metadata: notes, io, target: 'draft-2020-12' }) as JsonSchema);
  known[io].set(schema, json);
  return json;
}

/** Converts zod schemas to OpenAPI components. Requests come first, because a model keeps its first form. */
export class ComponentSchemas {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly locale: Locale;

  constructor(locale: Locale) {
    this.locale = locale;
  }

  /** @param use role of the schema: request body, parameters or response */
  describe(schema: z.ZodType, use: 'input' | 'parameters' | 'output'): JsonSchema {
    const { $defs, ...root } = converted(schema, use === 'output' ? 'output' : 'input');
    for (const [id, definition] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>)) {
      this.schemas[id] ??= clean(definition, { locale: this.locale });
    }
    return clean(root, { locale: this.locale, withDefaults: use === 'parameters' });
  }

  resolve(schema: JsonSchema): JsonSchema {
    return resolveReference({ components: { schemas: this.schemas } }, schema);
  }

  /** Builds a value from the examples of its fields, without optional fields that have no example. */
  sample(schema: JsonSchema): unknown {
    if (schema.examples) return schema.examples[0];
    if (schema.$ref) return this.sample(this.resolve(schema));
    if (schema.properties) return this.sampleObject(schema.properties, schema.required ?? []);
    if (schema.items) return [this.sample(schema.items)];
    if (schema.anyOf?.[0]) return this.sample(schema.anyOf[0]);
    return schema.enum?.[0] ?? (schema.type === 'string' ? '…' : null);
  }

  private sampleObject(properties: Record<string, JsonSchema>, required: readonly string[]): unknown {
    const shown = Object.entries(properties).filter(([key, child]) => required.includes(key) || child.examples);
    return Object.fromEntries(shown.map(([key, child]) => [key, this.sample(child)]));
  }
}
