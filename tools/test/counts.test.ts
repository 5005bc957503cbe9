import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../run/paths.mjs';
import { asOne, fromLastLine, fromPlaywright, fromVitest } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'balcao-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (content: object) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 2, numTodoTests: 1 };

test('reads the report of Vitest, and counts a failure when it failed without a failed test', () => {
  expect(fromVitest(report(vitest), 0)).toEqual({ passed: 7, failed: 0, skipped: 3 });
  expect(fromVitest(report(vitest), 1)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  expect(fromVitest(join(folder, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('reads the report of Playwright, and counts a journey that needs a second try as failed', () => {
  const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 0 };
  expect(fromPlaywright(report({ stats }), 1)).toEqual({ passed: 4, failed: 3, skipped: 0 });
});

test('reads the last line of a script that counts for itself', () => {
  expect(fromLastLine(['curl: 1.2 s', '40 passed, 1 failed'], 1)).toEqual({
    passed: 40,
    failed: 1,
    skipped: 0,
  });
  expect(fromLastLine(['Error: broken'], 1)).toEqual(asOne(1));
});

const stagesOf = (script: string) => {
  const { TEST_FULL: _, ...env } = process.env;
  const list = execFileSync('npm', ['run', '--silent', script, '--', '--list'], { cwd: root, env, encoding: 'utf8' });
  return list.trim().split('\n');
};

test('npm run test:full runs every stage of npm test, and the long ones', () => {
  const [quick, full] = [stagesOf('test'), stagesOf('test:full')];
  expect(full).toEqual(expect.arrayContaining(quick));
  expect(full).toContain('failover to a replica');
  expect(quick).not.toContain('failover to a replica');
});
