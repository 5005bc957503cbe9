import { expect, test } from 'vitest';
import { initialState, type PanelState } from './panelState.ts';
import { changeIn, enterSandbox } from './sandboxPanelState.ts';

const panel: PanelState = {
  ...initialState({ amount: '12,34', code: 'REF-1' }),
  creating: true,
  emptyPolls: 3,
};
const shared = { platformCode: '0001', panel };
const paid = (before: PanelState): PanelState => ({ ...before, paying: true });

test('in another sandbox the session begins anew with what was typed', () => {
  const inPrivate = enterSandbox(shared, '4915');
  expect(inPrivate).toEqual({ platformCode: '4915', panel: initialState(panel.draft) });
  expect(enterSandbox(inPrivate, '4915')).toBe(inPrivate);
});

test('an answer counts in the sandbox that gave it, and in no other', () => {
  expect(changeIn(shared, '0001', paid).panel.paying).toBe(true);
  const inPrivate = enterSandbox(shared, '4915');
  expect(changeIn(inPrivate, '0001', paid)).toBe(inPrivate);
});
