import { escaped } from './escape.ts';

/** Whether a text is to be shown as XML. */
export const isXml = (text: string) => text.trimStart().startsWith('<');

/** XML with an element a line, as deep as it lies; texts stay as they were sent. */
export function prettyXml(xml: string): string {
  let depth = 0;
  const lines = xml.trim().replace(/>\s*</g, '>\n<').split('\n');
  return lines
    .map((line) => {
      const isEnd = line.startsWith('</');
      if (isEnd) depth -= 1;
      const indented = '  '.repeat(Math.max(depth, 0)) + line.trim();
      const isWhole = isEnd || line.startsWith('<?') || line.endsWith('/>') || line.includes('</');
      if (!isWhole) depth += 1;
      return indented;
    })
    .join('\n');
}

const token = (kind: string, text: string) => `<span class="${kind}">${escaped(text)}</span>`;

/** Names in one colour, those of attributes in another, values in a third (ui/code-block/tokens.css). */
export function xmlHtml(xml: string): string {
  return xml.replace(/[^<]+|<[^>]*>/g, (part) => {
    const [, open, name = '', rest = ''] = /^(<[/?]?)([\w:.-]+)(.*)$/s.exec(part) ?? [];
    if (!open) return escaped(part);
    const attributes = rest.replace(/([\w:.-]+)(=)("[^"]*")|[^\s\w:.-]+|\s+/g, (text, key, is, value) =>
      key ? token('t-k', key) + is + token('t-s', value) : escaped(text),
    );
    return escaped(open) + token('t-f', name) + attributes;
  });
}
