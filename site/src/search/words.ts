/** A word as it is compared: small letters, no accents. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text; a name of the wire falls into its parts: `payment_confirmed`, `/payments/{id}`. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** A piece of a text, and whether it answers the query. */
export interface Piece {
  text: string;
  marked: boolean;
}

/**
 * Cuts a text so that what was looked for can be marked in it.
 * @param found folded words that were found, and what was typed of them
 */
export function mark(text: string, found: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(word)) {
    const [whole] = match;
    const typed = found.find((term) => fold(whole).startsWith(term));
    if (!typed) continue;
    const length = whole.length === fold(whole).length ? typed.length : whole.length;
    pieces.push({ text: text.slice(end, match.index), marked: false });
    pieces.push({ text: whole.slice(0, length), marked: true });
    end = match.index + length;
  }
  return [...pieces, { text: text.slice(end), marked: false }].filter((piece) => piece.text !== '');
}
