/** A text box after its text was put into groups. */
export interface GroupedText {
  text: string;
  /** Where the cursor stands, in characters from the start. */
  caret: number;
}

/** The digits of what was typed or pasted. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Digits in groups of the given sizes; what is left over stands in the last one. */
export function inGroups(digits: string, sizes: readonly number[], separator = ' '): string {
  const groups: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(separator) + rest;
}

/**
 * Puts what was typed into groups and keeps the cursor behind the same digit, wherever in the text it stands.
 * @param raw what the box holds now
 * @param caret where its cursor stands
 * @param group writes digits in groups; may drop what is too much, and never ends in a separator
 */
export function groupTypedText(raw: string, caret: number, group: (digits: string) => string): GroupedText {
  const text = group(digitsOf(raw));
  if (caret >= raw.length) return { text, caret: text.length };
  let left = digitsOf(raw.slice(0, caret)).length;
  let place = 0;
  while (left > 0 && place < text.length) {
    if (/\d/.test(text.charAt(place))) left -= 1;
    place += 1;
  }
  return { text, caret: place };
}
