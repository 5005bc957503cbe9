import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import type { TestSandbox } from './types.ts';

const pay = '/api/payments';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

it.each<[string, (own: TestSandbox) => unknown, string]>([
  [
    'an option that it does not have',
    () => createSandbox({ prot: 4000 } as never),
    'takes no "prot"; did you mean "port"?',
  ],
  [
    'a port in quotes',
    () => createSandbox({ port: '4000' } as never),
    "got port: '4000'; it takes a whole number",
  ],
  ['an empty setting', () => createSandbox({ databaseUrl: '' }), "got databaseUrl: ''; leave it out"],
  ['a unit that is none', (own) => own.advance({ day: 1 } as never), 'takes no "day"; did you mean "days"?'],
  ['a step as text', (own) => own.advance('1d' as never), 'takes { days, hours, minutes, seconds }'],
  ['days in quotes', (own) => own.advance({ days: '1' } as never), "got days: '1'; it takes a number"],
  [
    'days that are not known',
    (own) => own.advance({ days: undefined as never }),
    'got days: undefined; leave it',
  ],
  [
    'a day that no month has',
    (own) => own.advance({ to: '2032-02-30' }),
    "got to: '2032-02-30'; it takes a date",
  ],
  ['a path without its slash', (own) => own.call('post', 'api/payments'), 'not "api/payments"'],
  ['a method that is none', (own) => own.call('FETCH', '/api/payments'), 'not "FETCH"'],
  [
    'a body of GET',
    (own) => own.call('get', '/api/payments', {}),
    'GET takes no body; filters go in the path',
  ],
  [
    'a name of no filter',
    (own) => own.deliveries.next({ paymentID: '1' } as never),
    'did you mean "paymentId"?',
  ],
  [
    'another filter',
    (own) => own.deliveries.list({ action: 'payment_confirmed' } as never),
    'takes no "action"',
  ],
  [
    'a filter of what has none',
    (own) => own.requests(...([{ operation: 'x' }] as unknown as [])),
    'takes no "operation"',
  ],
  [
    'an id in place of a filter',
    (own) => own.deliveries.next(1101 as never),
    'next takes { action, paymentId',
  ],
  [
    'an id in no quotes',
    (own) => own.deliveries.next({ webhookId: 301 } as never),
    'webhookId: 301; it takes text',
  ],
  [
    'an event that is none',
    (own) => own.deliveries.next({ action: 'payment.confirmed' }),
    'did you mean "payment_confirmed"?',
  ],
  [
    'a wait in quotes',
    (own) => own.deliveries.next({ timeoutMilliseconds: '5000' as never }),
    "'5000'; it takes a number",
  ],
  [
    'a wait that is no number',
    (own) => own.deliveries.next({ timeoutMilliseconds: Number('5s') }),
    'NaN; it takes',
  ],
  [
    'a wait without end',
    (own) => own.deliveries.next({ timeoutMilliseconds: Number.POSITIVE_INFINITY }),
    'Infinity; it',
  ],
  ['a terminal that is not known', (own) => own.useTerminal(undefined), 'useTerminal got uuid: undefined'],
  [
    'an operation that is not known',
    (own) => own.fault({ kind: 'server_error', operation: undefined }),
    'fault got operation: undefined',
  ],
  [
    'a PIN that is not known',
    (own) => own.answerPhone('1101', 'accept', { pin: undefined }),
    'got pin: undefined',
  ],
  [
    'headers of a call',
    (own) => own.call(...(['POST', pay, {}, { headers: {} }] as unknown as [string, string])),
    'call takes method, path and body',
  ],
  ['a Map', (own) => own.call('POST', pay, new Map([['amount', 1]])), "array, not Map(1) { 'amount' => 1 }"],
  [
    'a form',
    (own) => own.call('POST', pay, new URLSearchParams({ amount: '1' })),
    'takes a plain object or an array, not URLSearchParams',
  ],
  ['a body as text', (own) => own.call('POST', pay, '{}'), "takes a plain object or an array, not '{}'"],
  [
    'a function',
    (own) => own.call('POST', pay, { callbackUrl: () => 'x' }),
    'call got callbackUrl: [Function',
  ],
  [
    'a symbol',
    (own) => own.call('POST', pay, { a: [{ code: Symbol('MB') }] }),
    'call got code: Symbol(MB); JSON',
  ],
  ['a BigInt', (own) => own.call('POST', pay, { amount: 1000n }), 'call got amount: 1000n; JSON has no such'],
  ['a number that is none', (own) => own.call('POST', pay, { amount: Number('x') }), 'got amount: NaN'],
  [
    'a date that does not exist',
    (own) => own.call('POST', pay, { validDate: { end: new Date('31/12/2026') } }),
    'got end: Invalid Date; JSON has no',
  ],
  ['bytes', (own) => own.call('POST', pay, { code: Buffer.from('A') }), 'got code: <Buffer 41>; JSON has no'],
  [
    'a list with a hole',
    (own) => own.call('POST', pay, { availableMethods: [{ code: 'MB' }, undefined] }),
    'got element 1 of a list: undefined; JSON has no',
  ],
  ['a set of lists', (own) => own.call('POST', pay, { items: new Set([1]) }), 'got items: Set(1) { 1 }'],
  ['a date as a step', (own) => own.advance(new Date(0) as never), 'advance takes { to }, not 1970-01-01T'],
  ['a card as text', (own) => own.payByCard('t', '4111' as never), "payByCard takes an object, not '4111'"],
  [
    'a presented card as text',
    (own) => own.useTerminal().presentCard('4111' as never),
    "presentCard takes an object, not '4111'",
  ],
  ['a PIN as text', (own) => own.answerPhone('1', 'accept', '12' as never), 'answerPhone takes an object'],
])('refuses %s, and says what it takes', async (_, use, says) => {
  const error = await Promise.resolve(sandbox)
    .then(use)
    .catch((refused: Error) => refused);
  expect(error).toBeInstanceOf(TypeError);
  expect((error as Error).message).toContain(says);
});

