/**
 * Characters that a terminal acts on instead of showing them: control characters of both sets, U+009B included, and
 * those that turn the direction of text. Line feeds and tabs stay.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const acted = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text of a server as a terminal may show it: a server must not write to the screen what it likes. */
export const plain = (text: unknown): string => String(text).replace(acted, escaped);

/** The same on one line. */
export const plainLine = (text: unknown): string => plain(text).replaceAll('\n', '\\n').replaceAll('\t', ' ');
