import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { descriptionLines } from '../derived/listing.ts';
import { at, root } from '../run/paths.mjs';
import { replaceFile } from '../run/replaceFile.mjs';
import { differencesOf } from './differences.ts';
import { currentLines, listedFile, readListed, textOfListed } from './listed.ts';
import type { Difference } from './rules.ts';

/**
 * `npm run changes -- OLD NEW` compares two descriptions in JSON (files or URLs) or two git revisions, and fails if a
 * change may break programs. Default: NEW is this folder, OLD is the last kept state of the list of changes. `--
 * --keep` keeps the state of this folder.
 */
const [old, now] = process.argv.slice(2);

if (old === '--keep') replaceFile(listedFile, textOfListed());
else {
  // A revision has the complete listing; a description has only its own lines.
  const other = now ?? (old && isDescription(old) ? at('contract', 'generated', 'openapi.pt.json') : '');
  if (old && now && isDescription(old) !== isDescription(now))
    throw new Error('Compare two descriptions, or two revisions.');
  const [before, after] = old ? await Promise.all([read(old), read(other)]) : [readListed().lines, currentLines()];
  const differences = differencesOf(before, after);
  for (const each of differences) print(each);
  const broken = differences.filter(({ breaks }) => breaks).length;
  console.log(`${differences.length} lines differ, ${broken} of them may break programs.`);
  if (broken > 0) process.exitCode = 1;
}

function isDescription(source: string): boolean {
  return /^https?:/.test(source) || existsSync(source);
}

async function read(source: string): Promise<string[]> {
  const snapshot = 'contract/snapshots/listing.txt';
  if (source === '') return linesIn(readFileSync(at(snapshot), 'utf8'));
  if (isDescription(source)) {
    const text = source.startsWith('http') ? await (await fetch(source)).text() : readFileSync(source, 'utf8');
    return descriptionLines({ api: JSON.parse(text) as OpenApiDocument });
  }
  const { status, stdout, stderr } = spawnSync('git', ['show', `${source}:${snapshot}`], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${source} is no file, no URL and no revision with a listing: ${stderr}`);
  return linesIn(stdout);
}

function linesIn(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

function print({ before, after, breaks }: Difference): void {
  if (before) console.log(`- ${before.whole}`);
  if (after) console.log(`+ ${after.whole}`);
  if (breaks) console.log(`  breaking: ${breaks}`);
}
