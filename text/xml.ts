import { escapeAttribute } from './escape.ts';

/** What XML 1.0 cannot carry, however it is written: anything else than its characters (XML 1.0 §2.2). */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

export function isXmlText(text: string): boolean {
  return !unwritable.test(text);
}

/** Where in a text the first character stands that XML cannot carry; -1 where there is none. */
export const unwritableAt = (text: string): number => text.search(unwritable);

/** A text as content or as a value between double quotes; what XML cannot carry becomes the replacement character. */
export function escapeXml(text: string): string {
  const writable = isXmlText(text) ? text : text.replace(new RegExp(unwritable, 'gu'), '\uFFFD');
  return escapeAttribute(writable);
}

/** Attributes of an element; one without a value is left out. */
type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * An element on one line.
 * @param content XML already, empty for an element without any
 */
export function element(name: string, attributes: Attributes = {}, content = ''): string {
  const given = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value ?? '')}"`);
  const head = name + given.join('');
  return content === '' ? `<${head}/>` : `<${head}>${content}</${name}>`;
}

/** An element over several lines, what is inside one level deeper; without anything inside it is one line. */
export function block(name: string, attributes: Attributes, inside: readonly string[]): string {
  const indented = inside.map((part) => part.replace(/^/gm, '  '));
  return element(name, attributes, indented.length > 0 ? `\n${indented.join('\n')}\n` : '');
}
