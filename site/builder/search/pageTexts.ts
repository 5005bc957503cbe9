import type { Element, Nodes } from 'hast';

/** Content of a built page, split into sections. The first section precedes the first heading. */
export interface SearchPage {
  title: string;
  trail: string[];
  description?: string;
  sections: SearchSection[];
}

export interface SearchSection {
  id?: string;
  heading: string;
  codes: string[];
  text: string;
}

const isElement = (node: Nodes): node is Element => node.type === 'element';

/** Elements that are not indexed: navigation, controls, pictures, code blocks. */
const unread = new Set([
  ...['nav', 'aside', 'footer', 'button', 'select', 'label', 'legend', 'dialog'],
  ...['svg', 'script', 'style', 'pre', 'template'],
]);
const isUnread = ({ tagName, properties }: Element) =>
  unread.has(tagName) ||
  (properties.className as string[] | undefined)?.includes('hash-link') ||
  properties.dataNosnippet !== undefined ||
  properties.dataOpensPanel !== undefined;
/** Inline elements, which do not end a word. */
const inline = new Set('a abbr b code em i kbd mark small span strong sup wbr'.split(' '));

function* nodesIn(node: Nodes): Generator<Nodes> {
  for (const child of 'children' in node ? node.children : []) {
    if (isElement(child) && isUnread(child)) continue;
    yield child;
    yield* nodesIn(child);
  }
}

/** Tables of fields and errors. Only their codes are indexed, not their words, which are also in the reference. */
function* detailsIn(main: Element): Generator<Nodes> {
  for (const node of nodesIn(main)) {
    if (isElement(node) && node.properties.dataDetail !== undefined) yield* nodesIn(node);
  }
}

function textOf(node: Nodes): string {
  const words = [...nodesIn(node)].map((each) => {
    if (each.type === 'text') return each.value;
    return isElement(each) && !inline.has(each.tagName) ? ' ' : '';
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

function sectionsOf(main: Element, title: string): SearchSection[] {
  const sections: SearchSection[] = [{ heading: title, codes: [], text: '' }];
  const headings = new Set<Nodes>();
  const details = new Set(detailsIn(main));
  for (const node of nodesIn(main)) {
    const section = sections.at(-1);
    if (!section) break;
    if (isElement(node)) {
      const { id } = node.properties;
      if (/^h[1-6]$/.test(node.tagName)) for (const inside of nodesIn(node)) headings.add(inside);
      if (/^h[23]$/.test(node.tagName) && id)
        sections.push({ id: String(id), heading: textOf(node), codes: [], text: '' });
      if (node.tagName === 'code') section.codes.push(textOf(node));
      if (!inline.has(node.tagName)) section.text += ' ';
    } else if (node.type === 'text' && !headings.has(node) && !details.has(node)) section.text += node.value;
  }
  return sections.map((section) => ({ ...section, text: section.text.replace(/\s+/g, ' ').trim() }));
}

export function mainSections(tree: Nodes, title: string): SearchSection[] {
  const main = [...nodesIn(tree)].find((node): node is Element => isElement(node) && node.tagName === 'main');
  return main ? sectionsOf(main, title) : [];
}
