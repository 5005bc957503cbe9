import { expect, test } from 'vitest';
import { inSource } from './inSource.ts';

const file = import.meta.filename;

function caught(message: string, stack?: string) {
  try {
    inSource(file, () => {
      throw Object.assign(new Error(message), stack && { stack });
    });
  } catch (error) {
    return error as Error & { loc?: { line: number } };
  }
  throw new Error('nothing was thrown');
}

test('an error of a page names its source, and the line that quotes what is missing', () => {
  const { message, loc } = caught('the contract has no row vitest');
  expect(message).toBe(`${file}:1: the contract has no row vitest`);
  expect(loc?.line).toBe(1);
  expect(caught(`nothing like ${'e'.repeat(9)}`).message).toBe(`${file}: nothing like eeeeeeeee`);
  expect(caught('a word of a sentence, as test').message).toBe(`${file}: a word of a sentence, as test`);
});

test('a component that is not listed is named with the list, and its line', () => {
  // <Unlisted />
  const { message, loc } = caught('Expected component `Unlisted` to be defined: you likely forgot to import it.');
  expect(message).toMatch(/:\d+: site\/src\/components\/pageComponents.ts has no component Unlisted$/);
  expect(loc?.line).toBeGreaterThan(1);
});

test('an error in a component names the line that uses it, and keeps the stack', () => {
  // <Thrower />
  const frames = ['    at inner (/site/inner.ts:1:2)', '    at Thrower (/site/Thrower.tsx:3:4)'];
  const { message, loc, stack } = caught('wrong: 12', ['Error: wrong: 12', ...frames].join('\n'));
  expect(message).toMatch(/:\d+: wrong: 12$/);
  expect(loc).toBeUndefined();
  expect(stack).toBe([`Error: ${message}`, ...frames].join('\n'));
});

test('a page without errors gives what it gives', () => {
  expect(inSource(file, () => 'text')).toBe('text');
});
