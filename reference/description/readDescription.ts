import { operationsIn, type PlacedOperation, responsesOf } from '@balcao/openapi/operations.ts';
import { nameOfReference, resolveReference } from '@balcao/openapi/references.ts';
import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import { operationAnchor, tagAnchor } from './anchors.ts';
import { checkKeywords } from './checkKeywords.ts';
import { readFields } from './readFields.ts';
import { linkedModelNames, linkedModels, ownModels, readModels } from './readModels.ts';
import {
  type DocumentContext,
  isStream,
  readBody,
  readParameters,
  readResponses,
  sharedParameters,
  takenParameters,
} from './readOperation.ts';
import { readCallbacks, readWebhooks, withSharedFrame } from './readWebhooks.ts';
import type { Access, Chapter, DescribedField, Method, Operation, Reference } from './referenceTypes.ts';
import { sharedResponses, withSharedResponses } from './sharedResponses.ts';

/** Response schemas of all refusals, or of all successes except streams, because their events have no envelope. */
function schemasOf(document: OpenApiDocument, refusals: boolean): JsonSchema[] {
  return operationsIn(document.paths).flatMap(({ operation }) =>
    responsesOf(document, operation).flatMap(([, { content, 'x-error-codes': codes }]) => {
      const schema = content?.['application/json']?.schema;
      return schema && Boolean(codes) === refusals ? [schema] : [];
    }),
  );
}

/** Fields that all successful responses have. They are described once. */
function responseEnvelope(document: OpenApiDocument): JsonSchema {
  const [first, ...others] = schemasOf(document, false).map((schema) => resolveReference(document, schema));
  if (!first) return {};
  const alike = Object.entries(first.properties ?? {}).filter(([name, field]) =>
    others.every((one) => JSON.stringify(one.properties?.[name]) === JSON.stringify(field)),
  );
  return { properties: Object.fromEntries(alike), required: first.required };
}

function refusalModel(document: OpenApiDocument): string | undefined {
  const models = new Set(schemasOf(document, true).map(nameOfReference));
  return models.size === 1 ? [...models][0] : undefined;
}

function readOperation({ path, method, operation }: PlacedOperation, tag: string, around: DocumentContext): Operation {
  const anchor = operationAnchor({ tag, method, path });
  const [words = '', ...notes] = operation.description.split('\n\n');
  return {
    id: operation.operationId,
    anchor,
    method: method.toUpperCase() as Method,
    path: around.base + path,
    summary: operation.summary,
    words,
    notes,
    deprecated: operation.deprecated ?? false,
    parameters: readParameters(operation, anchor),
    shared: takenParameters(operation, around.document),
    body: readBody(operation, anchor, around),
    responses: readResponses(operation, anchor, around),
    isStream: isStream(operation, around),
    callbacks: readCallbacks(operation, anchor, around),
  };
}

/** Chapters in the order of the description's tags, with operations in the order of its paths. */
function readChapters(document: OpenApiDocument, around: DocumentContext): Chapter[] {
  const calls = operationsIn(document.paths);
  return document.tags.map((tag) => ({
    id: tag.name,
    anchor: tagAnchor(tag.name),
    label: tag['x-displayName'],
    words: tag.description,
    operations: calls
      .filter(({ operation }) => operation.tags[0] === tag.name)
      .map((call) => readOperation(call, tag.name, around)),
  }));
}

function readAccess({ components }: OpenApiDocument): Access[] {
  return Object.values(components.securitySchemes).map((scheme) => ({
    name: scheme.name ?? `${scheme.scheme?.replace(/^./, (first) => first.toUpperCase())}`,
    words: scheme.description ?? '',
  }));
}

const anchorsOf = (fields: readonly DescribedField[]): string[] =>
  fields.flatMap(({ anchor, fields: inside }) => [anchor, ...anchorsOf(inside)]);

function checkAnchors({ chapters, models, webhooks }: Reference): void {
  const operations = chapters.flatMap(({ operations: own }) => own);
  const places = [...operations, ...operations.flatMap(({ callbacks }) => callbacks), ...webhooks].flatMap(
    ({ anchor, parameters, body, responses }) => [
      anchor,
      ...parameters.flatMap(({ fields }) => anchorsOf(fields)),
      ...(body ? [body.anchor, ...anchorsOf(body.fields)] : []),
      ...responses.flatMap((answer) => [answer.anchor, ...anchorsOf(answer.fields)]),
    ],
  );
  places.push(...models.flatMap(({ anchor, fields }) => [anchor, ...anchorsOf(fields)]));
  const twice = places.find((place, at) => places.indexOf(place) !== at);
  if (twice) throw new Error(`two parts of the description would stand at #${twice}`);
}

/**
 * Converts an API description to the structure of the page.
 * @param base prefix of shown paths, such as `/sandbox`; anchors do not contain it
 * @throws if a keyword is not supported, or if two parts have the same anchor
 */
export function readDescription(described: OpenApiDocument, base = ''): Reference {
  checkKeywords(described);
  const document = withModelDescriptions(described);
  const common = responseEnvelope(document);
  const own = ownModels(document);
  const around: DocumentContext = {
    document,
    base,
    envelope: Object.keys(common.properties ?? {}),
    isShownHere: (model) => own.has(model),
  };
  const read = readChapters(document, around);
  const sharedAnswers = sharedResponses(read);
  const chapters = withSharedResponses(read, sharedAnswers);
  const webhooks = readWebhooks(document, around);
  const envelope = readFields(common, 'envelope');
  const shared = sharedParameters(document);
  const refusal = refusalModel(document);
  const linked = [
    ...chapters.flatMap(({ operations }) => operations).flatMap(linkedModels),
    ...webhooks.flatMap(linkedModels),
    ...linkedModelNames([...envelope, ...shared]),
    ...(refusal ? [refusal] : []),
  ];
  const reference: Reference = {
    title: String(document.info.title),
    version: String(document.info.version),
    words: String(document.info.description ?? ''),
    access: readAccess(document),
    shared,
    sharedResponses: [...sharedAnswers.values()],
    chapters,
    envelope,
    ...(refusal && { refusal }),
    ...withSharedFrame(webhooks),
    models: readModels(document, linked),
  };
  checkAnchors(reference);
  return reference;
}

/** Adds the description of its model to a field that has none. */
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

function withModelDescriptions(document: OpenApiDocument): OpenApiDocument {
  const { components } = document;
  const schemas = Object.entries(components.schemas).map(([name, schema]) => {
    return [name, withWords(schema, document)] as const;
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
}
