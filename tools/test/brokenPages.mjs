import { rmSync } from 'node:fs';
import { withoutCache } from '../../site/docusaurus-internals/environment.mjs';
import { docusaurusScript } from '../run/build.mjs';
import { runChild } from '../run/children.mjs';
import { at } from '../run/paths.mjs';

/** Small sites, each with one thing broken, and what our rules have to make of it. */
const fixtures = [
  { name: 'broken-link', builds: true, says: 'Generated static files' },
  { name: 'broken-image', builds: false, says: "couldn't be resolved to an existing local image file" },
];

/**
 * Builds each of them with our own rules: a broken link does not stop a build, a broken image does.
 * @param {(line: string) => void} onLine receives the builds' output and the verdict
 * @returns {Promise<number>} 0 when each ended as it has to
 */
export async function checkBrokenPages(onLine) {
  const wrong = await Promise.all(fixtures.map((fixture) => verdictOn(fixture, onLine)));
  return wrong.some(Boolean) ? 1 : 0;
}

/**
 * @param {typeof fixtures[number]} fixture
 * @param {(line: string) => void} onLine
 * @returns {Promise<boolean>} whether it ended in another way
 */
async function verdictOn({ name, builds, says }, onLine) {
  const folder = at('site', 'check', 'fixtures', name);
  /** @type {string[]} */
  const lines = [];
  // The bundler's cache would take the page of one fixture for that of the other.
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...withoutCache };
  const args = [docusaurusScript(), 'build', folder, '--config', '../docusaurus.config.ts'];
  const code = await runChild(process.execPath, args, {
    cwd: at('site'),
    env,
    limitMinutes: 3,
    onLine: (line) => {
      lines.push(line);
      onLine(`${name} | ${line}`);
    },
  });
  for (const made of ['build', '.docusaurus']) rmSync(`${folder}/${made}`, { recursive: true, force: true });
  const asItHasTo = (code === 0) === builds && lines.some((line) => line.includes(says));
  if (!asItHasTo) onLine(`${name} was to ${builds ? 'build' : 'fail'} and say "${says}"; it did not.`);
  return !asItHasTo;
}
