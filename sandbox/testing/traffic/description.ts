import { readFileSync } from 'node:fs';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { jsonIn, operationsIn, responsesOf } from '@balcao/openapi/operations.ts';
import { nameOfReference, resolveReference } from '@balcao/openapi/references.ts';
import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';

/** APIs that have a description; the API of payer pages has none. */
export const described = ['/api', '/sandbox'] as const;
export type Described = (typeof described)[number];

const files = { '/api': 'openapi', '/sandbox': 'control' } as const satisfies Record<Described, string>;
const documents = new Map<string, OpenApiDocument>();
const schemas = new Map<Described, ReadonlyMap<string, JsonSchema>>();

/** Description of an API in a language (cached). */
export function descriptionOf(base: Described, locale: Locale = 'pt'): OpenApiDocument {
  const name = `${files[base]}.${locale}.json`;
  const known = documents.get(name);
  if (known) return known;
  const url = new URL(`../../../contract/generated/${name}`, import.meta.url);
  const document = JSON.parse(readFileSync(url, 'utf8')) as OpenApiDocument;
  documents.set(name, document);
  return document;
}

/** Schemas of all JSON responses of an API by operation and status, such as `getPayment 200`. */
export function responseSchemasOf(base: Described): ReadonlyMap<string, JsonSchema> {
  const known = schemas.get(base);
  if (known) return known;
  const document = descriptionOf(base);
  const found = operationsIn(document.paths).flatMap(({ operation }) =>
    responsesOf(document, operation).flatMap(([status, { content }]) => {
      const schema = jsonIn(content)?.schema;
      return schema ? [[`${operation.operationId} ${status}`, schema] as const] : [];
    }),
  );
  const own = new Map(found);
  schemas.set(base, own);
  return own;
}

/** Fields by model, with nested ones such as `Payment.cancellation.reason`: those in `values`, or the whole schema. */
export function collectFields(
  document: OpenApiDocument,
  schema: JsonSchema,
  at: string,
  found: Set<string>,
  values?: readonly unknown[],
): void {
  const seen = values?.filter((value) => value !== null && value !== undefined);
  if (seen?.length === 0) return;
  const place = nameOfReference(schema) ?? at;
  const isKnown = found.has(place);
  found.add(at);
  found.add(place);
  if (isKnown && !values) return;
  const { properties = {}, items, anyOf = [], additionalProperties } = resolveReference(document, schema);
  const inside = (child: JsonSchema, name: string, of: (value: object) => unknown[]) =>
    collectFields(document, child, name, found, seen?.filter(isObject).flatMap(of));
  for (const [key, child] of Object.entries(properties)) {
    inside(child, `${place}.${key}`, (value) => [(value as Record<string, unknown>)[key]]);
  }
  if (items) inside(items, `${place}[]`, (value) => (Array.isArray(value) ? value : []));
  if (typeof additionalProperties === 'object') inside(additionalProperties, `${place}.*`, Object.values);
  for (const choice of anyOf) collectFields(document, choice, place, found, seen);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function withoutNull(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const { anyOf = [], ...own } = resolveReference(document, schema);
  const choice = anyOf.map((each) => resolveReference(document, each)).find(({ type }) => type !== 'null');
  return choice ? { ...choice, ...own } : own;
}

export interface DescribedField {
  schema: JsonSchema;
  words: string;
}

/** Leaf fields of a body by path, such as `customer.uuid` or `redirects[].url`. */
export function leavesOf(document: OpenApiDocument, raw: JsonSchema, at = '', around = ''): [string, DescribedField][] {
  const { items, properties, ...schema } = withoutNull(document, raw);
  const words = `${around} ${schema.description ?? ''}`;
  if (items) return leavesOf(document, items, `${at}[]`, words);
  if (!properties) return [[at, { schema, words }]];
  return Object.entries(properties).flatMap(([key, child]) =>
    leavesOf(document, child, at ? `${at}.${key}` : key, words),
  );
}
