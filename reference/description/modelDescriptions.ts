import { resolveReference } from '@balcao/openapi/references.ts';
import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';

/** A field without a description takes its model's. */
function fieldWithWords(field: JsonSchema, document: OpenApiDocument): JsonSchema {
  const { $ref } = field.items ?? field;
  const model = $ref === undefined ? undefined : resolveReference<JsonSchema>(document, { $ref });
  const description = field.description ?? model?.description;
  return { ...withWords(field, document), ...(description && { description }) };
}

function withWords(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  const { properties, items } = schema;
  const named = Object.entries(properties ?? {}).map(([name, field]) => {
    return [name, fieldWithWords(field, document)] as const;
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(named) }),
    ...(items && { items: withWords(items, document) }),
  };
}

/** The document with descriptions of fields completed from their models. */
export function withModelDescriptions(document: OpenApiDocument): OpenApiDocument {
  const { components } = document;
  const schemas = Object.entries(components.schemas).map(([name, schema]) => {
    return [name, withWords(schema, document)] as const;
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
}
