import type { Element, ElementContent, Parents } from 'hast';
import { phrasing } from 'hast-util-phrasing';
import { textOf } from './tree.ts';

/** Elements whose content becomes one line of Markdown, whatever is inside. */
const lines = new Set(['a', 'caption', 'figcaption', 'h2', 'h3', 'h4', 'p', 'span', 'summary', 'td', 'th']);

/** Elements that stand below each other on a page, and become parts of the line when they are inside one. */
const blocks = new Set(['dd', 'div', 'dl', 'dt', 'li', 'ol', 'p', 'ul']);

/** Elements whose text is copied as it is. */
const copied = new Set(['code', 'pre']);

const isElement = (node: ElementContent, names?: ReadonlySet<string>): node is Element =>
  node.type === 'element' && (names?.has(node.tagName) ?? true);

/** Puts a separator between texts that only styles keep apart, where a line of Markdown would join their words. */
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
    // A space at the beginning of a link, such as that of a mark after a value, belongs before the link.
    if (isElement(child, links) && /^\s/.test(text)) separated.push({ type: 'text', value: ' ' });
    const between =
      before &&
      (areApart(before, child, isLine) ? separator(before, child, gaps) : colon(node, before, child));
    if (between) {
      separated.push({ type: 'text', value: between });
      gaps += 1;
    }
    if (isElement(child) && !copied.has(child.tagName)) separate(child, isLine || lines.has(child.tagName));
    // The spaces at the borders of a block would be removed.
    separated.push(isLine && isElement(child, blocks) ? { ...child, tagName: 'span' } : child);
    before = child;
  }
  node.children = separated;
}

/** Whether a page shows two adjacent nodes apart, and Markdown would put them in one line. */
function areApart(before: ElementContent, next: ElementContent, isLine: boolean): boolean {
  if (isElement(before) && isElement(next)) return isLine || (phrasing(before) && phrasing(next));
  if (/[.!?:;]$/.test(textOf(before)) && /^\p{L}/u.test(textOf(next))) return true;
  if (isElement(before, names) && /^\p{Lu}/u.test(textOf(next))) return true;
  return isLine && (isElement(before, blocks) || isElement(next, blocks));
}

/** A colon after the name at the beginning of an item, where a page has styles alone: `A → B` and what A sends. */
function colon(parent: Parents, before: ElementContent, next: ElementContent): string {
  const isFirst = parent.children.find((child) => textOf(child) !== '') === before;
  const isItem = parent.type === 'element' && parent.tagName === 'li';
  return isItem &&
    isFirst &&
    isElement(before, names) &&
    before.tagName === 'span' &&
    /^\s/.test(textOf(next))
    ? ':'
    : '';
}

/** What stands between two nodes; empty where their texts meet without being read as one word. */
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

/** Elements that name what follows, such as a code and its meaning. */
const names = new Set(['b', 'small', 'span', 'strong']);
