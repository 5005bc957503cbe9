import type { DescribedField, Reference } from '@balcao/reference/description/referenceTypes.ts';
import { areaOf } from '../../src/search/area.ts';
import type { SearchEntry } from './documents.ts';

const all = (fields: readonly DescribedField[]): DescribedField[] =>
  fields.flatMap((field) => [field, ...all(field.fields)]);
const namesOf = (fields: readonly DescribedField[]) => [...new Set(all(fields).map(({ name }) => name))];
const fieldWords = (fields: readonly DescribedField[]) =>
  all(fields).map(({ name, words, values }) => `${name}: ${[words, ...values].filter(Boolean).join(' ')}`);

const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function entryOf(
  page: string,
  anchor: string,
  title: string,
  rest: Partial<SearchEntry['document']>,
  sentences: readonly string[],
): SearchEntry {
  const href = `${page}#${anchor}`;
  return {
    document: { href, area: areaOf(href), title, trail: [], codes: [], ...rest },
    text: plain(sentences.join(' ')),
  };
}

type Titles = ReadonlyMap<string, string>;

export const titlesOf = ({ chapters }: Reference): Titles =>
  new Map(chapters.flatMap(({ operations }) => operations.map(({ id, summary }) => [id, summary] as const)));

interface SearchedReference {
  page: string;
  reference: Reference;
  /** Catalogue of errors in the language, by code. */
  errors: Readonly<Record<string, { msg: string; cause: string; remedy: string }>>;
  others?: readonly Titles[];
  shownElsewhere?: ReadonlySet<string>;
}

export function referenceEntries({
  page,
  reference: { chapters, models, webhooks },
  errors,
  others = [],
  shownElsewhere = new Set(),
}: SearchedReference): SearchEntry[] {
  const chapterEntries = chapters.flatMap(({ label, operations }) =>
    operations.map(({ id, anchor, method, path, summary, words, parameters, body }) => {
      const taken = [...parameters.flatMap(({ fields }) => fields), ...(body?.fields ?? [])];
      // Names by which the operation is found: its call, its id, its titles in other languages, and its inputs.
      const names = [id, ...others.flatMap((titles) => titles.get(id) ?? [])];
      const rest = { trail: [label], codes: [id, ...namesOf(taken)], names, call: { method, path } };
      return entryOf(page, anchor, summary, rest, [words]);
    }),
  );
  return [
    ...chapterEntries,
    ...models
      .filter(({ name }) => !shownElsewhere.has(name))
      .map(({ name, anchor, words, fields }) =>
        entryOf(page, anchor, name, { codes: namesOf(fields) }, [words, ...fieldWords(fields)]),
      ),
    ...webhooks.map(({ anchor, name, summary, words }) =>
      entryOf(page, anchor, name, { codes: [name] }, [summary, words]),
    ),
    ...Object.entries(errors).map(([code, { msg, cause, remedy }]) =>
      entryOf(page, `errors/${code}`, `${code} ${msg}`, { codes: [code], names: [code] }, [cause, remedy]),
    ),
  ];
}
