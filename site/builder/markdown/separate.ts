import type { Element, ElementContent, Parents } from 'hast';
import { phrasing } from 'hast-util-phrasing';
import { textOf } from './tree.ts';

/** Elements converted to a single line of Markdown, whatever they contain. */
const lines = new Set(['a', 'caption', 'figcaption', 'h2', 'h3', 'h4', 'p', 'span', 'summary', 'td', 'th']);

/** Block elements on a page that become inline if they are inside such a line. */
const blocks = new Set(['dd', 'div', 'dl', 'dt', 'li', 'ol', 'p', 'ul']);

/** Elements whose text is copied unchanged. */
const copied = new Set(['code', 'pre']);

const isElement = (node: ElementContent, names?: ReadonlySet<string>): node is Element =>
  node.type === 'element' && (names?.has(node.tagName) ?? true);

/** Adds spaces between texts that only styles separate, because they would be joined on a line of Markdown. */
export function separate(node: Parents, isLine = false): void {
  const separated: ElementContent[] = [];
  let before: ElementContent | undefined;
  let gaps = 0;
  for (const child of node.children as ElementContent[]) {
    const text = textOf(child);
    if (text === '') {
      separated.push(child);
      continue;
    }
    // Moves a link's leading space, such as the one before a label, in front of the link.
    if (isElement(child, links) && /^\s/.test(text)) separated.push({ type: 'text', value: ' ' });
    const between =
      before && (areApart(before, child, isLine) ? separator(before, child, gaps) : colon(node, before, child));
    if (between) {
      separated.push({ type: 'text', value: between });
      gaps += 1;
    }
    if (isElement(child) && !copied.has(child.tagName)) separate(child, isLine || lines.has(child.tagName));
    // Renamed to `span`, because the conversion removes spaces at the borders of a block.
    separated.push(isLine && isElement(child, blocks) ? { ...child, tagName: 'span' } : child);
    before = child;
  }
  node.children = separated;
}

/** Whether two adjacent nodes are separate on a page but joined on a line of Markdown. */
function areApart(before: ElementContent, next: ElementContent, isLine: boolean): boolean {
  if (isElement(before) && isElement(next)) return isLine || (phrasing(before) && phrasing(next));
  if (/[.!?:;]$/.test(textOf(before)) && /^\p{L}/u.test(textOf(next))) return true;
  if (isElement(before, names) && /^\p{Lu}/u.test(textOf(next))) return true;
  return isLine && (isElement(before, blocks) || isElement(next, blocks));
}

/** Colon after the name at the start of an item, if only styles separate them, such as `A → B` and the message. */
function colon(parent: Parents, before: ElementContent, next: ElementContent): string {
  const isFirst = parent.children.find((child) => textOf(child) !== '') === before;
  const isItem = parent.type === 'element' && parent.tagName === 'li';
  return isItem && isFirst && isElement(before, names) && before.tagName === 'span' && /^\s/.test(textOf(next))
    ? ':'
    : '';
}

/** Text to insert between two nodes; empty if their texts would not join into one word. */
function separator(before: ElementContent, next: ElementContent, gaps: number): string {
  const read = textOf(before);
  const text = textOf(next);
  if (/[\s(/[]$/.test(read) || /^[\s),.;:!?%/\]]/.test(text)) return '';
  if (isElement(before, code) && isElement(next, code)) return ', ';
  if (/[.!?:;,…→]$/.test(read) || /^[(→·“«]/.test(text)) return ' ';
  if (isElement(before, links) && isElement(next, links)) return ' ';
  const isName = isElement(before, names) && !before.children.some((child) => isElement(child));
  return gaps === 0 && isName ? ': ' : '; ';
}

const code = new Set(['code']);
const links = new Set(['a']);

/** Elements that may name the next one, as a code before its meaning. */
const names = new Set(['b', 'small', 'span', 'strong']);
