import { operationsIn, responsesOf } from '@balcao/openapi/operations.ts';
import { nameOfReference, resolveReference } from '@balcao/openapi/references.ts';
import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';

/** Schemas of all refusals, or of all successful responses; a stream carries events without an envelope. */
function schemasOf(document: OpenApiDocument, refusals: boolean): JsonSchema[] {
  return operationsIn(document.paths).flatMap(({ operation }) =>
    responsesOf(document, operation).flatMap(([, { content, 'x-error-codes': codes }]) => {
      const schema = content?.['application/json']?.schema;
      return schema && Boolean(codes) === refusals ? [schema] : [];
    }),
  );
}

/** Fields common to all successful responses, which are described once. */
export function responseEnvelope(document: OpenApiDocument): JsonSchema {
  const [first, ...others] = schemasOf(document, false).map((schema) => resolveReference(document, schema));
  if (!first) return {};
  const alike = Object.entries(first.properties ?? {}).filter(([name, field]) =>
    others.every((one) => JSON.stringify(one.properties?.[name]) === JSON.stringify(field)),
  );
  return { properties: Object.fromEntries(alike), required: first.required };
}

/** The model of refusals, where all share one. */
export function refusalModel(document: OpenApiDocument): string | undefined {
  const models = new Set(schemasOf(document, true).map(nameOfReference));
  return models.size === 1 ? [...models][0] : undefined;
}
