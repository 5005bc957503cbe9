import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import {
  type Ending,
  type GeneratedFiles,
  type GeneratorProgram,
  generatorLimits,
} from '../sdk-generation/command/commandGenerator.ts';

/** Maximum length of the kept output of a program. After a failure, its last line contains the reason. */
const mostOutputCharacters = 2_000_000;

function run(command: string, args: readonly string[], seconds: number): Promise<Ending> {
  return new Promise((done) => {
    const child = spawn(command, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const read = (chunk: Buffer) => {
      if (output.length < mostOutputCharacters) output += chunk;
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const timer = setTimeout(() => {
      // Kills the process group, because the command starts Java as a child.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      done({ end: 'late' });
    }, seconds * 1000);
    const ends = (ending: Ending) => {
      clearTimeout(timer);
      done(ending);
    };
    child.once('error', () => ends({ end: 'missing' }));
    child.once('close', (code) => ends({ end: code === 0 ? 'done' : 'failed', output }));
  });
}

/** Contents of all files in a folder by path, with slashes; undefined if they are too large. */
async function filesIn(folder: string): Promise<GeneratedFiles | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  if (sizes.reduce((sum, size) => sum + size, 0) > generatorLimits.megabytes * 1_000_000) return undefined;
  const named = paths.map(async (path) => {
    return [relative(folder, path).split(sep).join('/'), await readFile(path)] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

/** Runs the command of OpenAPI Generator in a temporary folder, with a time limit in seconds. */
export function generatorProgram(command: string, seconds = generatorLimits.seconds): GeneratorProgram {
  return {
    help: (language) => run(command, ['config-help', '-g', language, '-f', 'markdown'], seconds),
    async generate(language, { spec, options }) {
      const folder = await mkdtemp(join(tmpdir(), 'balcao-sdk-'));
      try {
        const input = join(folder, 'openapi.json');
        const config = join(folder, 'options.json');
        const client = join(folder, 'client');
        await writeFile(input, JSON.stringify(spec));
        // Passed in a file, because a comma would separate options on the command line.
        await writeFile(config, JSON.stringify({ additionalProperties: options }));
        const ending = await run(
          command,
          ['generate', '-g', language, '-i', input, '-c', config, '-o', client],
          seconds,
        );
        if (ending.end !== 'done') return ending;
        const files = await filesIn(client);
        return files ? { end: 'generated', files } : { end: 'large' };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
