import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../run/paths.mjs';

/** Command with its arguments, to run in the folder of the client. */
export type Command = readonly [program: string, ...args: string[]];

/** Program in use/ that creates and reads a reference and gets a refusal; where to put it, and how to run it. */
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

/** Commands that compile and run a client, by language. Clients in other languages are only generated. */
const checks: Readonly<Record<string, Check>> = {
  java: {
    compile: [maven],
    use: {
      program: 'Use.java',
      place: 'src/main/java',
      // Forks a process, because the HTTP client leaves a thread running, and Maven would wait for it.
      run: [[...maven, ...mainClass, 'org.codehaus.mojo:exec-maven-plugin:3.5.0:java']],
    },
  },
  go: {
    compile: [['go', 'build', './...']],
    use: { program: 'use.go', place: 'use', run: [['go', 'run', './use']] },
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

/** Writes the program that uses a client into the folder of the client. */
export function placeUse(folder: string, { program, place, prepare }: Use): void {
  cpSync(at('tools', 'clients', 'use', program), join(folder, place, program));
  prepare?.(folder);
}
