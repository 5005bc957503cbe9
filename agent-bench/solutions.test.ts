import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createSandbox } from '../cli/library/createSandbox.ts';
import type { TestSandbox } from '../cli/library/types.ts';
import { grade } from './grade.ts';
import { unfinished } from './stage/task.ts';
import { folderOf, type TaskName, tasks } from './tasks.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const names = Object.keys(tasks) as TaskName[];
const solutionsOf = (name: TaskName) => readdirSync(join(folderOf(name), 'solutions')).sort();

/** Those that are graded today: one of a task where `npm test` names a turn, else all. */
function ofTurn(losses: string[]): string[] {
  const { TEST_TURN, TEST_FULL } = process.env;
  if (TEST_TURN === undefined || TEST_FULL) return losses;
  const turn = Number(TEST_TURN) % losses.length;
  return losses.slice(turn, turn + 1);
}

async function lossesOf(name: TaskName, folder: string): Promise<string[]> {
  const { lost } = await grade(sandbox, name, join(folderOf(name), folder));
  return [...new Set(lost.map(({ loss }) => loss))];
}

it('starts every task from the same frame', ({ expect }) => {
  const frames = names.map((name) => readFileSync(join(folderOf(name), 'start/frame.mjs'), 'utf8'));
  expect(new Set(frames).size).toBe(1);
});

describe.concurrent.each(names)('%s', (name) => {
  const wrong = Object.keys(tasks[name].losses);

  it('is passed by the right solution', async ({ expect }) => {
    const { lost } = await grade(sandbox, name, join(folderOf(name), 'solutions/right'));
    expect(lost).toEqual([]);
  });

  it('is not passed by what it starts from', async ({ expect }) => {
    expect(await lossesOf(name, 'start')).toEqual([unfinished]);
  });

  it('has a wrong solution for each loss, at least three', ({ expect }) => {
    expect(solutionsOf(name)).toEqual(['right', ...wrong.map((loss) => `wrong-${loss}`).sort()]);
    expect(wrong.length).toBeGreaterThanOrEqual(3);
  });

  it.for(ofTurn(wrong))(
    'says that a wrong solution loses by %s, and by nothing else',
    async (loss, { expect }) => {
      expect(await lossesOf(name, `solutions/wrong-${loss}`)).toEqual([loss]);
    },
  );
});
