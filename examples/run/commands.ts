import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageId } from '../languages/languages.ts';
import type { Copy } from './sample.ts';

const quoted = (path: string) => `"${path.replaceAll('\\', '/')}"`;

/**
 * Compiles every Java copy at once, which takes as long as compiling one.
 * @param java program and its first arguments
 * @returns folder of the classes; undefined when one did not compile, so that each is left to tell by itself
 */
function compile(copies: readonly Copy[], java: readonly string[], folder: string): string | undefined {
  const classes = join(folder, 'classes');
  const list = join(folder, 'java-files');
  writeFileSync(list, copies.map(({ file }) => quoted(file)).join('\n'));
  const [program = '', ...args] = java;
  const compiler = ['--module', 'jdk.compiler/com.sun.tools.javac.Main', '-encoding', 'UTF-8'];
  const { status } = spawnSync(program, [...args, ...compiler, '-d', classes, `@${list}`]);
  return status === 0 ? classes : undefined;
}

/**
 * How each copy is run.
 * @param runtimes program and first arguments of each language that this machine has
 * @param folder of this run
 */
export function commandsOf(
  copies: readonly Copy[],
  runtimes: ReadonlyMap<LanguageId, readonly string[]>,
  folder: string,
): Map<Copy, readonly string[]> {
  const java = runtimes.get('java');
  const inJava = copies.filter(({ sample }) => sample.language === 'java');
  const classes = java && compile(inJava, java, folder);
  const commands = new Map<Copy, readonly string[]>();
  for (const copy of copies) {
    const runtime = runtimes.get(copy.sample.language);
    if (!runtime) continue;
    const name = /^class (\w+)/m.exec(copy.text)?.[1];
    const compiled = classes && name && copy.sample.language === 'java';
    const what = compiled ? ['-cp', classes, `${copy.sample.key}.${name}`] : [copy.file];
    commands.set(copy, [...runtime, ...what]);
  }
  return commands;
}
