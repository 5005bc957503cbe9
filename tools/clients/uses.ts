import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../run/paths.mjs';

/** A command with its arguments, in the folder of the client. */
export type Command = readonly [program: string, ...args: string[]];

/** A program of use/ that creates a reference, reads it and is refused, where it goes, and what runs it. */
export interface Use {
  program: string;
  place: string;
  run: readonly Command[];
  prepare?(folder: string): void;
}

interface Check {
  compile: readonly Command[];
  use?: Use;
}

const everyFile = (ending: string, command: string): Command => [
  'sh',
  '-c',
  `find . -name '*${ending}' -print0 | xargs -0 -n 1 -P 2 ${command}`,
];

const maven: Command = [
  'mvn',
  '--quiet',
  '--batch-mode',
  '-Dstyle.color=never',
  '-DskipTests',
  '-Dmaven.javadoc.skip',
  'compile',
];

const mainClass = ['-Dexec.mainClass=Use', '-Dexec.cleanupDaemonThreads=false'];

/** How a client is compiled and used, by its language; what is not here is only made. */
const checks: Readonly<Record<string, Check>> = {
  java: {
    compile: [maven],
    use: {
      program: 'Use.java',
      place: 'src/main/java',
      // Its HTTP client leaves a thread, which Maven would wait for.
      run: [[...maven, ...mainClass, 'org.codehaus.mojo:exec-maven-plugin:3.5.0:java']],
    },
  },
  go: {
    compile: [['go', 'build', './...']],
    use: {
      program: 'use.go',
      place: 'use',
      run: [['go', 'run', './use']],
    },
  },
  rust: {
    compile: [['cargo', 'build', '--quiet']],
    use: {
      program: 'use.rs',
      place: 'examples',
      run: [['cargo', 'run', '--quiet', '--example', 'use']],
      prepare(folder) {
        const manifest = join(folder, 'Cargo.toml');
        const runtime = '\n[dev-dependencies]\ntokio = { version = "1", features = ["macros", "rt"] }\n';
        writeFileSync(manifest, readFileSync(manifest, 'utf8') + runtime);
      },
    },
  },
  bash: { compile: [['bash', '-O', 'extglob', '-n', 'client.sh']] },
  'php-dt': { compile: [everyFile('.php', 'php -l')] },
  'php-nextgen': { compile: [everyFile('.php', 'php -l')] },
  'python-pydantic-v1': { compile: [['python3', '-m', 'compileall', '-q', '.']] },
};

export const compileOf = (language: string) => checks[language]?.compile;
export const useOf = (language: string) => checks[language]?.use;

/** Puts the program that uses a client beside its code. */
export function placeUse(folder: string, { program, place, prepare }: Use): void {
  cpSync(at('tools', 'clients', 'use', program), join(folder, place, program));
  prepare?.(folder);
}
