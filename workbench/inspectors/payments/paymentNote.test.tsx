import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as facts from '../../facts/en.ts';
import { Workbench, type WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import * as words from '../../words/panes/en.ts';
import { PaymentNote } from './PaymentDetail.tsx';

const workbench = { facts, words, locale: 'en' } as unknown as WorkbenchContext;

/** Note about a payment of EUR 10.00 in a state, after refunds of the given amounts. */
function noteOf(state: string, ...refunded: number[]): string {
  const refunds = refunded.map((amount) => ({ amount }));
  const payment = { amount: 1000, stateDetails: { state }, ...(refunds.length > 0 && { refunds }) };
  const html = renderToStaticMarkup(
    <Workbench value={workbench}>
      <PaymentNote payment={payment as unknown as Payment} />
    </Workbench>,
  );
  return html.replace(/<[^>]+>/g, '');
}

const cancelled = 'Cancelled by the merchant or customer, expired, or voided on the same day.';

test('a refund comes before what the state means', () => {
  expect(noteOf('confirmed', 300, 200)).toMatch(/^Refunded in part: €5\.00\. \S/);
  expect(noteOf('confirmed', 300, 700)).toMatch(/^Refunded in full: €10\.00\. \S/);
});

test('a payment refunded on the same day is not explained as a cancelled one', () => {
  const note = noteOf('cancelled', 1000);
  expect(note).toMatch(/^Refunded in full: €10\.00\. .+counts as a void/);
  expect(note).not.toContain(cancelled);
});

test('a payment without refunds is explained by its state alone', () => {
  expect(noteOf('cancelled')).toBe(cancelled);
});
