import { hashOf } from '../../../tools/i18n/freshness.ts';
import { type MdxNode, parsePage, sectionIdOf, type TranslatedPage } from '../../../tools/i18n/readPage.ts';

/** MDX comment that ends a section: `proved 5c1e09ab: refund.void-has-no-fee`. */
export interface Mark {
  kind: 'proved' | 'advice' | 'source';
  /** Hash of the judged words; empty before the first judgement. */
  hash: string;
  /** Names of proofs, or origins of facts, that support the section. */
  says: readonly string[];
  line: string;
}

const form = /^\/\* (proved|advice|source)(?: (\w+))?(?:: (.+))? \*\/$/;

function markIn(value: string): Mark | undefined {
  const [, kind, hash = '', list = ''] = form.exec(value) ?? [];
  if (!kind) return undefined;
  const says = list.split(kind === 'source' ? /; / : /\s+/).filter(Boolean);
  return { kind: kind as Mark['kind'], hash, says, line: `{${value}}` };
}

export const withHash = ({ kind, says }: Mark, hash: string): string =>
  `{/* ${kind} ${hash}${says.length > 0 ? `: ${says.join(kind === 'source' ? '; ' : ' ')}` : ''} */}`;

/** Marks on a page, by section id. The marks of `top` also cover the front matter. */
export function marksIn(text: string): ReadonlyMap<string, readonly Mark[]> {
  const marks = new Map<string, Mark[]>();
  let current = 'top';
  const read = (node: MdxNode): void => {
    if (node.type === 'heading') current = sectionIdOf(node);
    const mark = node.type.endsWith('Expression') ? markIn(node.value ?? '') : undefined;
    if (mark) marks.set(current, [...(marks.get(current) ?? []), mark]);
    for (const child of node.children ?? []) read(child);
  };
  read(parsePage(text).tree);
  return marks;
}

export const provedIn = (text: string): string[] =>
  [...marksIn(text).values()].flat().flatMap(({ kind, says }) => (kind === 'proved' ? says : []));

/** Hashes of a page's words, as in the translation stamps. The hash of `top` includes the front matter. */
export function wordHashes({ sections }: TranslatedPage): ReadonlyMap<string, string> {
  const [frontMatter, top, ...rest] = sections.map(({ prose }) => prose);
  const words = [[...(frontMatter ?? []), ...(top ?? [])], ...rest];
  return new Map(sections.slice(1).map(({ id }, place) => [id, hashOf(words[place] ?? [])]));
}
