import { apiChanges } from '@balcao/contract/changes/api.ts';
import { sandboxChanges } from '@balcao/contract/changes/sandbox.ts';
import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { changes, currentLines, readListed } from './listed.ts';

const { ids, lines } = readListed();
const now = currentLines();

/** Whether a name in the listing is one of `tops`, or below one of them. */
const isBelow = (name: string, tops: readonly string[] = []) =>
  tops.some((top) => name.startsWith(top) && !/^\w/.test(name.slice(top.length)));

test('the list says what changed in the descriptions since it was kept', () => {
  const since = Object.entries(changes).flatMap(([id, change]) => (ids.includes(id) ? [] : [change]));
  const unsaid = differencesOf(lines, now).filter(
    ({ name, breaks }) => !since.some((change) => isBelow(name, change.at) && (change.breaking || !breaks)),
  );
  expect(
    unsaid.map(({ name, breaks }) => (breaks ? `${name} (breaking: ${breaks})` : name)),
    'Say it in contract/changes with `at`, and `breaking` where it says so; `npm run changes` shows the lines',
  ).toEqual([]);
});

test('what an entry names is in the listing, or was', () => {
  const names = [...differencesOf([], now), ...differencesOf([], lines)].map(({ name }) => name);
  const missing = Object.entries(changes).flatMap(([id, { at = [] }]) =>
    at.filter((top) => !names.some((name) => isBelow(name, [top]))).map((top) => `${id}: ${top}`),
  );
  expect(missing).toEqual([]);
});

test('ids are in one list only, and a change without a day says when it was listed', () => {
  expect(Object.keys(changes)).toHaveLength(Object.keys(apiChanges).length + Object.keys(sandboxChanges).length);
  for (const [id, { date, listed }] of Object.entries(changes))
    expect(listed ?? date, id).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
