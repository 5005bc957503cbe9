import { expect, test } from 'vitest';
import { freshSession, type Session } from './panelState.ts';
import { changeIn, enterSandbox } from './sandboxPanelState.ts';

const session: Session = {
  ...freshSession({ amount: '12,34', code: 'REF-1' }),
  creating: true,
  emptyLooks: 3,
};
const shared = { platformCode: '0001', session };
const paid = (before: Session): Session => ({ ...before, paying: true });

test('in another sandbox the session begins anew with what was typed', () => {
  const inPrivate = enterSandbox(shared, '4915');
  expect(inPrivate).toEqual({ platformCode: '4915', session: freshSession(session.draft) });
  expect(enterSandbox(inPrivate, '4915')).toBe(inPrivate);
});

test('an answer counts in the sandbox that gave it, and in no other', () => {
  expect(changeIn(shared, '0001', paid).session.paying).toBe(true);
  const inPrivate = enterSandbox(shared, '4915');
  expect(changeIn(inPrivate, '0001', paid)).toBe(inPrivate);
});
