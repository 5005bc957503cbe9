import type { Field, Operation, Reference } from '@balcao/reference/description/reference.ts';
import type { SearchDocument } from '../../src/search/document.ts';

const namesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ name, fields: inside }) => [name, ...namesOf(inside)]);

const placeOf = (anchor: string) => `/api#${anchor}`;

/** An operation, found by its call, its id and what it takes. */
function operationDocument(operation: Operation, label: string): SearchDocument {
  const { id, anchor, method, path, summary, parameters, body } = operation;
  const taken = [...parameters.flatMap(({ fields }) => fields), ...(body?.fields ?? [])];
  return {
    href: placeOf(anchor),
    title: summary,
    trail: [label],
    codes: [...new Set([id, ...namesOf(taken)])],
    call: { method, path },
  };
}

/**
 * The parts of the reference as things to find: operations, models, events, codes.
 * @param errors wordings of the catalogue, by code
 */
export function referenceDocuments(
  { chapters, models, webhooks }: Reference,
  errors: Readonly<Record<string, { msg: string }>>,
): SearchDocument[] {
  return [
    ...chapters.flatMap(({ label, operations }) => operations.map((one) => operationDocument(one, label))),
    ...models.map(({ name, anchor, fields }) => ({
      href: placeOf(anchor),
      title: name,
      trail: [],
      codes: [...new Set(namesOf(fields))],
    })),
    ...webhooks.map(({ name, anchor }) => ({ href: placeOf(anchor), title: name, trail: [], codes: [name] })),
    ...Object.entries(errors).map(([code, { msg }]) => ({
      href: placeOf(`errors/${code}`),
      title: `${code} ${msg}`,
      trail: [],
      codes: [code],
    })),
  ];
}
