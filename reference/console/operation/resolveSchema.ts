import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';

/** A schema without its reference, and the name of the model it referred to. */
export interface ResolvedSchema {
  schema: JsonSchema;
  model?: string;
}

/** Name at the end of `#/components/schemas/Payment`. */
function modelOf(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

/** Resolves references; keywords beside a reference, such as a description, override the target's. */
export function resolveSchema(document: OpenApiDocument, schema: JsonSchema): ResolvedSchema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return { schema };
  const model = modelOf($ref);
  const inside = resolveSchema(document, document.components.schemas[model] ?? {});
  return { schema: { ...inside.schema, ...beside }, model };
}
