import type { TerminalTransaction, VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { describe, expect, test } from 'vitest';
import { facts } from '../../facts/en.ts';
import { words } from '../../words/panes/en.ts';
import { digitsOf, isComplete } from './keypadInput.ts';
import { slipLines } from './SalesCounter.tsx';
import { screenContent } from './screenContent.ts';
import { secondsLeft, terminalScreen } from './screenState.ts';
import { refundable, terminalRequest, testAmounts } from './terminalRequest.ts';
import { selectedCard } from './testCards.ts';
import { type TransactionOutcomeKind, transactionOutcome } from './transactionOutcome.ts';

const at = '2026-01-15T10:00:00+00:00';
const now = Date.parse(at);
const contentContext = { words, facts, locale: 'en' } as const;
const visa = { brand: 'VISA', last4Digits: '4242', entry: 'insert' } as const;

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
  test('rests on what it waits for: a request, or an amount', () => {
    expect(terminalScreen(showing(null), now).kind).toBe('idle');
    expect(terminalScreen(showing(null, false), now).kind).toBe('amount');
  });

  test('is empty without a connection, whatever the API asked for', () => {
    expect(terminalScreen(showing(doing('waiting_for_card'), true, 'offline'), now).kind).toBe('offline');
  });

  test('shows how it ended for a minute, or until somebody took note', () => {
    const terminalView = showing(doing('declined'));
    expect(terminalScreen(terminalView, now + 60_000).kind).toBe('ended');
    expect(terminalScreen(terminalView, now + 60_001).kind).toBe('idle');
    expect(terminalScreen(terminalView, now, '1101').kind).toBe('idle');
    expect(terminalScreen(terminalView, now, '1100').kind).toBe('ended');
  });

  test.each([
    [{ pinAttemptsLeft: 2 }, 'Wrong PIN, 2 attempts left'],
    [{ pinAttemptsLeft: 1 }, 'Wrong PIN, 1 attempt left'],
    [{}, 'Enter the PIN'],
  ])('counts the tries of a PIN: %o', (more, title) => {
    expect(
      screenContent(terminalScreen(showing(doing('waiting_for_pin', more)), now), contentContext, now).title,
    ).toBe(title);
  });

  test.each([
    [{ code: 'e04122' }, words.terminal.decline.otherCard],
    [{ code: 'e02433', pinAttemptsLeft: 0 }, words.terminal.decline.pin(3)],
    [{ code: 'e02433' }, words.terminal.decline.issuer],
  ])('says why it declined: %o', (more, line) => {
    expect(
      screenContent(terminalScreen(showing(doing('declined', more)), now), contentContext, now).lines,
    ).toContain(line);
  });

  test('tells what became of the paper', () => {
    const w = words.terminal.screen;
    const linesOf = (slip: 'printed' | 'no_paper', later: number) =>
      screenContent(
        terminalScreen(showing(doing('approved', { slip, card: visa })), now),
        contentContext,
        now + later,
      ).lines;
    expect(linesOf('printed', 0)).toEqual([words.terminal.endingText.approved, w.removeCard, w.printing]);
    expect(linesOf('printed', 5000)).toContain(w.takeSlip);
    expect(linesOf('no_paper', 5000)).toContain(w.noPaper);
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
    ['waiting', doing('waiting_for_pin')],
    ['unheard', doing('approved', { noticeAt: at })],
    ['unheardLate', doing('approved', { noticeAt: at, payment: paymentIn('cancelled', expired) })],
    ['authorised', doing('approved', { payment: paymentIn('authorised') })],
    ['confirmed', doing('settled', { payment: paymentIn('confirmed') })],
    ['settled', doing('settled', { payment: paymentIn('confirmed', transferred) })],
    ['refunded', doing('approved', { payment: paymentIn('confirmed', { type: 'refund' }) })],
    [
      'keptLate',
      doing('approved', {
        payment: paymentIn('cancelled', expired),
        backOfficeLabel: 'Authorized (Canceled)',
      }),
    ],
    ['voidedLate', doing('voided', { payment: paymentIn('cancelled', expired) })],
    ['declined', doing('declined', { payment: paymentIn('cancelled') })],
    ['leftAlone', doing('timed_out', { payment: paymentIn('cancelled', expired) })],
    ['givenUp', doing('given_up', { payment: paymentIn('cancelled') })],
    ['lapsed', doing('waiting_for_card', { payment: paymentIn('cancelled', expired) })],
    ['withdrawn', doing('voided', { payment: paymentIn('cancelled', withdrawn) })],
    ['overtaken', doing('voided', { payment: paymentIn('cancelled', overtaken) })],
    ['givenBack', doing('settled', { payment: paymentIn('cancelled', withdrawn) })],
  ])('is %s', (kind, transaction) => {
    expect(transactionOutcome(transaction, 'none')).toBe(kind);
  });

  test('is unreached while the terminal is offline', () => {
    expect(transactionOutcome(doing('waiting_for_card'), 'offline')).toBe('unreached');
    expect(transactionOutcome(doing('waiting_for_pin'), 'offline')).toBe('unreached');
    expect(transactionOutcome(doing('authorising'), 'offline')).toBe('unreachedBank');
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

  test('says no more than it has to', () => {
    const { path, body } = terminalRequest('u', order, now);
    expect([path, JSON.stringify(body)]).toEqual(['/api/terminals/u/payments', '{"amount":1000}']);
    expect(terminalRequest('u', { ...order, kind: 'refund' }, now)).toEqual({
      path: '/api/terminals/u/refunds/1017',
      body: { amount: 1000 },
    });
  });

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

test('a PIN has four digits, and an amount moves up from its cents', () => {
  expect([digitsOf('pin', '12a345'), digitsOf('amount', '0,010'), digitsOf('amount', '123456789')]).toEqual([
    '1234',
    '10',
    '1234567',
  ]);
  expect([
    isComplete('pin', '123'),
    isComplete('pin', '0000'),
    isComplete('amount', ''),
    isComplete('amount', '1'),
  ]).toEqual([false, true, false, true]);
});

test('a refund finds the card of its payment in the wallet, until another one is chosen', () => {
  const [first] = facts.cardScenarios;
  const paymentMethod = {
    code: 'CC',
    type: 'TPA',
    details: { brand: 'MASTERCARD', last4Digits: '4444' },
  } as const;
  const refund = doing('waiting_for_card', {
    payment: paymentIn('pending_confirmation', { type: 'refund', paymentMethod }),
  });
  expect(selectedCard(facts.cardScenarios, refund, undefined)?.number).toBe('5555555555554444');
  expect(selectedCard(facts.cardScenarios, refund, first?.number)).toBe(first);
  expect(selectedCard(facts.cardScenarios, doing('waiting_for_card'), undefined)).toBe(first);
});

test('a slip says who, when, how much and how it ended, and none is there without paper', () => {
  const lines = slipLines(showing(doing('approved', { slip: 'printed', card: visa })), contentContext) ?? [];
  expect(Object.fromEntries(lines)).toMatchObject({
    Card: 'VISA •••• 4242',
    Amount: '€60.00',
    Result: 'Approved',
  });
  expect(slipLines(showing(doing('approved', { slip: 'no_paper' })), contentContext)).toBeUndefined();
  expect(slipLines(showing(null), contentContext)).toBeUndefined();
});
