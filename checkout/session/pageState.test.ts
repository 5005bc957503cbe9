import { describe, expect, test } from 'vitest';
import { viewOf, views } from '../testing.ts';
import {
  answered,
  begun,
  freshSession,
  looked,
  lookSeconds,
  nextMoment,
  picked,
  sameMoment,
} from './pageState.ts';

const open = freshSession(views.card);
const attempt = { act: 'card', body: { number: '4242424242424242' } } as const;
const refusal = { message: 'Not a test card.', fields: { number: 'Not a test card.' } };

describe('an attempt', () => {
  const sent = begun(open, 'card');

  test('shows what it led to', () => {
    expect(answered(sent, attempt, { view: views.paid })).toEqual({
      ...freshSession(views.paid),
      answers: 1,
    });
  });

  test('that is refused leaves the page as it was and says why', () => {
    const after = answered(sent, attempt, { refusal });
    expect(after).toMatchObject({ view: views.card, refusal });
    expect(after.busy).toBeUndefined();
  });

  test('that is lost is kept for another try', () => {
    const after = answered(sent, attempt, { trouble: 'timeout' });
    expect(after).toMatchObject({ view: views.card, failed: { ...attempt, trouble: 'timeout' } });
  });

  test('counts, so that the same failure twice is told twice', () => {
    const once = answered(sent, attempt, { view: views['card declined'] });
    expect(answered(once, attempt, { view: views['card declined'] }).answers).toBe(2);
  });
});

describe('a look', () => {
  test('shows what happened in another tab, and forgets what was refused here', () => {
    const refused = answered(open, attempt, { refusal });
    const after = looked(refused, { view: views.paid });
    expect(after.view).toEqual(views.paid);
    expect(after.refusal).toBeUndefined();
  });

  test('that finds nothing new keeps what was refused', () => {
    const refused = answered(open, attempt, { refusal });
    expect(looked(refused, { view: viewOf({ ...views.card, now: 'later' }) }).refusal).toEqual(refusal);
  });

  test('without an answer says that the page may be old, until one comes', () => {
    const stale = looked(open, { trouble: 'unreachable' });
    expect(stale).toMatchObject({ view: views.card, stale: true });
    expect(looked(stale, { view: views.card }).stale).toBe(false);
  });

  test('tells a failure on the phone although another one was set aside', () => {
    const aside = picked(freshSession(views.waiting));
    expect(looked(aside, { view: views['phone refused'] }).quiet).toBe(false);
  });
});

test('who picks another method has done with earlier failures', () => {
  const failed = answered(open, attempt, { trouble: 'timeout' });
  expect(picked(failed)).toMatchObject({ quiet: true, failed: undefined, refusal: undefined });
});

test('an attempt is repeated only when nothing happened meanwhile', () => {
  expect(sameMoment(views.card, viewOf({ ...views.card, now: '2026-01-15T10:00:09+00:00' }))).toBe(true);
  expect(sameMoment(views.card, views['card declined'])).toBe(false);
  expect(sameMoment(views.card, views.bank)).toBe(false);
  expect(sameMoment(views.card, views.paid)).toBe(false);
  expect(sameMoment(views.card, null)).toBe(false);
});

test('the page looks again by itself where somebody may pay elsewhere, and more quietly after ten minutes', () => {
  for (const name of ['waiting', 'reference', 'late', 'bank'] as const) {
    expect(lookSeconds(views[name], 0)).toBe(2);
    expect(lookSeconds(views[name], 300)).toBe(10);
  }
  for (const name of ['card', 'paid', 'unknown'] as const)
    expect(lookSeconds(views[name], 0)).toBeUndefined();
});

test('a page waits for its opening before its end', () => {
  expect(nextMoment(views.early)).toBe(Date.parse('2026-01-15T11:00:00Z'));
  expect(nextMoment(views.card)).toBe(Date.parse('2026-07-15T22:59:59Z'));
  expect(nextMoment(views.paid)).toBeUndefined();
});
