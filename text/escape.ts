const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as the content of an HTML or XML element. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

/** A text as the content of an element, or as a value between double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
