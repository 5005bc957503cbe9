import type { Element, ElementContent, Parents, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Root as MarkdownRoot } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { asDetail, brief, isDetail, whole } from './details.ts';
import { type Conversion, handlersFor } from './handlers.ts';
import { inLanguage, isRadioSet, type SampleLanguage, sampleLanguagesOf, withoutRadios } from './samples.ts';
import { separate } from './separate.ts';
import { paragraph } from './tree.ts';

/** Elements left out of the text: navigation, controls, diagrams. */
const unread = new Set('aside button dialog fieldset footer input label nav select svg template'.split(' '));

const isOf = ({ properties }: Element, name: string) =>
  (properties.className as string[] | undefined)?.includes(name) ?? false;

function isUnread(element: Element): boolean {
  const { dataPageTools, dataLegend, src } = element.properties;
  if (unread.has(element.tagName)) return true;
  if (dataPageTools !== undefined || dataLegend !== undefined) return true;
  // Screenshots exist in a light and a dark version. Only the light one is converted.
  if (String(src ?? '').endsWith('-dark.webp')) return true;
  return isOf(element, 'hash-link') || isOf(element, 'table-of-contents');
}

/** Whether an element is an HTML drawing (ui/drawing). Its Markdown is the alternative text. */
const isDrawing = ({ tagName, properties }: Element) => tagName === 'div' && properties.role === 'img';

/** Copies a tree for conversion, without unread elements and with the panels of radio buttons one below the other. */
function prepare<Node extends Parents>(node: Node): Node {
  const children = (node.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'comment') return [];
    if (child.type !== 'element') return [child];
    if (isUnread(child)) return [];
    if (isDrawing(child)) return [paragraph(String(child.properties.ariaLabel))];
    const read = prepare(isRadioSet(child) ? withoutRadios(child) : child);
    return isDetail(child) ? asDetail(read) : [read];
  });
  return { ...node, children };
}

const writer = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, { bullet: '-', rule: '-' });

/** Content of a page without its title, with samples in one language. */
export interface PageContent {
  /** Undefined for a page without samples in any language of the pickers. */
  language?: SampleLanguage;
  markdown: string;
}

export interface PageText {
  title: string;
  description?: string;
  /** One content per sample language. The page's main Markdown file has the first one. */
  contents: readonly [PageContent, ...PageContent[]];
  /** First content without the details, which other files contain. */
  brief: string;
}

/** Converts the content of a page (text, tables, samples, responses) to Markdown; undefined if there is no title. */
export function mainText(main: Root, description: string | undefined, conversion: Conversion): PageText | undefined {
  const handlers = handlersFor(conversion);
  const read = prepare(main);
  separate(read);
  const text = writer.stringify(toMdast(read, { handlers }) as MarkdownRoot);
  const title = titleLine.exec(text)?.[1];
  if (title === undefined) return undefined;
  const textIn = (language?: SampleLanguage) => inLanguage(text.replace(titleLine, ''), language);
  const contentIn = (language?: SampleLanguage): PageContent => {
    return { language, markdown: whole(textIn(language)).trim() };
  };
  const [first, ...others] = sampleLanguagesOf(main);
  return {
    title,
    description,
    contents: [contentIn(first), ...others.map(contentIn)],
    brief: brief(textIn(first)).trim(),
  };
}

const titleLine = /^# (.*)\n*/m;
