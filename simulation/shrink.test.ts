import { expect, it } from 'vitest';
import { shrink } from './shrink.ts';
import type { Step } from './story.ts';

const step = (action: string, more: Partial<Step> = {}): Step => ({ action, picks: [1], pause: 0, ...more });
const names = (steps: readonly Step[]) => steps.map(({ action }) => action).join('');

const breaksWith = (needed: RegExp) => (story: { steps: readonly Step[] }) =>
  Promise.resolve(needed.test(names(story.steps)));

it('leaves only the steps that break the promise', async () => {
  const steps = [...'xxaxxxxxxbxxxxxxxxxxxxcxx'].map((name) => step(name));
  const short = await shrink({ seed: 1, steps }, breaksWith(/a.*b.*c/));
  expect(names(short.steps)).toBe('abc');
});

it('lets no time pass, nothing overlap and no choice be odd where that is not needed', async () => {
  const steps = [step('a', { pause: 600, overlap: 3 }), step('b', { pause: 25 })];
  const short = await shrink({ seed: 1, steps }, breaksWith(/ab/));
  expect(short.steps).toEqual([step('a', { picks: [0] }), step('b', { picks: [0] })]);
});

it('tries no more stories than it may', async () => {
  let runs = 0;
  const steps = Array.from({ length: 64 }, () => step('x'));
  await shrink(
    { seed: 1, steps },
    async () => {
      runs += 1;
      return false;
    },
    10,
  );
  expect(runs).toBe(10);
});
