import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import { modelOf } from './typeNames.ts';

/** A field without a description takes its model's. */
function fieldWithWords(field: JsonSchema, models: OpenApiDocument['components']['schemas']): JsonSchema {
  const model = modelOf(field.items ?? field);
  const description = field.description ?? (model && models[model]?.description);
  return { ...withWords(field, models), ...(description && { description }) };
}

function withWords(schema: JsonSchema, models: OpenApiDocument['components']['schemas']): JsonSchema {
  const { properties, items } = schema;
  const named = Object.entries(properties ?? {}).map(([name, field]) => {
    return [name, fieldWithWords(field, models)] as const;
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(named) }),
    ...(items && { items: withWords(items, models) }),
  };
}

/** The document with descriptions of fields completed from their models. */
export function withModelDescriptions(document: OpenApiDocument): OpenApiDocument {
  const { components } = document;
  const schemas = Object.entries(components.schemas).map(([name, schema]) => {
    return [name, withWords(schema, components.schemas)] as const;
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
}
