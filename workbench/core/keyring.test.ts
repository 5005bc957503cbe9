import { expect, test } from 'vitest';
import { readStored, withoutSandbox, withSandbox } from './keyring.ts';

const one = { platformCode: '4915', privateKey: 'a', clientId: '999999990' };
const nothing = { own: [], current: '' };

test('a sandbox that is added is used, and its keys are renewed when it comes again', () => {
  const first = withSandbox(nothing, one);
  expect(first).toEqual({ own: [one], current: '4915' });
  expect(withSandbox(first, { ...one, privateKey: 'b' }).own).toEqual([{ ...one, privateKey: 'b' }]);
});

test('after the one in use is forgotten the shared one is used', () => {
  expect(withoutSandbox(withSandbox(nothing, one), '4915')).toEqual(nothing);
  const two = { ...one, platformCode: '4916' };
  const both = withSandbox(withSandbox(nothing, one), two);
  expect(withoutSandbox(both, '4915')).toEqual({ own: [two], current: '4916' });
});

test.each([null, '', '{', '[]', '{"own":[{"platformCode":1}],"current":2}', '{"own":"x"}'])(
  'what somebody else stored (%j) is no key',
  (text) => {
    expect(readStored(text)).toEqual(nothing);
  },
);

test('what we stored is read again', () => {
  const stored = withSandbox(nothing, one);
  expect(readStored(JSON.stringify(stored))).toEqual(stored);
});
