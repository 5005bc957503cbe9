import type { DescribedResponse, JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import { resolveReference, resolveSchema } from './readOperation.ts';

/** Schemas of all refusals, or of all successful responses. */
function schemasOf(document: OpenApiDocument, refusals: boolean): JsonSchema[] {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  return operations.flatMap(({ responses }) =>
    Object.values(responses).flatMap((one) => {
      const { content, 'x-error-codes': codes } = resolveReference<DescribedResponse>(document, one);
      const schema = Object.values(content ?? {})[0]?.schema;
      return schema && Boolean(codes) === refusals ? [schema] : [];
    }),
  );
}

/** Fields common to all successful responses, which are described once. */
export function responseEnvelope(document: OpenApiDocument): JsonSchema {
  const [first, ...others] = schemasOf(document, false).map((schema) => resolveSchema(document, schema));
  if (!first) return {};
  const alike = Object.entries(first.properties ?? {}).filter(([name, field]) =>
    others.every((one) => JSON.stringify(one.properties?.[name]) === JSON.stringify(field)),
  );
  return { properties: Object.fromEntries(alike), required: first.required };
}

/** The model of refusals, where all share one. */
export function refusalModel(document: OpenApiDocument): string | undefined {
  const models = new Set(schemasOf(document, true).map(({ $ref }) => $ref?.split('/').at(-1)));
  return models.size === 1 ? [...models][0] : undefined;
}
