import { expect, it } from 'vitest';
import { actionNamed, restAction } from './actors/actions.ts';
import { drawStory } from './story.ts';

it('is the same for the same seed, and another for another', () => {
  expect(drawStory(5, 50)).toEqual(drawStory(5, 50));
  expect(drawStory(5, 50)).not.toEqual(drawStory(6, 50));
});

it('is plain data, of actions that exist', () => {
  const story = drawStory(9, 300);
  expect(JSON.parse(JSON.stringify(story))).toEqual(story);
  const unknown = story.steps.filter(({ action }) => action !== restAction && !actionNamed.has(action));
  expect(unknown).toEqual([]);
});
