import { expect, it } from 'vitest';
import { namedTests } from './namedTests.ts';

it('knows tests by the titles that are written, also of each and under a condition', () => {
  const source = `
    describe('a shop', () => {
      it('sells', () => {});
      it.each([1, 2])('sells %i', () => {});
      test.runIf(database)('keeps', async () => {});
      it.for(['a'])("takes 'a'", () => {});
    });`;
  expect([...namedTests(source)]).toEqual(['a shop', 'sells', 'sells %i', 'keeps', "takes 'a'"]);
});

// Spelled in parts: no source may hold a test that does not run.
it.each(['.sk' + 'ip(', '.to' + 'do(', '.fix' + 'me(', '.fails(', '.runIf(false)(', '.skipIf(true)('])(
  'knows none of %s',
  (way) => {
    expect([...namedTests(`it${way}'sells', () => {});`)]).toEqual([]);
    expect([...namedTests(`describe${way}'a shop', () => { it('sells', () => {}); });`)]).toEqual([]);
  },
);

it('takes no other call for a test, and no comment', () => {
  expect([...namedTests(`expect('sells'); // it('sells')\ncall('sells');`)]).toEqual([]);
});
