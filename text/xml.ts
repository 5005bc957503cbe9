import { escapeAttribute } from './escape.ts';

/** Characters that XML 1.0 cannot represent, even escaped (XML 1.0 §2.2). */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

export function isXmlText(text: string): boolean {
  return !unwritable.test(text);
}

/** Index of the first character that XML cannot represent, or -1 if there is none. */
export const unwritableAt = (text: string): number => text.search(unwritable);

/** Escapes a text for content or a double-quoted value. Replaces characters that XML cannot represent. */
export function escapeXml(text: string): string {
  const writable = isXmlText(text) ? text : text.replace(new RegExp(unwritable, 'gu'), '\uFFFD');
  return escapeAttribute(writable);
}

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Element on one line.
 * @param content XML, or an empty text for an empty element
 */
export function element(name: string, attributes: Attributes = {}, content = ''): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value ?? '')}"`);
  const head = name + given.join('');
  return content === '' ? `<${head}/>` : `<${head}>${content}</${name}>`;
}

/** Element on several lines with indented content, or on one line if it has none. */
export function block(name: string, attributes: Attributes, inside: readonly string[]): string {
  const indented = inside.map((part) => part.replace(/^/gm, '  '));
  return element(name, attributes, indented.length > 0 ? `\n${indented.join('\n')}\n` : '');
}
