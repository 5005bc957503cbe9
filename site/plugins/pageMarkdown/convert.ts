import type { Element, Nodes, Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import type { Root as MarkdownRoot } from 'mdast';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { type Conversion, handlersFor } from './handlers.ts';

const reader = unified().use(rehypeParse, { fragment: true });
const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' });

const find = (node: Nodes, isIt: (element: Element) => boolean): Element | undefined => {
  if (node.type === 'element' && isIt(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, isIt);
    if (found) return found;
  }
  return undefined;
};

const metaOf = (tree: Root, name: string) => {
  const meta = find(tree, ({ tagName, properties }) => tagName === 'meta' && properties.name === name);
  return meta && String(meta.properties.content);
};

/** A page of the built site as Markdown. */
export interface PageText {
  title: string;
  /** What it is about, in a sentence; none where nobody wrote one. */
  description?: string;
  markdown: string;
}

/** The part of a page from one tag to another. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from) + end.length);
}

/** Without drawings and the colours of code, which are most of a page and say nothing; parsing then takes a third. */
function withoutDrawings(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<pre.*?<\/pre>/gs, (code) => code.replace(/<\/?span[^>]*>/g, ''));
}

/**
 * Makes Markdown of what a built page says: its text, tables, samples and answers as readers see them.
 * @returns nothing for a page that search engines are asked to leave out, or that has no text of its own
 */
export function pageText(html: string, conversion: Conversion): PageText | undefined {
  const head = reader.parse(between(html, '<head', '</head>'));
  const main = reader.parse(withoutDrawings(between(html, '<main', '</main>')));
  const isHidden = metaOf(head, 'robots')?.includes('noindex');
  if (isHidden || !find(main, ({ tagName }) => tagName === 'h1')) return undefined;
  const tree = toMdast(main, {
    handlers: handlersFor(conversion),
    nodeHandlers: { comment: () => undefined },
  });
  const text = writer.stringify(tree as MarkdownRoot).trim();
  const title = /^# (.*)$/m.exec(text)?.[1] ?? '';
  // Who keeps the text finds the page again.
  const markdown = `${text.replace(/^# .*$/m, `$&\n\n<${conversion.page}>`)}\n`;
  return { title, description: metaOf(head, 'description'), markdown };
}
