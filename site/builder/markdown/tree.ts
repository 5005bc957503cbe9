import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';

/** Tree of a page's content, without SVG and highlighting, which contain no text and would triple the parsing time. */
export function treeOf(html: string): Root {
  const read = html
    .replace(/<svg.*?<\/svg>|<wbr\s*\/?>|\u200b/gs, '')
    .replace(/<pre.*?<\/pre>/gs, (code) => code.replace(/<\/?span[^>]*>/g, ''));
  return fromParse5(parseFragment(read)) as Root;
}

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export const element = (tagName: string, children: ElementContent[]): Element => {
  return { type: 'element', tagName, properties: {}, children };
};

export const paragraph = (value: string): Element => element('p', [{ type: 'text', value }]);
