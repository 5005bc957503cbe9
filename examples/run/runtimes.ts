import { fileURLToPath } from 'node:url';
import { gsonJar, howToGet, requirements } from '../../tools/test/requirements.mjs';
import type { LanguageId } from '../languages/languages.ts';
import { lineRunner, processRunner, type Runner } from './runner.ts';

/** What a language's samples run on. */
interface Runtime {
  /** Program and its first arguments, or undefined when this machine lacks it; the file comes after them. */
  command(): readonly string[] | undefined;
  /** The sentences that tell how to get it. */
  howToGet: string;
  /** Program that runs many samples in one process; a language whose processes start quickly has none. */
  runner?: string;
}

/** A sample lives for a second: the fastest start counts, not the fastest code. */
const fastStartFlags = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** What a C# program needs besides the core library: HTTP, and JSON read as XML (receivers/Receiver.cs). */
export const csharpReferences = ['Net.Http', 'Runtime.Serialization', 'Xml', 'Xml.Linq'].map(
  (name) => `-r:System.${name}`,
);

/** Compiles the runner `$1` with the compiler `$0` and runs it; it removes its folder itself. */
const compileAndRun =
  'folder="$(mktemp -d)" && "$0" -out:"$folder/Runner.exe" "$1" && shift && exec mono "$folder/Runner.exe"';

const on = (
  requirement: (typeof requirements)[keyof typeof requirements],
  commandOf: (program: string) => readonly string[],
): Pick<Runtime, 'command' | 'howToGet'> => ({
  command() {
    const program = requirement.find();
    return program ? commandOf(program) : undefined;
  },
  howToGet: howToGet(requirement),
});

const runnerFile = (name: string) => fileURLToPath(new URL(`runners/${name}`, import.meta.url));

export const runtimes: Record<LanguageId, Runtime> = {
  curl: on(requirements.curl, () => ['sh']),
  // A description that PHP keeps outlives the sandbox it came from. A process of PHP starts in 20 ms.
  php: on(requirements.php, (program) => [program, '-d', 'soap.wsdl_cache_enabled=0']),
  javascript: { command: () => [process.execPath], howToGet: '' },
  python: { ...on(requirements.python, (program) => [program]), runner: runnerFile('runner.py') },
  java: {
    ...on(requirements.java, (program) => [program, ...fastStartFlags, '-cp', gsonJar() ?? '']),
    runner: runnerFile('Runner.java'),
  },
  csharp: {
    ...on(requirements.csharp, (compiler) => [
      'sh',
      '-c',
      `${compileAndRun} ${csharpReferences.join(' ')}`,
      compiler,
    ]),
    runner: runnerFile('Runner.cs'),
  },
};

/** @returns what runs the samples of a language, or undefined when this machine lacks it; close it at the end */
export function openRunner(language: LanguageId): Runner | undefined {
  const { command, runner } = runtimes[language];
  const start = command();
  if (!start) return undefined;
  return runner ? lineRunner([...start, runner]) : processRunner(start);
}
