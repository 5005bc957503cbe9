import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runChild, startChild, stopChild } from '../run/children.mjs';
import { checksums } from '../run/downloads.mjs';
import { at, root } from '../run/paths.mjs';
import { whyNot } from '../run/ports.mjs';
import { Problem } from '../run/problem.mjs';
import { runProgram } from '../run/program.mjs';
import { settingsFrom } from '../run/settings.mjs';

/**
 * `node tools/test/tryStart.mjs` tests a first start: runs `npm start` with empty data, opens both ports, makes the
 * calls of the README, and presses Ctrl+C. Fails unless all of this works, both ports are free afterwards, and git
 * shows no changed files.
 */
const limitMinutes = 15;

runProgram(async () => {
  const settings = settingsFrom(process.env);
  const started = performance.now();
  const data = mkdtempSync(join(tmpdir(), 'balcao-start-'));
  const env = { ...process.env, DATA_DIR: data };
  const child = startChild('npm', ['start'], { cwd: root, env, stdio: 'inherit', stopSignal: 'SIGINT' });
  for (const url of [`${settings.siteUrl}/`, `${settings.sandboxUrl}/sandbox/ready`]) await answers(url, child);
  console.log(`npm start: both ports after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await answers(`${settings.siteUrl}/${checksums}`, child);
  console.log(`npm start: what it hands out after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (await runChild('sh', ['-e', '-c', firstCalls(settings.sandboxUrl)]))
    throw new Problem('A call of the README failed.');
  await stopChild(child);
  rmSync(data, { recursive: true });
  for (const port of [settings.sitePort, settings.sandboxPort]) {
    const reason = await whyNot(port, settings.host);
    if (reason) throw new Problem(`After Ctrl+C port ${port} ${reason}.`);
  }
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changes) throw new Problem(`npm start changed what git sees:\n${changes}`);
  console.log('\nnpm start: both ports answered, the calls of the README worked, Ctrl+C ended it.');
  process.exit(0);
});

/** Waits until a URL returns 200. @param {string} url @param {import('node:child_process').ChildProcess} child */
async function answers(url, child) {
  const last = performance.now() + limitMinutes * 60_000;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Problem(`npm start ended with code ${child.exitCode}.`);
    if (performance.now() > last) throw new Problem(`${url} did not answer within ${limitMinutes} minutes.`);
    await pause(200);
  }
}

/** Commands under "First call" in the README, changed to another URL. @param {string} sandboxUrl */
function firstCalls(sandboxUrl) {
  const section = readFileSync(at('README.md'), 'utf8').match(/\n## First call\n([\s\S]*?)\n## /)?.[1] ?? '';
  const calls = Array.from(section.matchAll(/```sh\n([\s\S]*?)\n```/g), ([, code]) => code);
  if (calls.length === 0) throw new Problem('README.md has no command under "First call".');
  const script = calls.map((call) => `answer=$(${call})\necho "$answer"\necho "$answer" | grep -q '"success":true'`);
  return script.join('\n').replaceAll('http://localhost:4000', sandboxUrl);
}
