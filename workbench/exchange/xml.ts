import { escapeText } from '@balcao/text/escape.ts';

/** Whether a text is to be shown as XML. */
export const isXml = (text: string) => text.trimStart().startsWith('<');

/** An element that holds a text alone, a tag, or a text that stands beside elements. */
const pieces = /<([^/?!][^\s/>]*)[^<>]*(?<!\/)>[^<]*[^<\s][^<]*<\/\1>|<[^>]*>?|[^<\s][^<]*/g;

/** Attributes each on a line of their own, where there are more than a line holds. */
function openTag(tag: string, pad: string): string {
  const attributes = tag.match(/\s[\w:-]+="[^"]*"/g) ?? [];
  if (attributes.length <= 2) return pad + tag;
  const lines = attributes.map((each) => `\n${pad}    ${each.trim()}`);
  return `${pad}${tag.split(/\s/)[0]}${lines.join('')}>`;
}

/** XML with an element a line, as deep as it lies; texts stay as they were sent. */
export function prettyXml(xml: string): string {
  const lines: string[] = [];
  let depth = 0;
  for (const [piece] of xml.matchAll(pieces)) {
    if (piece.startsWith('</')) depth = Math.max(depth - 1, 0);
    const pad = '  '.repeat(depth);
    const isOpening = /^<[^/?!]/.test(piece) && !piece.includes('</') && !piece.endsWith('/>');
    lines.push(isOpening ? openTag(piece, pad) : pad + piece.trim());
    if (isOpening) depth += 1;
  }
  return lines.join('\n');
}

const token = (kind: string, text: string) => `<span class="${kind}">${escapeText(text)}</span>`;

/** Names in one colour, those of attributes in another, values in a third (ui/code-block/tokens.css). */
export function xmlHtml(xml: string): string {
  return xml.replace(/[^<]+|<[^>]*>/g, (part) => {
    const [, open, name = '', rest = ''] = /^(<[/?]?)([\w:.-]+)(.*)$/s.exec(part) ?? [];
    if (!open) return escapeText(part);
    const attributes = rest.replace(/([\w:.-]+)(=)("[^"]*")|[^\s\w:.-]+|\s+/g, (text, key, is, value) =>
      key ? token('t-k', key) + is + token('t-s', value) : escapeText(text),
    );
    return escapeText(open) + token('t-f', name) + attributes;
  });
}
