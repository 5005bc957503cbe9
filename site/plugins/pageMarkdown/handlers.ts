import type { Element, ElementContent, Parents } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { BlockContent, Code, PhrasingContent } from 'mdast';
import { markdownAddress } from './address.ts';

/** Settings of the conversion. */
export interface Conversion {
  /** Full address of the page. */
  page: string;
  /** Text before the description of a live panel. */
  panelWords: string;
}

/** Elements without text content: navigation, controls, diagrams. */
const unread = [
  'nav',
  'aside',
  'footer',
  'button',
  'select',
  'fieldset',
  'label',
  'input',
  'dialog',
  'template',
  'svg',
];

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const strong = (children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});

/** Elements that name the following one: of a table, a diagram, a collapsed part. */
const named: Handle = (state, node: Element) => strong(state.all(node) as PhrasingContent[]);

/** Conversion handlers for the components of our pages. */
export function handlersFor({ page, panelWords }: Conversion): Record<string, Handle> {
  return {
    ...Object.fromEntries(unread.map((tagName) => [tagName, () => undefined])),
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
    a: (state, node: Element, parent) => {
      if (isOf(node, 'hash-link')) return undefined;
      const href = markdownAddress(String(node.properties.href ?? ''), page);
      const children = state.all(node) as PhrasingContent[];
      const link: PhrasingContent = { type: 'link', url: href, title: null, children };
      return namesBefore(node, parent)[0] === 'a' ? [text(' '), link] : link;
    },
    img: (_, node: Element) => {
      const src = String(node.properties.src);
      // Each screenshot is there twice, light and dark; one is converted.
      if (src.endsWith('-dark.webp')) return undefined;
      return {
        type: 'image',
        url: new URL(src, page).href,
        title: null,
        alt: String(node.properties.alt ?? ''),
      };
    },
    section: (state, node: Element) => {
      const content = state.toFlow(state.all(node));
      if (!node.properties.dataLivePanel) return content;
      return { type: 'blockquote', children: [strong([text(panelWords)]), ...content] };
    },
    div: divOf,
    span: spanOf,
  };
}

/** Puts the tab's name before its panel, and drops visual elements. */
function divOf(state: State, node: Element) {
  const { role, ariaLabelledBy, dataPageTools } = node.properties;
  if (role === 'tablist' || dataPageTools !== undefined) return undefined;
  const content = state.toFlow(state.all(node));
  const tab = role === 'tabpanel' && state.elementById.get(String(ariaLabelledBy));
  return tab ? [strong(state.all(tab) as PhrasingContent[]), ...content] : content;
}

/** Adds separators between elements that only CSS separates. */
function spanOf(state: State, node: Element, parent: Parents | undefined) {
  const [before, beforeThat] = namesBefore(node, parent);
  const content = state.all(node);
  if (before !== 'span' && before !== 'strong') return content;
  return [text(beforeThat === 'span' ? '; ' : ': '), ...content];
}

/** Names of the elements directly before a node, nearest first. */
function namesBefore(node: Element, parent: Parents | undefined): (string | undefined)[] {
  const siblings = (parent?.children ?? []) as ElementContent[];
  return siblings
    .slice(0, siblings.indexOf(node))
    .filter(({ type }) => type !== 'comment')
    .reverse()
    .map((each) => (each.type === 'element' ? each.tagName : undefined));
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
  return node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  );
}

function isOf(node: Element, name: string): boolean {
  return (node.properties.className as string[] | undefined)?.includes(name) ?? false;
}
