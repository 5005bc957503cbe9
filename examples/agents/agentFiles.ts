import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { factsAt } from './facts.ts';

const folder = fileURLToPath(new URL('files', import.meta.url));

/** Receivers that the skill contains unchanged, by their path in the skill. Their tests are in examples/receivers. */
const programs = {
  'skills/balcao-payments/scripts/receiver.mjs': '../receivers/receiver.mjs',
  'skills/balcao-payments/scripts/signature.mjs': '../receivers/signature.mjs',
};

/**
 * Files for coding agents that integrate the API, by path: `AGENTS.md` and the folder of a skill.
 * @param base path of the documentation site on its server, with a slash at both ends
 * @throws Error if a file contains the name of an unknown fact
 */
export function agentFiles(base = '/'): Map<string, string> {
  const facts = factsAt(base);
  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  return new Map([
    ...written.map((file): [string, string] => [
      path.relative(folder, file).split(path.sep).join('/'),
      filled(readFileSync(file, 'utf8'), facts, file),
    ]),
    ...Object.entries(programs).map(([file, source]): [string, string] => [
      file,
      readFileSync(new URL(source, import.meta.url), 'utf8'),
    ]),
  ]);
}

/** Replaces fact names (`{{name}}`) in a text with their values. */
function filled(text: string, facts: Readonly<Record<string, string>>, file: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${file} asks for {{${name}}}, which facts.ts does not have.`);
    return fact;
  });
}
