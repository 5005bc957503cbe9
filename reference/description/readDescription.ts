import { operationAnchor, tagAnchor } from './anchors.ts';
import { envelopeOf, refusalOf } from './responseEnvelope.ts';
import { readFields } from './readFields.ts';
import { checkKeywords } from './checkKeywords.ts';
import { linkedModels, linksOf, ownModels, readModels } from './readModels.ts';
import { withModelWords } from './modelDescriptions.ts';
import { readCallbacks, readWebhooks, sharedFrame } from './readWebhooks.ts';
import type { DescribedOperation, OpenApiDocument } from './openApiDocument.ts';
import {
  type Around,
  readAnswers,
  readBody,
  readParameters,
  sharedParameters,
  takenParameters,
} from './readOperation.ts';
import type { Access, Chapter, Field, Method, Operation, Reference } from './reference.ts';
import { sharedAnswersOf, withSharedAnswers } from './sharedResponses.ts';

function readOperation(
  [path, method, operation]: [string, string, DescribedOperation],
  tag: string,
  around: Around,
): Operation {
  const anchor = operationAnchor(tag, method, path);
  const [words = '', ...notes] = operation.description.split('\n\n');
  return {
    id: operation.operationId,
    anchor,
    method: method.toUpperCase() as Method,
    path,
    summary: operation.summary,
    words,
    notes,
    deprecated: operation.deprecated ?? false,
    parameters: readParameters(operation, anchor),
    shared: takenParameters(operation, around.document),
    body: readBody(operation, anchor, around),
    answers: readAnswers(operation, anchor, around),
    callbacks: readCallbacks(operation, anchor, around),
  };
}

/** Chapters in the order of the description's tags; operations in the order of its paths. */
function readChapters(document: OpenApiDocument, around: Around): Chapter[] {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      return [path, method, operation] as [string, string, DescribedOperation];
    }),
  );
  return document.tags.map((tag) => ({
    id: tag.name,
    anchor: tagAnchor(tag.name),
    label: tag['x-displayName'],
    words: tag.description,
    operations: calls
      .filter(([, , operation]) => operation.tags[0] === tag.name)
      .map((call) => readOperation(call, tag.name, around)),
  }));
}

function readAccess({ components }: OpenApiDocument): Access[] {
  return Object.values(components.securitySchemes).map((scheme) => ({
    name: scheme.name ?? `${scheme.scheme?.replace(/^./, (first) => first.toUpperCase())}`,
    words: scheme.description ?? '',
  }));
}

const anchorsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ anchor, fields: inside }) => [anchor, ...anchorsOf(inside)]);

/** Two things at one place could not both be linked to. */
function checkPlaces({ chapters, models, webhooks }: Reference): void {
  const operations = chapters.flatMap(({ operations: own }) => own);
  const places = [...operations, ...operations.flatMap(({ callbacks }) => callbacks), ...webhooks].flatMap(
    ({ anchor, parameters, body, answers }) => [
      anchor,
      ...parameters.flatMap(({ fields }) => anchorsOf(fields)),
      ...(body ? [body.anchor, ...anchorsOf(body.fields)] : []),
      ...answers.flatMap((answer) => [answer.anchor, ...anchorsOf(answer.fields)]),
    ],
  );
  places.push(...models.flatMap(({ anchor, fields }) => [anchor, ...anchorsOf(fields)]));
  const twice = places.find((place, at) => places.indexOf(place) !== at);
  if (twice) throw new Error(`two parts of the description would stand at #${twice}`);
}

/**
 * A description as the page shows it.
 * @throws when it uses a keyword the page cannot show, or when two of its parts would share a place
 */
export function readDescription(described: OpenApiDocument): Reference {
  checkKeywords(described);
  const document = withModelWords(described);
  const common = envelopeOf(document);
  const own = ownModels(document);
  const around: Around = {
    document,
    envelope: Object.keys(common.properties ?? {}),
    isShownHere: (model) => own.has(model),
  };
  const read = readChapters(document, around);
  const sharedAnswers = sharedAnswersOf(read);
  const chapters = withSharedAnswers(read, sharedAnswers);
  const webhooks = readWebhooks(document, around);
  const envelope = readFields(common, 'envelope');
  const shared = sharedParameters(document);
  const refusal = refusalOf(document);
  const linked = [
    ...chapters.flatMap(({ operations }) => operations).flatMap(linkedModels),
    ...webhooks.flatMap(linkedModels),
    ...linksOf([...envelope, ...shared]),
    ...(refusal ? [refusal] : []),
  ];
  const reference: Reference = {
    title: String(document.info.title),
    version: String(document.info.version),
    words: String(document.info.description ?? ''),
    access: readAccess(document),
    shared,
    sharedAnswers: [...sharedAnswers.values()],
    chapters,
    envelope,
    ...(refusal && { refusal }),
    ...sharedFrame(webhooks),
    models: readModels(document, linked),
  };
  checkPlaces(reference);
  return reference;
}
