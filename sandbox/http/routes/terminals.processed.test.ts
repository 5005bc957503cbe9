import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/examples.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { atTerminal, terminals } from '../../testing/atTerminal.ts';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { listen, get } = purchases(testSandbox);
const at = '2026-01-15T09:30:00+00:00';
const done = { ...processedExample, stateDetails: { state: 'confirmed', createdAt: at } };
const register = (body: object = {}, uuid: string = terminals.standalone) =>
  testSandbox.api.post<Payment>(`/api/terminals/${uuid}/processedPayments`, { ...done, ...body });
const sourceOf = (answer: Awaited<ReturnType<typeof register>>) => answer.body.error?.errors[0]?.source;

describe('a payment made at a terminal', () => {
  it('becomes one like the others', async () => {
    const notifications = await listen('payment_confirmed');
    const additionalData = [{ key: 'table', value: '7', type: 'INTEGER' }];
    const { status, data } = await register({ summary: 'Mesa 7', additionalData });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      id: '1101',
      type: 'payment',
      stateDetails: { state: 'confirmed', createdAt: at },
      paymentMethod: { code: 'CC', type: 'TPA', details: { brand: 'VISA', last4Digits: '4242' } },
      amount: 1000,
      code: '000042',
      summary: 'Mesa 7',
      additionalData,
      createdAt: '2026-01-15T10:00:00+00:00',
      paymentFee: { invoiceDetails: null },
      bankAccount: { code: 'BALCAO01' },
    });
    expect(await get(data.id)).toEqual(data);
    const { data: listed } = await testSandbox.api.get<Payment[]>(
      '/api/payments?paymentMethod_type=TPA&paidAt[start]=2026-01-15T09:30:00&paidAt[end]=2026-01-15T09:30:00',
    );
    expect(listed).toEqual([data]);
    expect(await notifications()).toEqual([{ action: 'payment_confirmed', payment: data }]);
  });

  it.each([
    [5148, '5148'],
    [42, '0042'],
    ['0042', '0042'],
  ])('needs no type of method, and takes the last digits %j of the card', async (sent, last4Digits) => {
    const { status, data } = await register({
      paymentMethod: { code: 'CC', details: { brand: 'VISA', last4Digits: sent } },
    });
    expect(status).toBe(201);
    expect(data.paymentMethod).toMatchObject({
      code: 'CC',
      type: 'TPA',
      details: { brand: 'VISA', last4Digits },
    });
  });

  it('without a moment of its own was made now', async () => {
    const { data } = await register({ stateDetails: { state: 'confirmed' } });
    expect(data.stateDetails.createdAt).toBe('2026-01-15T10:00:00+00:00');
  });

  it('that the terminal only approved is confirmed with its settlement', async () => {
    const { data } = await register({ stateDetails: { state: 'authorised', createdAt: at } });
    expect(data.stateDetails.state).toBe('authorised');
    const shop = atTerminal(testSandbox, terminals.standalone);
    expect((await shop.look()).transaction).toMatchObject({
      payment: { id: data.id },
      state: 'approved',
      backOfficeLabel: 'Authorized',
    });
    await shop.settle();
    expect((await get(data.id)).stateDetails.state).toBe('confirmed');
  });

  it('days ago is settled with the day it is registered', async () => {
    const { data } = await register({
      stateDetails: { state: 'confirmed', createdAt: '2026-01-02T10:00:00' },
    });
    expect(await get(data.id)).not.toHaveProperty('transferDetails');
    await testSandbox.api.post('/sandbox/clock', { to: '2026-01-16T00:00:00' });
    expect((await get(data.id)).transferDetails?.transferredAt).toBe('2026-01-16T00:00:00+00:00');
  });

  it('can be refunded at a cloud terminal, with its card', async () => {
    const { data } = await register();
    const here = atTerminal(testSandbox);
    await here.askBack(data.id, 400);
    await here.charge();
    expect((await get(data.id)).refunds).toMatchObject([{ amount: 400 }]);
  });

  it('may be a refund', async () => {
    const notifications = await listen('payment_confirmed', 'payment_refunded');
    const { data } = await register({ type: 'refund' });
    expect(data).toMatchObject({ type: 'refund', stateDetails: { state: 'confirmed' } });
    expect(data).not.toHaveProperty('paymentFee');
    expect(await notifications()).toEqual([]);
  });

  it('does not stand in the way of whoever is at the terminal', async () => {
    const here = atTerminal(testSandbox);
    const { data } = await here.ask(1000);
    await register({}, terminals.cloud);
    expect((await here.look()).transaction?.payment.id).toBe(data.id);
    expect((await here.ask(1000)).refusals).toEqual(['400 e00600']);
  });
});

