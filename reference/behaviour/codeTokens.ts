import { jsonTokens } from '@balcao/text/wellFormedJson.ts';

/** Kinds of highlighted tokens. Each has a colour in page/samples.module.css. */
export const tokenKinds = ['name', 'string', 'number'] as const;
type TokenKind = (typeof tokenKinds)[number];

interface CodeToken {
  kind: TokenKind;
  start: number;
  end: number;
}

/** Matches the tokens of a shell command, each in the group named after its kind. Options count as numbers. */
const shell = /(?<name>^\w+(?==)|^curl\b)|(?<string>"[^"]*"|'[^']*')|(?<number>(?<=\s)--?[\w-]+)/gm;

function* shellTokens(code: string): Generator<CodeToken> {
  for (const { index, 0: word, groups } of code.matchAll(shell)) {
    const kind = tokenKinds.find((one) => groups?.[one] !== undefined);
    if (kind) yield { kind, start: index, end: index + word.length };
  }
}

/** Tokens of JSON, with keywords highlighted like numbers. */
function* jsonTokensOf(code: string): Generator<CodeToken> {
  for (const { kind, ...range } of jsonTokens(code)) yield { ...range, kind: kind === 'keyword' ? 'number' : kind };
}

const readers: Readonly<Record<string, (code: string) => Iterable<CodeToken>>> = {
  json: jsonTokensOf,
  shell: shellTokens,
};

/** Tokens of `json` and `shell` code. The browser highlights no other language. */
export function codeTokens(code: string, language: string): Iterable<CodeToken> {
  return readers[language]?.(code) ?? [];
}
