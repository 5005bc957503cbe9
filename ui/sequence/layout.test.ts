import { describe, expect, test } from 'vitest';
import { placeMessages, wrapWords } from './layout.ts';

const actors = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B' },
];

test('words on an arrow break at spaces; one that is too long has a line of its own', () => {
  expect(wrapWords('pays at the cash machine', 12)).toEqual(['pays at the', 'cash machine']);
  expect(wrapWords('a internationalisation b', 8)).toEqual(['a', 'internationalisation', 'b']);
});

describe('the drawing', () => {
  test('puts messages below each other, numbered, with room for their words', () => {
    const { placed, height } = placeMessages(actors, [
      { from: 'a', to: 'b', label: 'asks', code: 'GET /x', kind: 'call' },
      { from: 'b', to: 'a', label: 'answers', kind: 'answer' },
    ]);
    expect(placed.map((message) => message.number)).toEqual([1, 2]);
    expect(placed[1]?.textY).toBeGreaterThan(placed[0]?.y ?? 0);
    expect(height).toBeGreaterThan(placed[1]?.y ?? 0);
  });

  test('refuses a message of an unknown actor', () => {
    const stranger = { from: 'a', to: 'c', label: 'hello', kind: 'call' } as const;
    expect(() => placeMessages(actors, [stranger])).toThrow('names an actor that is not in the list');
  });
});
