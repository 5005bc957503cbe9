import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { csharpReferences, runtimes } from '../run/runtimes.ts';

interface Compiler {
  /** Commands that compile the programs of this folder. */
  steps: readonly (readonly string[])[];
  /** Command that runs the class or program of that name. */
  commandOf(name: string): readonly string[];
}

const folders: Partial<Record<keyof typeof compilers, string>> = {};

/** Compilers by language, for the programs of this folder that are compiled before they run. */
const compilers = {
  java(folder: string): Compiler {
    const java = runtimes.java.command() ?? [];
    // The last argument is the class path.
    const classPath = ['-cp', [java.at(-1), folder].join(delimiter)];
    const compiler = ['--module', 'jdk.compiler/com.sun.tools.javac.Main', '-encoding', 'UTF-8'];
    const files = ['Signature.java', 'SignatureCheck.java', 'Receiver.java'];
    return {
      steps: [[...java, ...compiler, ...classPath, '-d', folder, ...files]],
      commandOf: (name) => [...java, ...classPath, name],
    };
  },
  csharp(folder: string): Compiler {
    const fileOf = (name: string) => join(folder, `${name}.exe`);
    return {
      steps: ['SignatureCheck', 'Receiver'].map((name) => [
        ...['mcs', ...csharpReferences, `-out:${fileOf(name)}`, `${name}.cs`, 'Signature.cs'],
      ]),
      commandOf: (name) => ['mono', fileOf(name)],
    };
  },
};

/** @returns the command of a program of this folder, which is compiled once */
export function compiledCommand(language: keyof typeof compilers, name: string): readonly string[] {
  folders[language] ??= compile(language);
  return compilers[language](folders[language]).commandOf(name);
}

function compile(language: keyof typeof compilers): string {
  const folder = mkdtempSync(join(tmpdir(), `balcao-${language}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [program = '', ...args] of compilers[language](folder).steps) {
    const { status, stderr } = spawnSync(program, args, { cwd: import.meta.dirname, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
  return folder;
}
