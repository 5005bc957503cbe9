import { readFileSync } from 'node:fs';

/** Number of the first line of a file with one of some texts at a word's end; undefined without a match. */
export function lineOf(file: string, texts: readonly string[]): number | undefined {
  const ends = (line: string, text: string) =>
    line
      .split(text)
      .slice(1)
      .some((rest) => !/^\w/.test(rest));
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => texts.some((text) => ends(line, text)));
  return index < 0 ? undefined : index + 1;
}
