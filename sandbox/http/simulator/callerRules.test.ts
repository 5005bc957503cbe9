import type { CallerExamination } from '@balcao/contract/control/caller.ts';
import { callerRuleIds } from '@balcao/contract/control/callerRules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callPrograms } from '../../testing/programs/calls.ts';
import { orderPrograms } from '../../testing/programs/orders.ts';
import { programOf } from '../../testing/programs/program.ts';
import { repeatingPrograms } from '../../testing/programs/repeats.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';
import { webRuntime } from '../../webRuntime.ts';

/** Milliseconds added to the monotonic clock, so that receivers take as long as a test requires. */
let ahead = 0;
const testSandbox = useTestSandbox({
  runtime: { ...webRuntime, monotonicMilliseconds: () => webRuntime.monotonicMilliseconds() + ahead },
});

/** Programs of a sandbox. They are made twice, because their names are listed before the sandbox opens. */
const programs = (sandbox: typeof testSandbox) => {
  const program = programOf(sandbox, (milliseconds) => {
    ahead += milliseconds;
  });
  return { ...orderPrograms(program), ...repeatingPrograms(program), ...callPrograms(program) };
};
const listed = programs(testSandbox);
let opened: typeof listed;
beforeAll(() => {
  opened = programs(testSandbox);
});

const findings = async () => {
  const { data } = await testSandbox.api.get<CallerExamination>('/sandbox/caller');
  return data.rules.filter(({ outcome }) => outcome === 'found');
};

const run = (rule: keyof typeof listed, kind: 'bad' | 'good', name: string) => {
  const of: Readonly<Record<string, () => Promise<unknown>>> = opened[rule][kind];
  return of[name]?.();
};

describe.each(callerRuleIds)('%s', (rule) => {
  it.each(Object.keys(listed[rule].bad))('is found where a program %s', async (name) => {
    await run(rule, 'bad', name);
    expect((await findings()).map((found) => found.rule)).toEqual([rule]);
  });

  it.each(Object.keys(listed[rule].good))('is not found where a program %s', async (name) => {
    await run(rule, 'good', name);
    expect(await findings()).toEqual([]);
  });
});
