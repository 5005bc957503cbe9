/**
 * Characters that a terminal acts on instead of showing them: control characters of both sets, U+009B included, and
 * those that turn the direction of text. Line feeds and tabs stay.
 */
const acted = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text of a server as a terminal may show it: a server must not write to the screen what it likes. */
export const plain = (text: unknown): string => String(text).replace(acted, escaped);

/** The same on one line. */
export const plainLine = (text: unknown): string => plain(text).replaceAll('\n', '\\n').replaceAll('\t', ' ');
