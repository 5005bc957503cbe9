import { nameOfReference, resolveReference } from '@balcao/openapi/references.ts';
import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import { isObject } from '@balcao/text/jsonPath.ts';

interface FoundModel {
  model: string;
  object: Record<string, unknown>;
}

/** Objects inside a value that have a named schema, outermost first. */
export function* modelsIn(document: OpenApiDocument, schema: JsonSchema, value: unknown): Generator<FoundModel> {
  const own = resolveReference(document, schema);
  if (Array.isArray(value)) {
    for (const item of value) if (own.items) yield* modelsIn(document, own.items, item);
    return;
  }
  if (!isObject(value)) return;
  const model = nameOfReference(schema);
  if (model) yield { model, object: value };
  for (const [name, inside] of Object.entries(own.properties ?? {})) {
    yield* modelsIn(document, inside, value[name]);
  }
}
