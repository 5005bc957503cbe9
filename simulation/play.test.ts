import { expect, it } from 'vitest';
import { ofTurn } from '../tools/test/turn.mjs';
import { nodeHost } from './node/host.ts';
import { play } from './play.ts';
import { drawStory } from './story.ts';

const host = nodeHost;

it.each(ofTurn([1, 2, 3]))('sees the same twice in the story of seed %d', async (seed) => {
  const story = drawStory(seed, 80);
  const [first, second] = [await play(story, { host }), await play(story, { host })];
  expect(first.steps).toBeGreaterThan(0);
  expect(second).toEqual(first);
});

it.each(ofTurn([1, 2], 2))('sees the same twice in the hostile story of seed %d', async (seed) => {
  const story = drawStory(seed, 120, true);
  const [first, second] = [await play(story, { host }), await play(story, { host })];
  expect(first).toMatchObject({ failure: undefined, steps: 120 });
  expect(second).toEqual(first);
});
