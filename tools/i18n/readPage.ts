import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Section of a page: text to translate, and parts that are the same in all languages. */
export interface PageSection {
  /** Fixed id of the heading; `front matter` and `top` for the parts before the first heading. */
  id: string;
  /** Paragraphs, headings, cells and text attributes. Code and components are replaced with `…`. */
  prose: string[];
  /** Components with their other attributes, such as `Operation is="createPayment"`. */
  components: string[];
  codes: string[];
  links: string[];
}

export interface TranslatedPage {
  frontMatter: Readonly<Record<string, string>>;
  sections: PageSection[];
}

export interface MdxNode {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  attributes?: { name?: string; value?: string | null | { value: string } }[];
  children?: MdxNode[];
}

/** Fields of the front matter that are translated. The other fields configure the site. */
export const wordKeys: readonly string[] = ['title', 'sidebar_label', 'description'];

/** Attributes that contain text. The other attributes are the same in all languages. */
export const wordAttributes: ReadonlySet<string> = new Set([
  'alt',
  'caption',
  'description',
  'label',
  'question',
  'says',
  'title',
]);

const runs: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

const headingId = /\s*\{#([\w-]+)\}$/;
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** Reads an MDX file whose headings have ids, as in `## Title {#id}`; throws if the MDX is invalid. */
export function readPage(text: string): TranslatedPage {
  const { frontMatter, tree } = parsePage(text);
  const words = wordKeys.flatMap((key) => frontMatter[key] ?? []);
  const sections = [{ ...sectionOf('front matter'), prose: words }, sectionOf('top')];
  read(tree, sections);
  return { frontMatter, sections };
}

/** Parses a page without reading its sections; throws if the MDX is invalid. */
export function parsePage(text: string): { frontMatter: Record<string, string>; tree: MdxNode } {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? ['', '', text];
  // MDX would parse the braces of an id as an expression.
  const tree = parser.parse(body.replace(/^(#+ .*)\{(#[\w-]+\})$/gm, String.raw`$1\{$2`));
  return { frontMatter: frontMatterOf(head), tree: tree as MdxNode };
}

/** Fixed id of the section of a heading; empty if it has none. */
export const sectionIdOf = (heading: MdxNode): string => headingId.exec(textOf(heading))?.[1] ?? '';

function frontMatterOf(head: string): Record<string, string> {
  const lines = [...head.matchAll(/^(\w+): *(.*?) *$/gm)];
  return Object.fromEntries(lines.map(([, key = '', value = '']) => [key, value.replace(/^(['"])(.*)\1$/, '$2')]));
}

function sectionOf(id: string): PageSection {
  return { id, prose: [], components: [], codes: [], links: [] };
}

function read(node: MdxNode, sections: PageSection[]): void {
  if (node.type === 'heading') sections.push(sectionOf(sectionIdOf(node)));
  const section = sections.at(-1) as PageSection;
  if (runs.has(node.type)) section.prose.push(textOf(node).replace(headingId, '').replace(/\s+/g, ' ').trim());
  if (node.type === 'inlineCode' || node.type === 'code') section.codes.push(node.value ?? '');
  if (node.url) section.links.push(node.url);
  if (node.alt) section.prose.push(node.alt);
  if (node.name) readComponent(node, section);
  for (const child of node.children ?? []) read(child, sections);
}

function readComponent({ name, attributes = [] }: MdxNode, section: PageSection): void {
  const fixed: string[] = [];
  for (const { name: key = '...', value: given } of attributes) {
    const value = typeof given === 'object' ? (given?.value ?? 'true') : (given ?? 'true');
    if (wordAttributes.has(key)) section.prose.push(value);
    else fixed.push(` ${key}="${value.replace(/\s+/g, ' ').trim()}"`);
  }
  section.components.push(`${name}${fixed.sort().join('')}`);
}

/** Text of inline content. Code and components become `…`. */
function textOf(node: MdxNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'break') return ' ';
  return node.children?.length ? node.children.map(textOf).join('') : '…';
}
