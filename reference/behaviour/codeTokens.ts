/** Kinds of highlighted tokens; each has a colour in page/samples.module.css. */
export const tokenKinds = ['name', 'string', 'number'] as const;
export type TokenKind = (typeof tokenKinds)[number];

export interface CodeToken {
  kind: TokenKind;
  start: number;
  end: number;
}

/** One named group for each kind; other text is not highlighted. */
const grammars: Readonly<Record<string, RegExp>> = {
  json: /(?<name>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<string>"(?:[^"\\]|\\.)*")|(?<number>\b(?:true|false|null)\b|-?\d+(?:\.\d+)?)/g,
  shell: /(?<name>^\w+(?==)|^curl\b)|(?<string>"[^"]*"|'[^']*')|(?<number>(?<=\s)--?[\w-]+)/gm,
};

/**
 * The highlighted tokens of a text.
 * @param language a language that is highlighted in the browser: `json`, `shell`
 */
export function* codeTokens(code: string, language: string): Generator<CodeToken> {
  const grammar = grammars[language];
  if (!grammar) return;
  for (const { index, 0: word, groups } of code.matchAll(grammar)) {
    const kind = tokenKinds.find((one) => groups?.[one] !== undefined);
    if (kind) yield { kind, start: index, end: index + word.length };
  }
}
