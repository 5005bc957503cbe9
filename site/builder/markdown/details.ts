import type { Element, ElementContent } from 'hast';
import { paragraph } from './tree.ts';

/** Private-use characters that enclose details during the conversion. A brief text omits the details. */
const opening = '\uE002';
const closing = '\uE003';

/** Whether an element is a detail: a live panel, or an element marked with `data-detail`. */
export const isDetail = ({ properties }: Element) =>
  properties.dataLivePanel !== undefined || properties.dataDetail !== undefined;

/** Encloses an element in the marks that {@link whole} and {@link brief} read. */
export const asDetail = (element: Element): ElementContent[] => [paragraph(opening), element, paragraph(closing)];

const marks = new RegExp(String.raw`^[ >]*[${opening}${closing}]\n(?:[ >]*\n)?`, 'gm');
const details = new RegExp(String.raw`^[ >]*${opening}\n[\s\S]*?^[ >]*${closing}(?:\n[ >]*$)*\n?`, 'gm');

export const whole = (markdown: string) => markdown.replace(marks, '');

/** Markdown without its details, and with internal links as plain text. */
export function brief(markdown: string): string {
  const parts = markdown.replace(details, '').split(/(^[ >]*```[\s\S]*?^[ >]*```$)/m);
  return parts.map((part, at) => (at % 2 === 1 ? part : withoutLinks(part))).join('');
}

const withoutLinks = (text: string) =>
  text.replace(/!\[(?:[^\]\\]|\\.)*\]\([^)\s]*\)/g, '').replace(/\[((?:[^\]\\]|\\.)*)\]\([/#][^)\s]*\)/g, '$1');
