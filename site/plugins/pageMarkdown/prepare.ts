import type { Element, ElementContent, Parents } from 'hast';
import { asDetail, isDetail } from './details.ts';
import { isRadioSet, withoutRadios } from './samples.ts';

/** Elements without text content: navigation, controls, diagrams. */
const unread = new Set([
  'aside',
  'button',
  'dialog',
  'fieldset',
  'footer',
  'input',
  'label',
  'nav',
  'select',
  'svg',
  'template',
]);

const isOf = ({ properties }: Element, name: string) =>
  (properties.className as string[] | undefined)?.includes(name) ?? false;

/** Whether a page's Markdown leaves an element out. */
function isUnread(element: Element): boolean {
  const { dataPageTools, dataLegend, src } = element.properties;
  if (unread.has(element.tagName)) return true;
  if (dataPageTools !== undefined || dataLegend !== undefined) return true;
  // Each screenshot is there twice, light and dark; one is converted.
  if (String(src ?? '').endsWith('-dark.webp')) return true;
  return isOf(element, 'hash-link') || isOf(element, 'table-of-contents');
}

/** Whether an element is a picture made of HTML (ui/drawing), whose Markdown is its alternative text. */
const isDrawing = ({ tagName, properties }: Element) => tagName === 'div' && properties.role === 'img';

const asText = ({ properties }: Element): Element => {
  const value = String(properties.ariaLabel);
  return { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] };
};

/** A copy of a tree with what its Markdown has: without what is not read, and with the panels of radio buttons below each other. */
export function prepare<Node extends Parents>(node: Node): Node {
  const children = (node.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'comment') return [];
    if (child.type !== 'element') return [child];
    if (isUnread(child)) return [];
    if (isDrawing(child)) return [asText(child)];
    const read = prepare(isRadioSet(child) ? withoutRadios(child) : child);
    return isDetail(child) ? asDetail(read) : [read];
  });
  return { ...node, children };
}
