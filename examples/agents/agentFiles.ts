import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { factsAt } from './facts.ts';

const folder = fileURLToPath(new URL('files', import.meta.url));

/** Programs that the skill carries as they are, by their place in it; tests of their own run them. */
const programs = {
  'skills/balcao-payments/scripts/receiver.mjs': '../receivers/receiver.mjs',
  'skills/balcao-payments/scripts/signature.mjs': '../receivers/signature.mjs',
};

/**
 * The files for coding agents that integrate the API, by their paths: `AGENTS.md`, and the folder of a skill.
 * @param base path of the documentation site on its server, with a slash at both ends
 * @throws Error where a file asks for a fact that there is not
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

/** A text with facts in the place of their names. */
function filled(text: string, facts: Readonly<Record<string, string>>, file: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${file} asks for {{${name}}}, which facts.ts does not have.`);
    return fact;
  });
}
