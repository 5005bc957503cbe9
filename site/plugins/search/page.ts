import { type DefaultTreeAdapterMap, parse } from 'parse5';

type HtmlNode = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Content of a built page in sections; the first one precedes the first heading. */
export interface SearchPage {
  title: string;
  trail: string[];
  /** Description; undefined where there is none. */
  description?: string;
  sections: SearchSection[];
}

export interface SearchSection {
  /** Anchor of the section; undefined for the first one. */
  id?: string;
  heading: string;
  /** Inline code. */
  codes: string[];
  /** Text on one line. */
  text: string;
}

const isElement = (node: HtmlNode): node is Element => 'tagName' in node;
const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;
const hasClass = (element: Element, name: string) => attributeOf(element, 'class')?.split(' ').includes(name);

/** Elements that are not indexed: navigation, controls, pictures, code blocks. */
const unread = new Set([
  ...['nav', 'aside', 'footer', 'button', 'select', 'label', 'legend', 'dialog'],
  ...['svg', 'script', 'style', 'pre', 'template'],
]);
const isUnread = (element: Element) =>
  unread.has(element.tagName) ||
  hasClass(element, 'hash-link') ||
  attributeOf(element, 'data-nosnippet') !== undefined ||
  attributeOf(element, 'data-opens-panel') !== undefined;
/** Inline elements, which do not separate words. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'small',
  'span',
  'strong',
  'sup',
  'wbr',
]);

/** All descendants of a node in document order. */
function* nodesIn(node: HtmlNode): Generator<HtmlNode> {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if (isElement(child) && isUnread(child)) continue;
    yield child;
    yield* nodesIn(child);
  }
}

/** Nodes of tables that the reference has too: fields, errors. Their codes are indexed, their words are not. */
function* detailsIn(main: Element): Generator<HtmlNode> {
  for (const node of nodesIn(main)) {
    if (isElement(node) && attributeOf(node, 'data-detail') !== undefined) yield* nodesIn(node);
  }
}

/** Text of an element. */
function textOf(node: HtmlNode): string {
  const words = [...nodesIn(node)].map((each) => {
    if ('value' in each) return each.value;
    return isElement(each) && !inline.has(each.tagName) ? ' ' : '';
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** Splits the page's text into sections, without headings. */
function sectionsOf(main: Element, title: string): SearchSection[] {
  const sections: SearchSection[] = [{ heading: title, codes: [], text: '' }];
  const headings = new Set<HtmlNode>();
  const details = new Set(detailsIn(main));
  for (const node of nodesIn(main)) {
    const section = sections.at(-1);
    if (!section) break;
    if (isElement(node)) {
      const id = attributeOf(node, 'id');
      if (/^h[1-6]$/.test(node.tagName)) for (const inside of nodesIn(node)) headings.add(inside);
      if (/^h[23]$/.test(node.tagName) && id)
        sections.push({ id, heading: textOf(node), codes: [], text: '' });
      if (node.tagName === 'code') section.codes.push(textOf(node));
      if (!inline.has(node.tagName)) section.text += ' ';
    } else if ('value' in node && !headings.has(node) && !details.has(node)) section.text += node.value;
  }
  return sections.map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }));
}

/**
 * Reads a page of the built site.
 * @returns undefined for a page with `noindex`, or without its own content
 */
export function readSearchPage(html: string): SearchPage | undefined {
  const all = [...nodesEverywhere(parse(html))];
  const isHidden = all.some(
    (one) => attributeOf(one, 'name') === 'robots' && attributeOf(one, 'content')?.includes('noindex'),
  );
  const main = all.find(({ tagName }) => tagName === 'main');
  const title = all.find(({ tagName }) => tagName === 'title');
  if (isHidden || !main || !title) return undefined;
  const name = textOf(title).replace(/ \| [^|]*$/, '');
  const crumbs = all.filter((one) => hasClass(one, 'breadcrumbs__item')).map(textOf);
  const said = all.find((one) => attributeOf(one, 'name') === 'description');
  return {
    title: name,
    trail: crumbs.slice(0, -1).filter(Boolean),
    description: said && attributeOf(said, 'content'),
    sections: sectionsOf(main, name),
  };
}

function* nodesEverywhere(node: HtmlNode): Generator<Element> {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if (isElement(child)) yield child;
    yield* nodesEverywhere(child);
  }
}
