import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runGraph } from './graph.mjs';

/** Runs tasks that last some milliseconds, and notes which ran beside which. */
async function run(
  tasks: (Parameters<typeof runGraph>[0][number] & { lasts?: number })[],
  processors: number,
) {
  const running = new Set<string>();
  const beside: Record<string, string[]> = {};
  const order: string[] = [];
  const results = await runGraph(tasks, processors, async ({ name, lasts = 5 }, before: string[]) => {
    order.push(name);
    running.add(name);
    for (const each of running) beside[each] = [...new Set([...(beside[each] ?? []), ...running])];
    await pause(lasts);
    running.delete(name);
    return [name, ...before].join('<');
  });
  return { order, results, beside };
}

test('as many run beside one another as there are processors, the first in the table first', async () => {
  const { order, beside } = await run([{ name: 'a', lasts: 30 }, { name: 'b' }, { name: 'c' }], 2);
  expect(order).toEqual(['a', 'b', 'c']);
  expect(beside.b).toEqual(['a', 'b']);
  expect(beside.c).toEqual(['a', 'c']);
});

test('one that keeps all processors busy runs alone', async () => {
  const { beside } = await run([{ name: 'a' }, { name: 'b', processors: 'all' }, { name: 'c' }], 2);
  expect(beside.b).toEqual(['b']);
});

test('one that wants more processors than there are runs on those there are', async () => {
  const { beside } = await run([{ name: 'a', processors: 4 }, { name: 'b' }], 1);
  expect(beside).toEqual({ a: ['a'], b: ['b'] });
});

test('one that comes after others starts when they have ended, and gets their results', async () => {
  const tasks = [{ name: 'a', lasts: 30 }, { name: 'b', after: ['a'] }, { name: 'c' }];
  const { order, results, beside } = await run(tasks, 2);
  expect(order).toEqual(['a', 'c', 'b']);
  expect(beside.b).toEqual(['b']);
  expect(results).toEqual(['a', 'b<a', 'c']);
});

test('one that waits for nothing there is, or for a later one, is a mistake', async () => {
  await expect(run([{ name: 'a', after: ['b'] }, { name: 'b' }], 2)).rejects.toThrow('"a" waits for "b"');
});
