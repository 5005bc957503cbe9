/** What a word of code is; each has a colour in page/samples.module.css. */
export const kinds = ['name', 'string', 'number'] as const;
export type Kind = (typeof kinds)[number];

export interface CodeWord {
  kind: Kind;
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
export function* codeWords(code: string, language: string): Generator<CodeWord> {
  const grammar = grammars[language];
  if (!grammar) return;
  for (const { index, 0: word, groups } of code.matchAll(grammar)) {
    const kind = kinds.find((one) => groups?.[one] !== undefined);
    if (kind) yield { kind, start: index, end: index + word.length };
  }
}
