import type { JsonSchema, OpenApiDocument } from './types.ts';

type Written = Record<string, unknown>;

const each = (schemas: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schemaIn30(schema)]));

const isNameless = (value: unknown) => typeof value === 'string' && !/\w/.test(value);

/** Conversions of keywords that OpenAPI 3.0 lacks or writes differently. */
const keywords: Record<string, (value: never) => Written> = {
  type: (type: string | string[]) => {
    const [own, ...others] = [type].flat().filter((name) => name !== 'null');
    if (others.length > 0) throw new Error(`OpenAPI 3.0 knows one type a schema, not ${type}`);
    return { type: own, ...(type.includes('null') && { nullable: true }) };
  },
  examples: ([example]: unknown[]) => ({ example }),
  // Names the values for generators if one of them, such as a dash, makes no identifier.
  enum: (values: unknown[]) => ({
    enum: values,
    ...(values.some(isNameless) && {
      'x-enum-varnames': values
        .filter((value) => value !== null)
        .map((value) => (isNameless(value) ? 'OTHER' : String(value))),
    }),
  }),
  propertyNames: () => ({}),
  properties: (properties: Record<string, JsonSchema>) => ({ properties: each(properties) }),
  items: (items: JsonSchema) => ({ items: schemaIn30(items) }),
  anyOf: (anyOf: JsonSchema[]) => {
    const [own = {}, ...others] = anyOf.filter(({ type }) => type !== 'null');
    // A model or null. OpenAPI 3.0 requires a type beside `nullable`.
    if (others.length === 0) return { type: 'object', nullable: true, allOf: [schemaIn30(own)] };
    return { anyOf: anyOf.map(schemaIn30) };
  },
  additionalProperties: (value: boolean | JsonSchema) => ({
    additionalProperties: typeof value === 'object' ? schemaIn30(value) : value,
  }),
  // Wraps the reference, because OpenAPI 3.0 ignores keywords beside it.
  $ref: ($ref: string) => ({ allOf: [{ $ref }] }),
};

function schemaIn30(schema: JsonSchema): Written {
  const entries = Object.entries(schema);
  if (schema.$ref && entries.length === 1) return { ...schema };
  return Object.assign(
    {},
    ...entries.map(([keyword, value]) => keywords[keyword]?.(value as never) ?? { [keyword]: value }),
  );
}

/** Converts all schemas in a part of a document. Keys inside examples are not keywords. */
function partIn30(part: unknown, key?: string): unknown {
  if (key === 'examples' || part === null || typeof part !== 'object') return part;
  if (key === 'schema') return schemaIn30(part as JsonSchema);
  if (Array.isArray(part)) return part.map((item) => partIn30(item));
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, partIn30(value, name)]));
}

/**
 * Converts a description for generators and tools that only support OpenAPI 3.0.
 * @returns the document as 3.0.3 (https://spec.openapis.org/oas/v3.0.3.html), with the webhooks, which 3.0 lacks,
 * under `x-webhooks`
 * @throws for a schema with several types
 */
export function toOpenApi30({ webhooks, components, info, ...document }: OpenApiDocument): Written {
  const { schemas, ...shared } = components;
  const license = info.license as { name: string; identifier: string };
  return {
    ...(partIn30(document) as Written),
    openapi: '3.0.3',
    info: {
      ...info,
      license: { name: license.name, url: `https://spdx.org/licenses/${license.identifier}.html` },
    },
    ...(webhooks && { 'x-webhooks': partIn30(webhooks) as Written }),
    components: { ...(partIn30(shared) as Written), schemas: each(schemas) },
  };
}
