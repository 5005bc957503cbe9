import { resolveReference } from '@balcao/openapi/references.ts';
import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';

/** Initial value of a field: default, example or minimum. It is valid if the description has examples. */
export function startingValue(document: OpenApiDocument, schema: JsonSchema): unknown {
  const own = resolveReference(document, schema);
  const given = own.default ?? own.examples?.[0] ?? own.enum?.[0];
  if (given !== undefined) return given;
  if (own.anyOf?.[0]) return startingValue(document, own.anyOf[0]);
  const [type] = [own.type].flat();
  if (type === 'object') return membersOf(document, own);
  if (type === 'array') return own.items ? [startingValue(document, own.items)] : [];
  if (type === 'integer' || type === 'number') return own.minimum ?? 0;
  if (type === 'boolean') return false;
  return type === 'null' ? null : '';
}

function membersOf(document: OpenApiDocument, { properties = {}, required = [] }: JsonSchema) {
  const members = required.map((name) => [name, startingValue(document, properties[name] ?? {})] as const);
  return Object.fromEntries(members);
}
