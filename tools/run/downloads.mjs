import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { runChild } from './children.mjs';
import { buildPackage } from './cli.mjs';
import { makeDerived } from './derived.mjs';
import { contractInputs, makeIfStale, scripts } from './fingerprint.mjs';
import { npmCommand } from './install.mjs';
import { at, root, scriptOf } from './paths.mjs';
import { Problem } from './problem.mjs';

const folder = at('.build', 'downloads');

/** Checksums of the downloads, for `sha256sum --check checksums.txt`. */
export const checksums = 'checksums.txt';

const downloads = {
  name: 'downloads',
  inputs: [
    ...contractInputs,
    ...['sandbox/sdk-generation', 'tools/derived', 'cli/package.json', 'cli/README.md', '.build/cli.stamp'],
    ...scripts('downloads'),
  ],
  output: `.build/downloads/${checksums}`,
};

/**
 * Makes the downloads of the site if they are stale: the npm package, the clients and their checksums. The site must be
 * built first, because the package contains its documentation.
 */
export async function buildDownloads() {
  await makeDerived();
  await buildPackage();
  return makeIfStale(downloads, async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const pack = ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder];
    await Promise.all([
      run(...npmCommand(pack), at('cli')),
      run(process.execPath, [scriptOf('tsx', 'tsx'), at('tools', 'derived', 'sdkArchives.ts')], false, root),
    ]);
    writeFileSync(join(folder, checksums), checksumsOf(folder));
  });
}

/**
 * Copies the downloads into a built site.
 * @param {string} site folder of the site
 */
export async function placeDownloads(site) {
  await buildDownloads();
  cpSync(folder, site, { recursive: true });
  // Otherwise, compressed files of an earlier package would be served.
  for (const ending of ['.br', '.gz']) rmSync(join(site, checksums + ending), { force: true });
}

/** @param {string} from @returns one line per file in the format of `sha256sum` */
export function checksumsOf(from) {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(tgz|zip)$/.test(name));
  return files
    .map((name) => name.split(sep).join('/'))
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(from, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('');
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {boolean} shell
 * @param {string} cwd
 */
async function run(command, args, shell, cwd) {
  const code = await runChild(command, args, { cwd, shell, onLine: () => undefined });
  if (code !== 0) throw new Problem(`${command} ${args.join(' ')} failed.`);
}
