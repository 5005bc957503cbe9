/**
 * Parses the text of a number field: a number where it is valid JSON, else the text itself, which the check reports and
 * which can still be sent.
 */
export function numberFrom(text: string): number | string {
  return text !== '' && String(Number(text)) === text ? Number(text) : text;
}

const words: Readonly<Record<string, unknown>> = { true: true, false: false };

/** Parses the text of a scalar field: a JSON keyword, a number, else the text itself. */
export function scalarFrom(text: string): unknown {
  return words[text] ?? numberFrom(text);
}

/** Text of a value for an input. */
export function inputText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
