import { fileURLToPath } from 'node:url';
import { gsonJar, howToGet, requirements } from '../../tools/test/requirements.mjs';
import type { LanguageId } from '../languages/languages.ts';
import { lineRunner, processRunner, type Runner } from './runner.ts';

/** Runtime of a language's samples. */
interface Runtime {
  /** Program and its first arguments, which precede the file; undefined if the program is not installed. */
  command(): readonly string[] | undefined;
  howToGet: string;
  /** Program that runs many samples in one process; unset for languages that start fast. */
  runner?: string;
}

/** Flags for a fast start, which matters more than speed because a sample runs for a second. */
const fastStartFlags = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Assemblies of C# programs besides the core library: for HTTP, and for JSON read as XML (receivers/Receiver.cs). */
export const csharpReferences = ['Net.Http', 'Runtime.Serialization', 'Xml', 'Xml.Linq'].map(
  (name) => `-r:System.${name}`,
);

/** Compiles the runner `$1` with the compiler `$0` and runs it. The runner deletes its own folder. */
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
  // A cached WSDL would outlive its sandbox. PHP needs no runner, because its process starts in 20 ms.
  php: on(requirements.php, (program) => [program, '-d', 'soap.wsdl_cache_enabled=0']),
  javascript: { command: () => [process.execPath], howToGet: '' },
  python: { ...on(requirements.python, (program) => [program]), runner: runnerFile('runner.py') },
  java: {
    ...on(requirements.java, (program) => [program, ...fastStartFlags, '-cp', gsonJar() ?? '']),
    runner: runnerFile('Runner.java'),
  },
  csharp: {
    ...on(requirements.csharp, (compiler) => ['sh', '-c', `${compileAndRun} ${csharpReferences.join(' ')}`, compiler]),
    runner: runnerFile('Runner.cs'),
  },
};

/** @returns the runner of a language's samples, which the caller closes; undefined if the runtime is missing */
export function openRunner(language: LanguageId): Runner | undefined {
  const { command, runner } = runtimes[language];
  const start = command();
  if (!start) return undefined;
  return runner ? lineRunner([...start, runner]) : processRunner(start);
}
