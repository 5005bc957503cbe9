import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asOne } from './counts.mjs';
import { runStage } from './runner.mjs';
import type { Stage } from './stages.mjs';

let reports: string;

beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'balcao-runner-'));
  vi.stubEnv('PATH', reports);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  rmSync(reports, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const run = vi.fn(async () => asOne(0));
const partly: Stage = { name: 'partly', uses: ['php'], run };
const wholly: Stage = { name: 'wholly', needs: ['php'], run };

test.each([
  ['runs the rest and skips what is missing', partly, false, { passed: 1, failed: 0, skipped: 1 }],
  ['runs the rest and fails for what is missing in CI', partly, true, { passed: 1, failed: 1, skipped: 0 }],
  ['skips a stage that lacks what it needs', wholly, false, { passed: 0, failed: 0, skipped: 1 }],
  ['fails a stage that lacks what it needs in CI', wholly, true, { passed: 0, failed: 1, skipped: 0 }],
])('%s', async (_, stage, strict, counts) => {
  const result = await runStage(stage, { reports, strict });
  expect(result.counts).toEqual(counts);
  expect(result.missing.join()).toMatch(/PHP.+sudo apt-get install php-cli.+brew.+winget/s);
});

test('a stage that throws has failed, and its reason is shown', async () => {
  const broken: Stage = { name: 'broken', run: () => Promise.reject(new Error('out of paper')) };
  expect((await runStage(broken, { reports, strict: false })).counts.failed).toBe(1);
  expect(vi.mocked(console.log).mock.calls.join('\n')).toContain('out of paper');
});

test('a telling stage shows what it said when all is well, another one does not', async () => {
  const says: Stage['run'] = async ({ onLine }) => {
    onLine('seven drafts left');
    return asOne(0);
  };
  await runStage({ name: 'quiet', run: says }, { reports, strict: false });
  expect(vi.mocked(console.log).mock.calls.join('\n')).not.toContain('seven drafts left');
  await runStage({ name: 'routes', telling: true, run: says }, { reports, strict: false });
  expect(vi.mocked(console.log).mock.calls.join('\n')).toContain('seven drafts left');
});
