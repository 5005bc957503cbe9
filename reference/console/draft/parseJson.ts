export type ParsedJson = { kind: 'value'; value: unknown } | { kind: 'empty' } | { kind: 'broken'; at?: TextPosition };

interface TextPosition {
  line: number;
  column: number;
}

/** Parses typed text. Browsers report the position of an error in two formats, or not at all. */
export function parseJson(text: string): ParsedJson {
  if (text.trim() === '') return { kind: 'empty' };
  try {
    return { kind: 'value', value: JSON.parse(text) };
  } catch (error) {
    return { kind: 'broken', at: errorPosition(String(error), text) };
  }
}

function errorPosition(message: string, text: string): TextPosition | undefined {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  const offset = /position (\d+)/.exec(message)?.[1];
  if (offset === undefined) return undefined;
  const before = text.slice(0, Number(offset)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
