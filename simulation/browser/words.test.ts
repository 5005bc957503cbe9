import { words } from '@balcao/workbench/words/simulation/pt.ts';
import { expect, it } from 'vitest';
import { drawnActions, restAction } from '../actors/actions.ts';
import { createCoverage } from '../coverage.ts';
import { invariants } from '../invariants/invariants.ts';

it('has words for every action, promise and kind that readers watch, and for no other', () => {
  const told = [...drawnActions.map(({ name }) => name), restAction];
  expect(Object.keys(words.actions).sort()).toEqual(told.sort());
  const promises = [...invariants.map(({ name }) => name), 'every call ends'];
  expect(Object.keys(words.promises).sort()).toEqual(promises.sort());
  const kinds = createCoverage()
    .figures()
    .map(({ kind }) => kind);
  expect(Object.keys(words.kinds).sort()).toEqual(kinds.sort());
});
