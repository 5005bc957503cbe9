/** What a word of code is; each has a colour in page/samples.module.css. */
export const tokenKinds = ['name', 'string', 'number'] as const;
export type TokenKind = (typeof tokenKinds)[number];

export interface CodeToken {
  kind: TokenKind;
  start: number;
  end: number;
}

/** One group for each kind, by its name; what is in none stays as it is. */
const grammars: Readonly<Record<string, RegExp>> = {
  json: /(?<name>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<string>"(?:[^"\\]|\\.)*")|(?<number>\b(?:true|false|null)\b|-?\d+(?:\.\d+)?)/g,
  shell: /(?<name>^\w+(?==)|^curl\b)|(?<string>"[^"]*"|'[^']*')|(?<number>(?<=\s)--?[\w-]+)/gm,
};

/**
 * The words of some code that have a colour.
 * @param language one of the few that are painted in the browser: `json`, `shell`
 */
export function* codeTokens(code: string, language: string): Generator<CodeToken> {
  const grammar = grammars[language];
  if (!grammar) return;
  for (const { index, 0: word, groups } of code.matchAll(grammar)) {
    const kind = tokenKinds.find((one) => groups?.[one] !== undefined);
    if (kind) yield { kind, start: index, end: index + word.length };
  }
}
