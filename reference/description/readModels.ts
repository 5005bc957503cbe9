import { operationsIn } from '@balcao/openapi/operations.ts';
import { nameOfReference, targetOf } from '@balcao/openapi/references.ts';
import type { DescribedOperation, JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import { modelAnchor } from './anchors.ts';
import { readFields } from './readFields.ts';
import type { Body, DescribedField, Model, OutgoingMessage, ParameterGroup } from './referenceTypes.ts';
import { typeName } from './typeNames.ts';

/** All operations of a document: in its paths, their callbacks, and its webhooks. */
function everyOperation({ paths, webhooks }: OpenApiDocument): DescribedOperation[] {
  const operations = [...operationsIn(paths), ...operationsIn(webhooks)].map(({ operation }) => operation);
  const callbacks = operations
    .flatMap((operation) => Object.values(operation.callbacks ?? {}).flatMap(operationsIn))
    .map(({ operation }) => operation);
  return [...operations, ...callbacks];
}

/** Models that are used by only one request body. They are shown inline. */
export function ownModels(document: OpenApiDocument): Set<string> {
  const uses = new Map<string, number>();
  for (const [, name = ''] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    uses.set(name, (uses.get(name) ?? 0) + 1);
  const bodies = everyOperation(document).flatMap(({ requestBody }) =>
    Object.values(requestBody?.content ?? {}).map(({ schema }) => nameOfReference(schema)),
  );
  return new Set(bodies.filter((name) => name !== undefined && uses.get(name) === 1)) as Set<string>;
}

export const linkedModelNames = (fields: readonly DescribedField[]): string[] =>
  fields.flatMap(({ type, fields: inside }) => [...(type.model ? [type.model] : []), ...linkedModelNames(inside)]);

/** Parts of an operation or an outgoing message that may link to models. */
interface LinksToModels {
  parameters: ParameterGroup[];
  body?: Body;
  responses: { fields: DescribedField[] }[];
  callbacks?: OutgoingMessage[];
}

export function linkedModels({ parameters, body, responses, callbacks = [] }: LinksToModels): string[] {
  const ofBody = body && body.fields.length === 0 && body.type.model ? [body.type.model] : [];
  return [
    ...ofBody,
    ...linkedModelNames(body?.fields ?? []),
    ...parameters.flatMap(({ fields }) => linkedModelNames(fields)),
    ...responses.flatMap(({ fields }) => linkedModelNames(fields)),
    ...callbacks.flatMap(linkedModels),
  ];
}

function readModel(name: string, schema: JsonSchema): Model {
  const anchor = modelAnchor(name);
  return {
    name,
    anchor,
    words: schema.description ?? '',
    type: typeName(schema),
    fields: readFields(schema, anchor),
  };
}

/** Linked models and the models that these link to, without duplicates. Throws if a model is missing. */
export function readModels(document: OpenApiDocument, linked: readonly string[]): Model[] {
  const found = new Map<string, Model>();
  const wanted = [...linked];
  for (let name = wanted.pop(); name; name = wanted.pop()) {
    if (found.has(name)) continue;
    const schema = targetOf<JsonSchema>(document, { $ref: `#/components/schemas/${name}` });
    const model = readModel(name, schema);
    found.set(name, model);
    wanted.push(...linkedModelNames(model.fields), ...(model.type.model ? [model.type.model] : []));
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
