import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What a built page says, in sections: the first is what stands before the first heading. */
export interface Page {
  title: string;
  trail: string[];
  sections: Section[];
}

export interface Section {
  /** Its place on the page; none for the page's own beginning. */
  id?: string;
  heading: string;
  /** What is set in code type within sentences. */
  codes: string[];
}

const isElement = (node: Node): node is Element => 'tagName' in node;
const attributeOf = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;
const hasClass = (element: Element, name: string) => attributeOf(element, 'class')?.split(' ').includes(name);

/** Every element below a node, in the order of the page; nothing inside `leaveOut`. */
function* elements(node: Node, leaveOut: (element: Element) => boolean = () => false): Generator<Element> {
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    if (!isElement(child) || leaveOut(child)) continue;
    yield child;
    yield* elements(child, leaveOut);
  }
}

/** The words of an element; a heading's own link to itself is not one of them. */
function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || (isElement(node) && hasClass(node, 'hash-link'))) return '';
  return node.childNodes.map(textOf).join('');
}

/**
 * Reads a page of the built site.
 * @returns nothing for a page that search engines are asked to leave out, or that has no content of its own
 */
export function readPage(html: string): Page | undefined {
  const all = [...elements(parse(html))];
  const isHidden = all.some(
    (one) => attributeOf(one, 'name') === 'robots' && attributeOf(one, 'content')?.includes('noindex'),
  );
  const main = all.find(({ tagName }) => tagName === 'main');
  const title = all.find(({ tagName }) => tagName === 'title');
  if (isHidden || !main || !title) return undefined;

  const name = textOf(title).replace(/ \| [^|]*$/, '');
  const sections: Section[] = [{ heading: name, codes: [] }];
  for (const element of elements(main, ({ tagName }) => tagName === 'pre')) {
    const id = attributeOf(element, 'id');
    if (/^h[23]$/.test(element.tagName) && id)
      sections.push({ id, heading: textOf(element).trim(), codes: [] });
    if (element.tagName === 'code') sections.at(-1)?.codes.push(textOf(element));
  }
  const crumbs = all.filter((one) => hasClass(one, 'breadcrumbs__item')).map((one) => textOf(one).trim());
  return { title: name, trail: crumbs.slice(0, -1).filter(Boolean), sections };
}
