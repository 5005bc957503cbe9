import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import type { TestSandbox } from './types.ts';

const pay = '/api/payments';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

type Untyped = Record<string, (...given: unknown[]) => unknown>;
const untyped = (verbs: object) => verbs as Untyped;

it.each<[says: string, use: (own: TestSandbox) => unknown]>([
  ['createSandbox takes no "prot"; did you mean "port"?', () => createSandbox({ prot: 4000 } as never)],
  ["got port: '4000'; it takes a whole number", () => createSandbox({ port: '4000' } as never)],
  ["got databaseUrl: ''; leave it out", () => createSandbox({ databaseUrl: '' })],
  ['takes no "day"; did you mean "days"?', (own) => untyped(own).advance?.({ day: 1 })],
  ['takes { days, hours, minutes, seconds }', (own) => untyped(own).advance?.('1d')],
  ['advance takes { to }, not 1970-01-01T', (own) => untyped(own).advance?.(new Date(0))],
  ["got days: '1'; it takes a number", (own) => untyped(own).advance?.({ days: '1' })],
  ['got days: undefined; leave it out', (own) => own.advance({ days: undefined as never })],
  ["got to: '2032-02-30'; it takes a date", (own) => own.advance({ to: '2032-02-30' })],
  ['the clock moves forward alone', (own) => own.advance({ days: -1 })],
  ['timeline got paymentId: undefined; it is needed', (own) => own.timeline(undefined as never)],
  ['shipped got deliveryId: undefined; leave it out', (own) => own.shipped('1', { deliveryId: undefined as never })],
  ['not "api/payments"', (own) => own.call('post', 'api/payments')],
  ['not "FETCH"', (own) => own.call('FETCH', pay)],
  ['GET takes no body; filters go in the path', (own) => own.call('get', pay, {})],
  ['call takes method, path and body', (own) => untyped(own).call?.('POST', pay, {}, { headers: {} })],
  ['did you mean "paymentId"?', (own) => untyped(own.deliveries).next?.({ paymentID: '1' })],
  ['next takes { action, paymentId', (own) => untyped(own.deliveries).next?.(1101)],
  ['did you mean "payment_confirmed"?', (own) => untyped(own.deliveries).next?.({ action: 'payment.confirmed' })],
  ['Infinity; it takes', (own) => own.deliveries.next({ timeoutMilliseconds: Number.POSITIVE_INFINITY })],
  ["payAtAtm takes an object, not '1101'", (own) => untyped(own).payAtAtm?.('1101')],
  ["restore takes an object, not '{}'", (own) => untyped(own).restore?.('{}')],
  ["tenant takes { seed }, not 'a'", (own) => untyped(own).tenant?.('a')],
  ['takes a plain object or an array, not Map(1)', (own) => own.call('POST', pay, new Map([['amount', 1]]))],
  ["takes a plain object or an array, not '{}'", (own) => own.call('POST', pay, '{}')],
  ['got callbackUrl: [Function', (own) => own.call('POST', pay, { callbackUrl: () => 'x' })],
  ['call got amount: 1000n; JSON has no such', (own) => own.call('POST', pay, { amount: 1000n })],
  ['got end: Invalid Date', (own) => own.call('POST', pay, { end: new Date('31/12/2026') })],
  ['got element 1 of a list: undefined', (own) => own.call('POST', pay, { codes: ['MB', undefined] })],
])('says what it takes: %s', async (says, use) => {
  await expect(Promise.resolve(sandbox).then(use)).rejects.toThrow(TypeError);
  await expect(Promise.resolve(sandbox).then(use)).rejects.toThrow(says);
});

it('names its own options where it cannot start', async () => {
  const port = Number(new URL(sandbox.url).port);
  await expect(createSandbox({ port })).rejects.toThrow(`Port ${port} is taken. Set port to a free one.`);
  await expect(createSandbox({ databaseUrl: 'mysql://shop@db/x' })).rejects.toThrow(
    /^databaseUrl is "mysql:.*not the address of a PostgreSQL database/,
  );
});

const filter = { action: 'payment_confirmed' };

it.each<[says: string, verb: (own: TestSandbox) => unknown, given: unknown[]]>([
  ['deliveries.next takes one argument (filter), and no 200', (own) => own.deliveries.next, [filter, 200]],
  ["no 'createReference'", (own) => own.fault, [{ kind: 'dropped_connection' }, 'createReference']],
  ['useTerminal takes one argument (uuid)', (own) => own.useTerminal, ['1', 2]],
  ["timeline got paymentId: { id: '1' }; it takes text", (own) => own.timeline, [{ id: '1' }]],
])('refuses more, and an id that is no text: %s', async (says, verb, given) => {
  const act = verb(sandbox) as (...given: unknown[]) => unknown;
  await expect(Promise.resolve(given).then((all) => act(...all))).rejects.toThrow(says);
  expect(await sandbox.call('GET', '/sandbox/faults')).toEqual([]);
});

it('sends dates as JSON has them, and leaves out what is undefined', async () => {
  const end = new Date('2032-01-01T00:00:00Z');
  const availableMethods = [{ code: 'MB' }];
  const bill = { amount: 1000, availableMethods, customUniqueId: undefined, validDate: { end } };
  expect(await sandbox.call('POST', `${pay}/references`, bill)).toMatchObject({ amount: 1000 });
});

it('finds nothing for a filter without a value, and says which message was given already', async () => {
  const tenant = await sandbox.tenant();
  const bill = { amount: 1000, availableMethods: [{ code: 'MB' }] };
  const { referenceDetails } = await tenant.call<Payment>('POST', `${pay}/references`, bill);
  const { entity = '', reference = '' } = referenceDetails;
  const { id } = await tenant.payAtAtm({ entity, reference, amount: 1000 });
  const wanted = { action: 'payment_confirmed', paymentId: id, timeoutMilliseconds: 2000 };
  await tenant.deliveries.next(wanted);
  await expect(tenant.deliveries.next({ ...wanted, timeoutMilliseconds: 0 })).rejects.toThrow(
    /^No other payment_confirmed .+ An earlier next gave delivery \d+/,
  );
  for (const paymentId of [undefined, null, ''])
    for (const find of [tenant.deliveries.next, tenant.deliveries.list])
      await expect(find({ paymentId: paymentId as never })).rejects.toThrow(/got paymentId: .*; leave it out/);
});
