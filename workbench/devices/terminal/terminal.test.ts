import type { TerminalTransaction, VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { describe, expect, test } from 'vitest';
import * as facts from '../../facts/en.ts';
import * as words from '../../words/panes/en.ts';
import { screenContent } from './screenContent.ts';
import { secondsLeft, terminalScreen } from './screenState.ts';
import { refundable, terminalRequest, testAmounts } from './terminalRequest.ts';
import { type TransactionOutcomeKind, transactionOutcome } from './transactionOutcome.ts';

const at = '2026-01-15T10:00:00+00:00';
const now = Date.parse(at);
const contentContext = { words, facts, locale: 'en' } as const;

function paymentIn(state: Payment['stateDetails']['state'], more: Partial<Payment> = {}): Payment {
  const known = { id: '1101', clientId: '999999990', type: 'payment', amount: 6000, createdAt: at };
  return { ...known, stateDetails: { state, createdAt: at }, ...more } as Payment;
}

function doing(state: TerminalTransaction['state'], more: Partial<TerminalTransaction> = {}) {
  return {
    payment: paymentIn('pending_confirmation'),
    state,
    stateAt: at,
    pinAttemptsLeft: 3,
    card: null,
    code: null,
    waitsUntil: null,
    noticeAt: null,
    slip: null,
    backOfficeLabel: null,
    ...more,
  } satisfies TerminalTransaction;
}

function showing(
  transaction: TerminalTransaction | null,
  cloud = true,
  terminalFault: VirtualTerminal['terminalFault'] = 'none',
) {
  const features = { allowRemoteTransactions: cloud };
  return {
    terminal: { name: 'Balcão 1', terminalId: '000000101', features },
    terminalFault,
    transaction,
  } as VirtualTerminal;
}

describe('the screen of a terminal', () => {
  test('shows how it ended for a minute, or until somebody took note', () => {
    const terminalView = showing(doing('declined'));
    expect(terminalScreen(terminalView, now + 60_000).kind).toBe('ended');
    expect(terminalScreen(terminalView, now + 60_001).kind).toBe('idle');
    expect(terminalScreen(terminalView, now, '1101').kind).toBe('idle');
    expect(terminalScreen(terminalView, now, '1100').kind).toBe('ended');
  });

  test.each([
    [{ code: 'e04122' }, words.terminal.decline.otherCard],
    [{ code: 'e02433', pinAttemptsLeft: 0 }, words.terminal.decline.pin(3)],
    [{ code: 'e02433' }, words.terminal.decline.issuer],
  ])('says why it declined: %o', (more, line) => {
    expect(screenContent(terminalScreen(showing(doing('declined', more)), now), contentContext, now).lines).toContain(
      line,
    );
  });

  test('counts the seconds it still waits, never below none', () => {
    const waiting = doing('waiting_for_card', { waitsUntil: '2026-01-15T10:01:00+00:00' });
    expect([secondsLeft(waiting, now + 500), secondsLeft(waiting, now + 90_000)]).toEqual([60, 0]);
    expect(secondsLeft(doing('authorising'), now)).toBeUndefined();
  });
});

describe('the account of a payment', () => {
  const expired = { cancellation: { cancelled: true, cancelledAt: at, reason: 'date_expired' } } as const;
  const withdrawn = { cancellation: { ...expired.cancellation, reason: 'merchant_cancelled' } } as const;
  const result = { code: 'e04122', message: '', createdAt: at };
  const overtaken = { paymentMethod: { code: 'CC', type: 'TPA', result } } as const;
  const transferred = { transferDetails: { payerReference: '1', transferredAt: at } };

  test.each<[TransactionOutcomeKind, TerminalTransaction]>([
    ['unheard', doing('approved', { noticeAt: at })],
    ['unheardLate', doing('approved', { noticeAt: at, payment: paymentIn('cancelled', expired) })],
    ['settled', doing('settled', { payment: paymentIn('confirmed', transferred) })],
    [
      'keptLate',
      doing('approved', {
        payment: paymentIn('cancelled', expired),
        backOfficeLabel: 'Authorized (Canceled)',
      }),
    ],
    ['voidedLate', doing('voided', { payment: paymentIn('cancelled', expired) })],
    ['givenUp', doing('given_up', { payment: paymentIn('cancelled') })],
    ['lapsed', doing('waiting_for_card', { payment: paymentIn('cancelled', expired) })],
    ['withdrawn', doing('voided', { payment: paymentIn('cancelled', withdrawn) })],
    ['overtaken', doing('voided', { payment: paymentIn('cancelled', overtaken) })],
    ['givenBack', doing('settled', { payment: paymentIn('cancelled', withdrawn) })],
  ])('is %s', (kind, transaction) => {
    expect(transactionOutcome(transaction, 'none')).toBe(kind);
  });
});

describe('what is sent to a terminal', () => {
  const order = {
    kind: 'payment',
    amountCents: 1000,
    paymentId: '1017',
    code: '',
    validMinutes: 0,
    blockLate: true,
  } as const;

  test('carries a deadline by the sandbox’s clock, and what happens after it', () => {
    const validDate = { end: '2026-01-15T10:05:00.000Z', blockLatePayment: true };
    expect(terminalRequest('u', { ...order, validMinutes: 5 }, now).body).toMatchObject({ validDate });
  });

  test('gives back only of what was paid at a terminal and is not given back yet', () => {
    const tpa = { paymentMethod: { code: 'CC', type: 'TPA' } } as const;
    const paid = paymentIn('confirmed', tpa);
    const others = [
      paymentIn('authorised', tpa),
      paymentIn('confirmed', { paymentMethod: { code: 'CC', type: 'DEFAULT' } }),
      paymentIn('confirmed', { ...tpa, type: 'refund' }),
      paymentIn('confirmed', { ...tpa, refunds: [{ paymentId: '1', amount: 6000, createdAt: at }] }),
    ];
    expect(refundable([...others, paid])).toEqual([paid]);
  });

  test('offers a payment and a refund the magic amounts that mean something to them', () => {
    const all = facts.amountScenarios.map(({ amountCents }) => amountCents);
    const offered = (kind: 'payment' | 'refund') =>
      testAmounts(kind, facts.amountScenarios).map(({ amountCents }) => amountCents);
    expect(all.filter((cents) => !offered('payment').includes(cents))).toEqual([999_009]);
    expect(all.filter((cents) => !offered('refund').includes(cents))).toEqual([999_005, 999_006, 999_007]);
  });
});
