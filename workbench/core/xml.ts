import { escapeText } from '@balcao/text/escape.ts';

/** Whether a text looks like XML. */
export const isXml = (text: string) => text.trimStart().startsWith('<');

/** Matches an element that contains only text, or a tag, or text. */
const pieces = /<([^/?!][^\s/>]*)[^<>]*(?<!\/)>[^<]*[^<\s][^<]*<\/\1>|<[^>]*>?|[^<\s][^<]*/g;

/** Formats a tag, with each attribute on a separate line if they do not fit on one. */
function openTag(tag: string, pad: string): string {
  const attributes = tag.match(/\s[\w:-]+="[^"]*"/g) ?? [];
  if (attributes.length <= 2) return pad + tag;
  const lines = attributes.map((each) => `\n${pad}    ${each.trim()}`);
  return `${pad}${tag.split(/\s/)[0]}${lines.join('')}>`;
}

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

/** Formats XML as HTML with the classes of ui/code-block/tokens.css. */
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

const textOfEntity: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const decodeEntities = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => textOfEntity[name] ?? '');

/** Text of every non-empty element with this local name. */
export function textsIn(xml: string, name: string): string[] {
  const elements = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)</`, 'g'));
  return [...elements].map(([, text = '']) => decodeEntities(text)).filter((text) => text !== '');
}

export const textIn = (xml: string, name: string): string | undefined => textsIn(xml, name)[0];
