export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Groups digits by the given sizes. The last group gets all remaining digits. */
export function inGroups(digits: string, sizes: readonly number[]): string {
  const groups: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ') + rest;
}

/** Groups typed digits and keeps the cursor after the same digit. The result of `group` must end with a digit. */
export function groupTypedText(raw: string, caret: number, group: (digits: string) => string) {
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
