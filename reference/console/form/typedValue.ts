/**
 * What was typed into a box for numbers: a number where it is one as JSON writes it, else the text itself, which
 * the check then points at and which can still be sent.
 */
export function numberFrom(text: string): number | string {
  return text !== '' && String(Number(text)) === text ? Number(text) : text;
}

const words: Readonly<Record<string, unknown>> = { true: true, false: false };

/** What was typed where several types may stand: a word of JSON, a number, else the text itself. */
export function scalarFrom(text: string): unknown {
  return words[text] ?? numberFrom(text);
}

/** A value as it stands in a box. */
export function inputText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