const filter = { action: 'payment_confirmed' };

it.each<[string, (own: TestSandbox) => (...given: never[]) => unknown, unknown[], string]>([
  [
    'next',
    (own) => own.deliveries.next,
    [filter, 200],
    'deliveries.next takes one argument (filter), and no 200',
  ],
  ['next', (own) => own.deliveries.next, [filter, { timeout: 200 }], 'no { timeout: 200 }'],
  ['list', (own) => own.deliveries.list, [{}, { limit: 1 }], 'deliveries.list takes one'],
  ['resend', (own) => own.deliveries.resend, ['1', 2], 'resend takes one argument (deliveryId)'],
  ['fault', (own) => own.fault, [{ kind: 'dropped_connection' }, 'createReference'], "no 'createReference'"],
  ['advance', (own) => own.advance, [{ days: 1 }, 'x'], 'advance takes one argument (step)'],
  ['payAtAtm', (own) => own.payAtAtm, [{}, 1000], 'no 1000'],
  [
    'answerPhone',
    (own) => own.answerPhone,
    ['1', 'accept', {}, 1],
    'three arguments (paymentId, answer, options)',
  ],
  ['useTerminal', (own) => own.useTerminal, ['1', 2], 'useTerminal takes one argument (uuid)'],
  ['settle', (own) => own.useTerminal().settle, [1], 'settle takes no argument, and no 1.'],
  ['timeline', (own) => own.timeline, ['1', {}], 'timeline takes one'],
  ['snapshot', (own) => own.snapshot, ['a'], 'snapshot takes no argument'],
  ['fork', (own) => own.fork, [{}, 1], 'fork takes one'],
  ['tenant', (own) => own.tenant, [{}, 1], 'tenant takes one argument (options)'],
  ['timeline', (own) => own.timeline, [{ id: '1' }], "timeline got paymentId: { id: '1' }; it takes text"],
  ['answerPhone', (own) => own.answerPhone, [{ id: '1' }, 'accept'], 'answerPhone got paymentId: {'],
  ['advance', (own) => own.advance, [{}], 'the clock moves forward alone'],
  ['advance', (own) => own.advance, [{ days: -1 }], 'advance got { days: -1 }'],
])('refuses what %s does not take', async (_, verb, given, says) => {
  const error = await Promise.resolve(sandbox)
    .then((own) => verb(own)(...(given as never[])))
    .catch((refused: Error) => refused);
  expect(error).toBeInstanceOf(TypeError);
  expect((error as Error).message).toContain(says);
  expect(await sandbox.call('GET', '/sandbox/faults')).toEqual([]);
});

it('sends dates as JSON has them, and leaves out what is undefined', async () => {
  const end = new Date('2032-01-01T00:00:00Z');
  const bill = {
    amount: 1000,
    availableMethods: [{ code: 'MB' }],
    customUniqueId: undefined,
    validDate: { end },
  };
  expect(await sandbox.call('POST', `${pay}/references`, bill)).toMatchObject({ amount: 1000 });
});

it.each([undefined, null, ''])('finds nothing for a filter that is %j', async (paymentId) => {
  const tenant = await sandbox.tenant();
  const bill = { amount: 1000, availableMethods: [{ code: 'MB' }] };
  const { referenceDetails } = await tenant.call<Payment>('POST', '/api/payments/references', bill);
  const { entity = '', reference = '' } = referenceDetails;
  const { id } = await tenant.payAtAtm({ entity, reference, amount: 1000 });
  const wanted = { action: 'payment_confirmed', paymentId: id, timeoutMilliseconds: 2000 };
  await tenant.deliveries.next(wanted);
  await expect(tenant.deliveries.next({ ...wanted, timeoutMilliseconds: 0 })).rejects.toThrow(
    /^No other payment_confirmed .+ An earlier next gave delivery \d+/,
  );
  for (const find of [tenant.deliveries.next, tenant.deliveries.list])
    await expect(find({ paymentId: paymentId as never })).rejects.toThrow(/got paymentId: .*; leave it out/);
});
