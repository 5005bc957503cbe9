import { expect, test } from 'vitest';
import { backOfficeLabels } from './terminalLabels.ts';
import { terminalStates } from './terminalLifecycle.ts';
import { terminalViews } from './views.ts';

test('every state of a terminal and every label of the back office is in some view', () => {
  expect(new Set(terminalViews.map(({ terminal }) => terminal))).toEqual(new Set(terminalStates));
  const labels = terminalViews.flatMap(({ backOffice }) => backOffice ?? []);
  expect(new Set(labels)).toEqual(new Set(Object.keys(backOfficeLabels)));
});

test('a view has the state of its label, and no label while the payment waits', () => {
  for (const { state, backOffice } of terminalViews) {
    if (backOffice) expect(backOfficeLabels[backOffice].state).toBe(state);
    else expect(state).toBe('pending_confirmation');
  }
});
