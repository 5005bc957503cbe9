import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle } from 'hast-util-to-mdast';
import type { BlockContent, Code, PhrasingContent } from 'mdast';
import { apart } from '../../src/components/Sample/apart.ts';
import { markdownAddress } from './address.ts';

export interface Conversion {
  page: string;
  panelWords: string;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});

/** Bold text, for elements that name the following table, diagram or collapsed part. */
const named: Handle = (state, node: Element) => strong(state.all(node) as PhrasingContent[]);

const flow: Handle = (state, node: Element) => state.toFlow(state.all(node));

export function handlersFor({ page, panelWords }: Conversion): Record<string, Handle> {
  return {
    figcaption: named,
    summary: named,
    caption: () => undefined,
    table: (state, node: Element) => {
      const caption = childOf(node, 'caption');
      const table = defaultHandlers.table(state, withHead(node)) as BlockContent;
      return caption ? [strong(state.all(caption) as PhrasingContent[]), table] : table;
    },
    pre: (state, node: Element): Code => ({
      ...defaultHandlers.pre(state, node),
      lang: (node.properties.dataLanguage as string | undefined) ?? null,
    }),
    a: (state, node: Element) => {
      const url = markdownAddress(String(node.properties.href ?? ''), page);
      const children = state.all(node) as PhrasingContent[];
      return { type: 'link', url, title: null, children };
    },
    img: (_, node: Element) => ({
      type: 'image',
      url: markdownAddress(String(node.properties.src), page),
      title: null,
      alt: String(node.properties.alt ?? ''),
    }),
    div: flow,
    [apart.element]: flow,
    section: (state, node: Element) => {
      const content = state.toFlow(state.all(node));
      if (!node.properties.dataLivePanel) return content;
      return { type: 'blockquote', children: [strong([text(panelWords)]), ...content] };
    },
  };
}

/** Adds an empty header to tables without one, because Markdown requires it. */
function withHead(table: Element): Element {
  const asCell = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node;
    const tagName = node.tagName === 'th' ? 'td' : node.tagName;
    return {
      ...node,
      tagName,
      children: /^(tbody|tr)$/.test(tagName) ? node.children.map(asCell) : node.children,
    };
  };
  return childOf(table, 'thead') ? table : { ...table, children: table.children.map(asCell) };
}

function childOf(node: Element, tagName: string): Element | undefined {
  return node.children.find((child): child is Element => child.type === 'element' && child.tagName === tagName);
}
