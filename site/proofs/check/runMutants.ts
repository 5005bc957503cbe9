import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Lie } from '../../../tools/mutants/mutant.ts';
import { lies } from '../../../tools/mutants/mutants.ts';
import { runChild } from '../../../tools/run/children.mjs';
import { root, scriptOf } from '../../../tools/run/paths.mjs';
import { ofTurn } from '../../../tools/test/turn.mjs';

const workers = 2;

/**
 * Plants lies in a copy of the repository; `only` has parts of their names. npm run test:full plants a quarter in
 * turn. Returns 0 if every lie was caught.
 */
export async function runMutants(only: readonly string[] = []): Promise<number> {
  const chosen = ofTurn(lies, 1, 4).filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  const waiting = [...chosen];
  const survivors: string[] = [];

  async function work(): Promise<void> {
    const copy = copyRepository();
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const failed = await plant(copy, mutant);
      const caught = failed.some((line) => line.includes(mutant.caughtBy));
      console.log(`${caught ? 'caught' : 'SURVIVED'}: ${mutant.name} (${mutant.caughtBy})`);
      if (!caught) survivors.push(mutant.name);
      if (!caught) console.log(failed.map((line) => `  ${line}`).join('\n') || '  nothing failed');
    }
    rmSync(copy, { recursive: true, force: true });
  }

  await Promise.all(Array.from({ length: workers }, work));
  console.log(`${chosen.length - survivors.length} of ${chosen.length} lies were caught.`);
  return survivors.length > 0 || chosen.length === 0 ? 1 : 0;
}

/** Plants a lie and runs one proof, or the check of one page; returns the lines that name the failures. */
async function plant(copy: string, { file, find, replace, caughtBy }: Lie): Promise<string[]> {
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  if (text.split(find).length !== 2) return [`"${find}" is not exactly once in ${file}`];
  const lines: string[] = [];
  writeFileSync(
    target,
    text.replace(find, () => replace),
  );
  try {
    const args = [
      'run',
      '--project',
      'proofs',
      '-t',
      `^${caughtBy.replaceAll('.', '[.]')}$`,
      '--reporter=verbose',
      '--no-color',
    ];
    await runChild(process.execPath, [scriptOf('vitest', 'vitest'), ...args], {
      cwd: copy,
      limitMinutes: 3,
      onLine: (line: string) => lines.push(line),
    });
  } finally {
    writeFileSync(target, text);
  }
  return lines.filter((line) => /×/.test(line));
}

/** Copies the tracked files and links the installed packages; links to own packages stay within the copy. */
function copyRepository(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'balcao-mutants-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of [...listed.split('\n').filter(Boolean), 'contract/generated', '.build'])
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true, force: true });
  const modules = path.join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@balcao') symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  mkdirSync(path.join(modules, '@balcao'));
  for (const name of readdirSync(path.join(root, 'node_modules/@balcao')))
    symlinkSync(path.join(copy, name), path.join(modules, '@balcao', name));
  for (const room of ['sandbox', 'site'])
    symlinkSync(path.join(root, room, 'node_modules'), path.join(copy, room, 'node_modules'));
  return copy;
}