describe('a code', () => {
  it('is taken once by a terminal', async () => {
    const { data } = await register();
    const again = await register({ amount: 2000 });
    expect(again.refusals).toEqual(['409 e00600']);
    expect(sourceOf(again)).toEqual({ pointer: '/code' });
    expect(again.body.error?.errors[0]?.msg).toContain('000042');
    expect((await testSandbox.api.get<Payment[]>('/api/payments?sort=-id&limit=1')).data).toEqual([data]);
  });

  it('may be another terminal’s too, and is free after a reset', async () => {
    expect((await register()).status).toBe(201);
    expect((await register({}, terminals.cloud)).status).toBe(201);
    await testSandbox.api.post('/sandbox/reset');
    expect((await register()).status).toBe(201);
  });

  it('twenty times at once makes one payment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ refusals }) => refusals))).toEqual(new Set(['409 e00600']));
  });

  it.each([
    ['12345', 'e00227'],
    ['1234567', 'e00227'],
    ['', 'e00221'],
    [null, 'e00221'],
    [123456, 'e00219'],
  ])('has exactly six characters, unlike %j', async (code, refusal) => {
    const answer = await register({ code });
    expect(answer.refusals).toEqual([`422 ${refusal}`]);
    expect(sourceOf(answer)).toEqual({ pointer: '/code' });
  });
});

describe('nothing is registered', () => {
  it.each(['type', 'paymentMethod', 'stateDetails', 'amount', 'code'])('without %s', async (field) => {
    const answer = await register({ [field]: undefined });
    expect(answer.status).toBe(422);
    expect(sourceOf(answer)).toEqual({ pointer: `/${field}` });
  });

  it.each([
    [{ type: 'sale' }, '422 e00230', '/type'],
    [{ type: 'capture' }, '400 e00402', '/type'],
    [{ type: 'authorization' }, '400 e00402', '/type'],
    [{ stateDetails: {} }, '422 e00221', '/stateDetails/state'],
    [{ stateDetails: { state: 'paid' } }, '422 e00230', '/stateDetails/state'],
    [{ stateDetails: { state: 'pending' } }, '400 e00600', '/stateDetails/state'],
    [{ stateDetails: { state: 'cancelled' } }, '400 e00600', '/stateDetails/state'],
    [{ stateDetails: { state: 'confirmed', createdAt: 'today' } }, '422 e00226', '/stateDetails/createdAt'],
    [
      { stateDetails: { state: 'confirmed', createdAt: '2026-01-15T10:00:01' } },
      '422 e00226',
      '/stateDetails/createdAt',
    ],
    [
      { stateDetails: { state: 'confirmed', createdAt: '0000-01-01T00:00:00+12:00' } },
      '422 e00226',
      '/stateDetails/createdAt',
    ],
    [
      { stateDetails: { state: 'confirmed', createdAt: '1969-12-31T23:59:59+00:00' } },
      '422 e00226',
      '/stateDetails/createdAt',
    ],
    [{ paymentMethod: { type: 'TPA' } }, '422 e00210', '/paymentMethod/code'],
    [{ paymentMethod: { code: 'CC', type: 'CARD' } }, '422 e00211', '/paymentMethod/type'],
    [
      { paymentMethod: { code: 'CC', details: { last4Digits: -4242 } } },
      '422 e00217',
      '/paymentMethod/details/last4Digits',
    ],
    [{ paymentMethod: { code: 'MB', type: 'NORMAL' } }, '400 e00402', '/paymentMethod/code'],
    [{ paymentMethod: { code: 'MW', type: 'DEFAULT' } }, '400 e00402', '/paymentMethod/code'],
    [{ amount: -1 }, '422 e00202', '/amount'],
    [{ additionalData: [{ key: 'a', value: 'b', type: 'TEXT' }] }, '422 e00215', '/additionalData/0/type'],
  ])('for %j', async (body, refusal, pointer) => {
    const answer = await register(body);
    expect(answer.refusals).toEqual([refusal]);
    expect(sourceOf(answer)).toEqual({ pointer });
  });

  it.each(['00000000-0000-0000-0000-000000000000', seed.otherTerminal.uuid])(
    'at a terminal that is not there: %s',
    async (uuid) => {
      const answer = await register({}, uuid);
      expect(answer.refusals).toEqual(['404 e00502']);
      expect(sourceOf(answer)).toEqual({ parameter: 'uuid' });
    },
  );

  it.each([
    ['PT', 'já registou'],
    ['ES', 'ya registró'],
    ['EN', 'already registered'],
  ])('a second time, and says so in %s', async (language, words) => {
    await register();
    const path = `/api/terminals/${terminals.standalone}/processedPayments`;
    const { body } = await testSandbox.api.post(path, done, { 'accept-language': language });
    expect(body.error?.errors[0]?.msg).toContain(words);
  });
});
