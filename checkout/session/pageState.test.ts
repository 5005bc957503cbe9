import { describe, expect, test } from 'vitest';
import { viewOf, views } from '../testing.ts';
import { initialState, isUnchanged, withMethodChosen, withPoll, withReply, withSending } from './pageState.ts';
import { nextDueMoment, pollSeconds } from './usePagePolling.ts';

const open = initialState(views.card);
const attempt = { action: 'card', body: { number: '4242424242424242' } } as const;
const refusal = { fields: { number: 'Not a test card.' } };

describe('an attempt', () => {
  const sent = withSending(open, 'card');

  test('shows what it led to', () => {
    expect(withReply(sent, attempt, { view: views.paid })).toEqual({
      ...initialState(views.paid),
      replyCount: 1,
    });
  });

  test('that is refused or lost leaves the page as it is, with the reason', () => {
    const refused = withReply(sent, attempt, { refusal });
    expect(refused).toMatchObject({ view: views.card, refusal });
    expect(refused.busy).toBeUndefined();
    const lost = withReply(sent, attempt, { networkFailure: 'timeout' });
    expect(lost).toMatchObject({
      view: views.card,
      failedAttempt: { ...attempt, networkFailure: 'timeout' },
    });
  });

  test('counts, so that the same failure is announced twice', () => {
    const once = withReply(sent, attempt, { view: views['card declined'] });
    expect(withReply(once, attempt, { view: views['card declined'] }).replyCount).toBe(2);
  });
});

describe('a look', () => {
  test('shows what happened in another tab, and keeps a refusal only where nothing did', () => {
    const refused = withReply(open, attempt, { refusal });
    expect(withPoll(refused, { view: views.paid })).toMatchObject({ view: views.paid, refusal: undefined });
    expect(withPoll(refused, { view: viewOf({ ...views.card, now: 'later' }) }).refusal).toEqual(refusal);
  });

  test('without a response says that the page may be out of date, until one arrives', () => {
    const stale = withPoll(open, { networkFailure: 'unreachable' });
    expect(stale).toMatchObject({ view: views.card, stale: true });
    expect(withPoll(stale, { view: views.card }).stale).toBe(false);
  });

  test('shows a failure on the phone although an earlier one was dismissed', () => {
    const aside = withMethodChosen(initialState(views.waiting));
    expect(withPoll(aside, { view: views['phone refused'] }).failureDismissed).toBe(false);
  });
});

test('who picks another method has done with earlier failures', () => {
  const failed = withReply(open, attempt, { networkFailure: 'timeout' });
  expect(withMethodChosen(failed)).toMatchObject({
    failureDismissed: true,
    failedAttempt: undefined,
    refusal: undefined,
  });
});

test('an attempt is repeated only when nothing happened meanwhile', () => {
  expect(isUnchanged(views.card, viewOf({ ...views.card, now: '2026-01-15T10:00:09+00:00' }))).toBe(true);
  for (const other of [views['card declined'], views.bank, views.paid, null])
    expect(isUnchanged(views.card, other)).toBe(false);
});

test('the page polls where the payment can happen elsewhere, and less often after ten minutes', () => {
  for (const name of ['waiting', 'reference', 'late', 'bank'] as const) {
    expect(pollSeconds(views[name], 0)).toBe(2);
    expect(pollSeconds(views[name], 300)).toBe(10);
  }
  for (const name of ['card', 'paid', 'unknown'] as const) expect(pollSeconds(views[name], 0)).toBeUndefined();
});

test('a page waits for its opening before its end', () => {
  expect(nextDueMoment(views.early)).toBe(Date.parse('2026-01-15T11:00:00Z'));
  expect(nextDueMoment(views.card)).toBe(Date.parse('2026-07-15T22:59:59Z'));
  expect(nextDueMoment(views.paid)).toBeUndefined();
});
