import { readFileSync } from 'node:fs';

/** Number of the first line with one of the strings at the end of a word; undefined if there is none. */
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

/** MDX's message about an undefined component. */
const missingComponent = /^Expected component `([\w.]+)` to be defined/;

const componentsIn = (stack: string) => [...stack.matchAll(/^ +at ([A-Z]\w*) \(/gm)].flatMap(([, name]) => name ?? []);

/**
 * Runs the code of a page's source. An error names the source and its first line that uses the missing component,
 * contains the last word of the message, or uses a component in which it was thrown. Only in the last case is the
 * location of the error in another file.
 */
export function inSource<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const { name, message: thrown, stack = '' } = error as Error;
    const [, missing] = missingComponent.exec(thrown) ?? [];
    const word = thrown.split(' ').at(-1);
    const quoted = word ? [`"${word}`, `'${word}`, `\`${word}`] : [];
    const written = lineOf(file, missing ? [`<${missing}`] : quoted);
    const used = componentsIn(stack).map((each) => lineOf(file, [`<${each}`]));
    const line = written ?? used.find((each) => each !== undefined);
    const message = [
      line ? `${file}:${line}: ` : `${file}: `,
      missing ? `site/src/components/pageComponents.ts has no component ${missing}` : thrown,
    ].join('');
    const frames = stack.split('\n').filter((each) => /^ +at /.test(each));
    throw Object.assign(new Error(message, { cause: error }), {
      stack: [`${name}: ${message}`, ...frames].join('\n'),
      loc: written ? { file, line: written, column: 1 } : undefined,
    });
  }
}
