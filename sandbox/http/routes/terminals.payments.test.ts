import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/terminalExamples.ts';
import { terminalLimits } from '@balcao/contract/resources/terminals/terminalLimits.ts';
import type { Terminal } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import { amountScenarios } from '@balcao/contract/scenarios/amounts.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { atTerminal, terminals } from '../../testing/atTerminal.ts';
import { cards } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const here = atTerminal(testSandbox);
const sold = seed.payments.settledTerminal;
const register = (body: object = {}, uuid: string = terminals.standalone) =>
  testSandbox.api.post<Payment>(`/api/terminals/${uuid}/processedPayments`, { ...processedExample, ...body });
const sourceOf = (answer: Awaited<ReturnType<typeof register>>) => answer.body.error?.errors[0]?.source;

describe('a payment sent to a terminal', () => {
  it('needs the PIN of a card whose bank wants more than a tap', async () => {
    await here.ask(1000);
    expect((await here.card('tap', cards.challenge)).data.transaction?.state).toBe('waiting_for_pin');
  });

  it('in the last seconds of a day may still be charged', async () => {
    await here.pass(13 * 3600 + 59 * 60 + 30);
    const { data } = await here.ask(1000);
    expect(data.validDate.end).toBe('2026-01-16T23:59:59+00:00');
  });

  it('of a magic amount waits for nobody, unless somebody is faster', async () => {
    const { data } = await here.ask(amountScenarios[0]?.amountCents ?? 0);
    await here.leave();
    await here.pass(60);
    expect((await here.get(data.id)).cancellation?.reason).toBe('customer_cancelled');
  });
});

describe('a payment is not sent to a terminal', () => {
  it.each([
    [{ amount: 49 }, '400 e00301', '/amount'],
    [{ validDate: { end: '2026-01-15T09:59:59' } }, '422 e00226', '/validDate/end'],
    [{ validDate: { start: '2026-01-15T10:01:01' } }, '422 e00226', '/validDate/start'],
    [{ customer: { uuid: seed.customers.theirs } }, '404 e00502', '/customer/uuid'],
  ])('for %j', async (body, refusal, pointer) => {
    const path = `/api/terminals/${terminals.cloud}/payments`;
    const answer = await testSandbox.api.post(path, { amount: 1000, ...body });
    expect(answer.refusals).toEqual([refusal]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer });
    expect((await here.look()).transaction).toBeNull();
  });

  it('by an entity under review', async () => {
    const { clientId } = seed.entity;
    await testSandbox.api.post(`/sandbox/entities/${clientId}/review`, { action: 'review' });
    expect((await here.ask(1000)).refusals).toEqual(['400 e00300']);
  });
});

describe('a refund sent to a terminal', () => {
  it('gives nothing back once its day is over before the terminal tells of it', async () => {
    await here.pass(13 * 3600 + 50 * 60);
    const { data } = await here.askBack(sold, 500);
    await here.setTerminalFault('silent');
    await here.charge();
    await here.pass(terminalLimits.silentMinutes * 60);
    expect((await here.get(data.id)).stateDetails.state).toBe('cancelled');
    expect((await here.look()).transaction).toMatchObject({ state: 'voided', backOfficeLabel: 'Canceled' });
    expect(await here.get(sold)).not.toHaveProperty('refunds');
  });

  it.each(amountScenarios.filter(({ actions }) => !actions.includes('settle')))(
    'of $amountCents goes its way without a hand',
    async ({ amountCents, actions, lateMinutes, code }) => {
      const { data } = await here.askBack(sold, amountCents);
      await here.pass(15 * 3600);
      const { stateDetails, paymentMethod } = await here.get(data.id);
      const good = actions.includes('approve') && lateMinutes === 0;
      expect(stateDetails.state).toBe(good ? 'confirmed' : 'cancelled');
      expect(paymentMethod?.result?.code).toBe(code);
      const { refunds } = await here.get(sold);
      expect(refunds?.map(({ paymentId }) => paymentId)).toEqual(good ? [data.id] : undefined);
    },
  );

  it.each([
    ['unknown', '999999'],
    ['another entity’s', seed.payments.otherEntity],
    ['too large for any id', '9'.repeat(40)],
  ])('needs a payment that is not %s', async (_, id) => {
    const { refusals, body } = await here.askBack(id, 500);
    expect(refusals).toEqual(['404 e00502']);
    expect(body.error?.errors[0]?.source).toEqual({ parameter: 'paymentId' });
  });
});

describe('a payment registered after it was made at a terminal', () => {
  it('days ago is settled with the day it is registered', async () => {
    const { data } = await register({
      stateDetails: { state: 'confirmed', createdAt: '2026-01-02T10:00:00' },
    });
    expect(await here.get(data.id)).not.toHaveProperty('transferDetails');
    await testSandbox.api.post('/sandbox/clock', { to: '2026-01-16T00:00:00' });
    expect((await here.get(data.id)).transferDetails?.transferredAt).toBe('2026-01-16T00:00:00+00:00');
  });

  it('is refunded at a cloud terminal, with its card', async () => {
    const { data } = await register();
    await here.askBack(data.id, 400);
    await here.charge();
    expect((await here.get(data.id)).refunds).toMatchObject([{ amount: 400 }]);
  });

  it('does not stand in the way of whoever is at the terminal', async () => {
    const { data } = await here.ask(1000);
    await register({}, terminals.cloud);
    expect((await here.look()).transaction?.payment.id).toBe(data.id);
    expect((await here.ask(1000)).refusals).toEqual(['400 e00600']);
  });

  it('twenty times at once with one code is one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ refusals }) => refusals))).toEqual(new Set(['409 e00600']));
  });
});

describe('nothing is registered', () => {
  it.each([
    [{ type: 'capture' }, '400 e00402', '/type'],
    [
      { stateDetails: { state: 'confirmed', createdAt: '2026-01-15T10:00:01' } },
      '422 e00226',
      '/stateDetails/createdAt',
    ],
    [
      { stateDetails: { state: 'confirmed', createdAt: '1969-12-31T23:59:59+00:00' } },
      '422 e00226',
      '/stateDetails/createdAt',
    ],
    [{ paymentMethod: { type: 'TPA' } }, '422 e00210', '/paymentMethod/code'],
    [
      { paymentMethod: { code: 'CC', details: { last4Digits: -4242 } } },
      '422 e00217',
      '/paymentMethod/details/last4Digits',
    ],
    [{ paymentMethod: { code: 'MB', type: 'NORMAL' } }, '400 e00402', '/paymentMethod/code'],
  ])('for %j', async (body, refusal, pointer) => {
    const answer = await register(body);
    expect(answer.refusals).toEqual([refusal]);
    expect(sourceOf(answer)).toEqual({ pointer });
  });
});

it('terminals are sorted by the bytes of their names, alike on both databases', async () => {
  const { data } = await testSandbox.api.get<Terminal[]>('/api/terminals?sort=name');
  const names = data.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect((await testSandbox.api.get('/api/terminals?sort=amount')).refusals).toEqual(['422 e00230']);
});
