import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asOne, type Counts, none } from './counts.mjs';
import { passedStages } from './passed.mjs';
import { runStage } from './runner.mjs';
import type { Stage } from './stages.mjs';

const green: Counts = { passed: 3, failed: 0, skipped: 0 };
const red: Counts = { passed: 2, failed: 1, skipped: 0 };

let folder: string;
let run: ReturnType<typeof vi.fn<Stage['run']>>;
let stage: Stage;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-passed-'));
  write('sandbox/refund.ts', 'one');
  write('site/docs/refunds.mdx', 'one');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  run = vi.fn<Stage['run']>(async () => green);
  stage = { name: 'sandbox', unread: ['site/', '*.md'], run };
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function write(path: string, text: string) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const runOnce = (each: Stage = stage) => {
  const reports = join(folder, '.build');
  mkdirSync(reports, { recursive: true });
  return runStage(each, { reports, strict: false, folder, passed: passedStages(join(reports, 'passed')) });
};

test('a stage that passed is not run again, and counts what it counted', async () => {
  await runOnce();
  expect(await runOnce()).toMatchObject({ counts: green, unchanged: true });
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ['a file changes', () => write('sandbox/refund.ts', 'two')],
  ['a file comes', () => write('sandbox/capture.ts', 'one')],
  ['a file goes', () => rmSync(join(folder, 'sandbox/refund.ts'))],
  ['a folder comes that nobody has thought of', () => write('simulation/seed.ts', 'one')],
  ['another turn is taken', () => vi.stubEnv('TEST_TURN', 'another')],
])('it runs again when %s', async (_, change) => {
  await runOnce();
  change();
  await runOnce();
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([
  ['in a folder it does not read', () => write('site/docs/refunds.mdx', 'two')],
  ['in a kind of file it does not read', () => write('sandbox/README.md', 'two')],
  ['in what is made', () => write('node_modules/zod/index.js', 'two')],
])('it does not run again after a change %s', async (_, change) => {
  await runOnce();
  change();
  await runOnce();
  expect(run).toHaveBeenCalledTimes(1);
});

test.each<[string, Stage['run']]>([
  ['that failed', async () => red],
  ['that threw', () => Promise.reject(new Error('out of paper'))],
  ['in which nothing ran', async () => none],
])('a stage %s runs again, also when it passed before', async (_, outcome) => {
  await runOnce();
  write('sandbox/refund.ts', 'two');
  run.mockImplementation(outcome);
  await runOnce();
  await runOnce();
  write('sandbox/refund.ts', 'one');
  await runOnce();
  expect(run).toHaveBeenCalledTimes(4);
});

test('a stage that lacked something runs again', async () => {
  vi.stubEnv('PATH', folder);
  const lacking: Stage = { ...stage, uses: ['php'] };
  await runOnce(lacking);
  await runOnce(lacking);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a stage during which a file was saved runs again', async () => {
  run.mockImplementationOnce(async () => {
    write('sandbox/refund.ts', 'saved meanwhile');
    return green;
  });
  await runOnce();
  await runOnce();
  expect(run).toHaveBeenCalledTimes(2);
});

test('a stage that was broken off runs again', async () => {
  await runOnce();
  write('sandbox/refund.ts', 'two');
  run.mockImplementationOnce(() => new Promise(() => {}));
  runOnce();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  write('sandbox/refund.ts', 'one');
  await runOnce();
  expect(run).toHaveBeenCalledTimes(3);
});

test('a stage that finds out by itself what is stale runs each time', async () => {
  await runOnce({ ...stage, always: true });
  await runOnce({ ...stage, always: true });
  expect(run).toHaveBeenCalledTimes(2);
});

test('without a memory, as in CI, every stage runs', async () => {
  const setting = { reports: folder, strict: true, folder };
  await runStage(stage, setting);
  await runStage(stage, setting);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a stage whose way was not prepared does not run', async () => {
  const before = [{ name: 'site build', seconds: 1, counts: red, missing: [] }];
  const setting = { reports: folder, strict: true, folder };
  const result = await runStage(stage, setting, before);
  expect(result).toMatchObject({ counts: { passed: 0, failed: 0, skipped: 1 }, blocked: true });
  expect(run).not.toHaveBeenCalled();
});

const passes = async () => asOne(0);
const partly: Stage = { name: 'partly', uses: ['php'], run: passes };
const wholly: Stage = { name: 'wholly', needs: ['php'], run: passes };

test.each([
  ['runs the rest and skips what is missing', partly, false, { passed: 1, failed: 0, skipped: 1 }],
  ['runs the rest and fails for what is missing in CI', partly, true, { passed: 1, failed: 1, skipped: 0 }],
  ['skips a stage that lacks what it needs', wholly, false, { passed: 0, failed: 0, skipped: 1 }],
  ['fails a stage that lacks what it needs in CI', wholly, true, { passed: 0, failed: 1, skipped: 0 }],
])('%s', async (_, wanting, strict, counts) => {
  vi.stubEnv('PATH', folder);
  const result = await runStage(wanting, { reports: folder, strict });
  expect(result.counts).toEqual(counts);
  expect(result.missing.join()).toMatch(/PHP.+sudo apt-get install php-cli.+brew.+winget/s);
});

test('a stage that throws has failed, and its reason is shown', async () => {
  const broken: Stage = { name: 'broken', run: () => Promise.reject(new Error('out of paper')) };
  expect((await runStage(broken, { reports: folder, strict: false })).counts.failed).toBe(1);
  expect(vi.mocked(console.log).mock.calls.join('\n')).toContain('out of paper');
});
