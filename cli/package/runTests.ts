import { spawn } from 'node:child_process';
import type { TestContext } from 'vitest';
import { runtimes } from '../../examples/run/runtimes.ts';

export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
) {
  // Removes the variable that makes Node's test runner report to an outer runner.
  const { NODE_TEST_CONTEXT: _, ...own } = process.env;
  const child = spawn(program, args, { cwd, env: { ...own, ...env } });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (out += text));
  const code = await new Promise<number | null>((done, failed) => child.on('error', failed).on('close', done));
  return { code, out };
}

/** Number of tests in the guide's shop, per language, as stated on the page. */
export const testCount = 10;

const runners = {
  javascript: {
    args: (name?: string) => ['--test', ...(name ? [`--test-name-pattern=${name}`] : []), 'shop.test.mjs'],
    passed: /^\s+ok \d|^\s+✔ (?!the shop)/gm,
    failed: /^\s+not ok \d|^\s+✖ (?!the shop)/gm,
  },
  php: {
    args: (name?: string) => ['tests.php', ...(name ? [name] : [])],
    passed: /^ok /gm,
    failed: /^FAILED /gm,
  },
} as const;

/**
 * Runs the tests of the shop in a folder. Without the language's runtime the test is skipped, or fails in CI.
 * @param chosen a single test to run, and additional environment variables
 */
export async function runTests(
  language: keyof typeof runners,
  folder: string,
  { skip }: TestContext,
  { name, env }: { name?: string; env?: Readonly<Record<string, string>> } = {},
) {
  const { command, howToGet } = runtimes[language];
  const [program, ...first] = command() ?? [];
  if (!program) {
    if (process.env.CI) throw new Error(howToGet);
    return skip(howToGet);
  }
  const { args, passed, failed } = runners[language];
  const ended = await run(program, [...first, ...args(name)], folder, env);
  const count = (line: RegExp) => ended.out.match(line)?.length ?? 0;
  return { ...ended, passed: count(passed), failed: count(failed) };
}
