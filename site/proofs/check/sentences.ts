import { type MdxNode, parsePage, sectionIdOf, wordAttributes } from '../../../tools/i18n/readPage.ts';

/** Sentences of a page by the fixed ids of its sections; `front matter` has those of its description. */
export type PageSentences = ReadonlyMap<string, readonly string[]>;

const segmenter = new Intl.Segmenter('pt', { granularity: 'sentence' });

/**
 * Splits a page into its sentences. Inline code counts with its text, and a component with the name of its fact (`is`,
 * `of` or `by`). A table row is one sentence, with its cells joined by ` | `. Headings, titles, standalone links and
 * table heads state nothing and are omitted, like the output of components.
 * @param text an MDX file whose headings have fixed ids
 * @throws for invalid MDX
 */
export function sentencesOf(text: string): PageSentences {
  const { frontMatter, tree } = parsePage(text);
  const sections = new Map<string, string[]>([
    ['front matter', cut(frontMatter.description ?? '')],
    ['top', []],
  ]);
  let current = 'top';

  function read(node: MdxNode): void {
    if (node.type === 'heading') {
      current = sectionIdOf(node);
      sections.set(current, []);
      return;
    }
    sections.get(current)?.push(...attributeSentences(node));
    if (node.type === 'tableRow') add((node.children ?? []).map(textOf).join(' | '), false);
    else if (node.type === 'paragraph') add(isLinkAlone(node) ? '' : textOf(node), true);
    else for (const child of childrenOf(node)) read(child);
  }

  function add(run: string, several: boolean): void {
    const sentences = several ? cut(run) : [shown(plain(run))];
    sections.get(current)?.push(...sentences.filter((sentence) => /\p{L}{2}/u.test(sentence)));
  }

  read(tree);
  return new Map([...sections].filter(([, sentences]) => sentences.length > 0));
}

/** Children to read, without the head of a table. */
const childrenOf = ({ type, children = [] }: MdxNode) => (type === 'table' ? children.slice(1) : children);

const plain = (run: string) => run.replace(/\s+/g, ' ').trim();

/** Placed before a lower-case name that starts a sentence, or else the segmenter would join it to the one before. */
const capital = 'X\uE003';
const nameAfterStop = /(?<=[.?!] )(?=[a-z]+[A-Z])/g;

const cut = (run: string): string[] =>
  [...segmenter.segment(plain(run).replace(nameAfterStop, capital))]
    .map(({ segment }) => shown(segment).trim())
    .filter(Boolean);

/** Characters that replace punctuation in code during the split, because such punctuation ends no sentence. */
const hidden: Readonly<Record<string, string>> = { '.': '\uE000', '?': '\uE001', '!': '\uE002' };
const hide = (code: string) => code.replace(/[.?!]/g, (mark) => hidden[mark] ?? mark);
const shown = (text: string) =>
  text.replaceAll(capital, '').replace(/[\uE000-\uE002]/g, (mark) => '.?!'[mark.charCodeAt(0) - 0xe000] ?? '');

/** Sentences in the attributes of a component: values that end with a full stop. */
const attributeSentences = ({ attributes = [] }: MdxNode): string[] =>
  attributes.flatMap(({ name = '', value }) =>
    wordAttributes.has(name) && typeof value === 'string' && value.endsWith('.') ? cut(value) : [],
  );

const isLinkAlone = ({ children = [] }: MdxNode) =>
  children.every(({ type, value }) => type === 'link' || (type === 'text' && !value?.trim()));

/** Name of the fact printed by a component without children, otherwise an ellipsis. */
function printed({ attributes = [] }: MdxNode): string {
  const what = attributes.find(({ name }) => name === 'is' || name === 'of' || name === 'by')?.value;
  return typeof what === 'string' ? what : '…';
}

function textOf(node: MdxNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'inlineCode') return hide(node.value ?? '');
  if (node.type === 'break') return ' ';
  if (node.type.endsWith('Expression')) return '';
  return node.children?.length ? node.children.map(textOf).join('') : printed(node);
}
