import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import { expect, test } from 'vitest';
import { codeRanges } from '../../facts/errorFacts.ts';
import * as en from '../../words/en/parts.ts';
import * as es from '../../words/es/parts.ts';
import * as pt from '../../words/pt/parts.ts';

const inContract = new Set(Object.values({ ...errors, ...sandboxErrors }).map(({ family }) => family));

test.each(Object.entries({ pt, es, en }))(
  'the %s table says who acts on each family [error-catalogue.families-say-who-acts]',
  (_, { families }) => {
    expect(Object.keys(families.actors).sort()).toEqual([...inContract].sort());
    for (const words of Object.values(families.actors)) expect(words).toMatch(/\.$/);
  },
);

test('consecutive codes are one range, in whichever order they come, and a gap ends it', () => {
  expect(codeRanges(['e00202', 'e00205', 'e00201', 'e00203'])).toEqual([['e00201', 'e00203'], ['e00205']]);
});
