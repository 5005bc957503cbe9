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
  /** Description; undefined where there is none. */
  description?: string;
  markdown: string;
}

/** The HTML between two tags. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  return from < 0 ? '' : html.slice(from, html.indexOf(end, from) + end.length);
}

/** Removes SVG and highlighting, which carry no text; parsing then takes a third of the time. */
function withoutDrawings(html: string): string {
  return html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<pre.*?<\/pre>/gs, (code) => code.replace(/<\/?span[^>]*>/g, ''));
}

/**
 * Converts the content of a built page to Markdown: text, tables, samples and responses.
 * @returns undefined for a page with `noindex`, or without its own text
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
  // Links the text to its page.
  const markdown = `${text.replace(/^# .*$/m, `$&\n\n<${conversion.page}>`)}\n`;
  return { title, description: metaOf(head, 'description'), markdown };
}
