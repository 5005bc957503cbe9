type JsonTokenKind = 'name' | 'string' | 'number' | 'keyword';

const token =
  /(?<name>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d[\d.eE+-]*)|\b(?<keyword>true|false|null)\b/g;

/** Names, strings, numbers and keywords of a JSON text, in order; `end` is the index after the last character. */
export function* jsonTokens(json: string): Generator<{ kind: JsonTokenKind; start: number; end: number }> {
  for (const { index, 0: word, groups = {} } of json.matchAll(token)) {
    const [kind] = Object.entries(groups).find(([, text]) => text !== undefined) ?? [];
    if (kind) yield { kind: kind as JsonTokenKind, start: index, end: index + word.length };
  }
}
