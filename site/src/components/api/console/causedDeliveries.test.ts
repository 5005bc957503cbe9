import { expect, test } from 'vitest';
import { causedDeliveries, type ListedDelivery } from './causedDeliveries.ts';

const date = '2026-01-15T10:00:05+00:00';
const delivery = (id: string, paymentId: string | null, createdAt: string, body = '{}'): ListedDelivery => ({
  id,
  kind: 'webhook',
  paymentId,
  action: 'payment_confirmed',
  url: 'https://loja.example/webhook',
  state: 'delivered',
  createdAt,
  nextAttemptAt: null,
  body,
  attempts: [],
});
const refund = {
  method: 'POST',
  path: '/payments/1007/refunds',
  body: { success: true, date, data: { id: '1101' } },
};
const idsOf = (cause: Parameters<typeof causedDeliveries>[0], deliveries: ListedDelivery[]) =>
  causedDeliveries(cause, deliveries).map(({ id }) => id);

test('finds the deliveries of the new payment and of the payment in the URL, oldest first', () => {
  const listed = [delivery('3', '1101', date), delivery('2', '1007', date), delivery('1', '1002', date)];
  expect(idsOf(refund, listed)).toEqual(['2', '3']);
});

test('a delivery older than the call was not caused by it', () => {
  expect(idsOf(refund, [delivery('1', '1007', '2026-01-15T10:00:00+00:00')])).toEqual([]);
});

test('a message about an entity is identified by its tax number', () => {
  const registration = {
    method: 'POST',
    path: '/entities',
    body: { success: true, date, data: { clientId: '5' } },
  };
  const body = JSON.stringify({ entities: [{ clientId: '5' }] });
  expect(idsOf(registration, [delivery('1', null, date, body)])).toEqual(['1']);
});

test('reading and refused calls cause no delivery', () => {
  const listed = [delivery('1', '1007', date)];
  expect(idsOf({ ...refund, method: 'GET' }, listed)).toEqual([]);
  expect(idsOf({ ...refund, body: { success: false, date } }, listed)).toEqual([]);
  expect(idsOf({ ...refund, body: undefined }, listed)).toEqual([]);
});
