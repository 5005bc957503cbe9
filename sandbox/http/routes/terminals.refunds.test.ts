import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { atTerminal, bankSeconds, terminals } from '../../testing/atTerminal.ts';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { listen, refund } = purchases(testSandbox);
const here = atTerminal(testSandbox);
const there = atTerminal(testSandbox, terminals.second);
const sold = seed.payments.settledTerminal;
const events = ['payment_refunded', 'payment_cancelled', 'payment_method_error', 'payment_confirmed'];

/** The refund waits, the card of the payment is inserted, the bank agrees. */
async function giveBack(paymentId: string, amount: number): Promise<Payment> {
  const { data } = await here.askBack(paymentId, amount);
  await here.charge();
  return here.get(data.id);
}

describe('a refund sent to a terminal', () => {
  it('waits there for the card of the payment', async () => {
    const { status, data } = await here.askBack(sold, 500);
    const at = '2026-01-15T10:00:00+00:00';
    expect(status).toBe(201);
    expect(data).toEqual({
      id: '1101',
      clientId: seed.entity.clientId,
      type: 'refund',
      initialPaymentId: sold,
      referenceDetails: { reference: 'A0000044D' },
      stateDetails: { state: 'pending_confirmation', createdAt: at },
      paymentMethod: {
        uuid: null,
        code: 'CC',
        type: 'TPA',
        details: { brand: 'VISA', last4Digits: '4242' },
      },
      amount: 500,
      createdAt: at,
      updatedAt: at,
      validDate: { start: at, end: '2026-01-15T23:59:59+00:00', blockLatePayment: false },
      availableMethods: [{ code: 'CC', type: 'TPA', name: 'Cartão de crédito/débito (terminal)' }],
      bankAccount: { code: 'BALCAO01', bankName: 'Banco de Exemplo', last4digits: '0172' },
    });
    expect(await here.get(sold)).not.toHaveProperty('refunds');
  });

  it('gives the money back once its card is there, and the payment tells of it', async () => {
    const notifications = await listen(...events);
    const made = await giveBack(sold, 500);
    expect(made.stateDetails.state).toBe('confirmed');
    const payment = await here.get(sold);
    expect(payment.refunds).toEqual([
      { paymentId: made.id, amount: 500, createdAt: made.stateDetails.createdAt },
    ]);
    expect(payment.stateDetails.state).toBe('confirmed');
    expect(await notifications()).toEqual([{ action: 'payment_refunded', payment }]);
    expect((await here.look()).transaction?.backOfficeLabel).toBe('Confirmed');
  });

  it('of a payment confirmed the same day is a void', async () => {
    const { id } = await here.confirmed();
    const notifications = await listen(...events);
    await giveBack(id, 1000);
    const payment = await here.get(id);
    expect(payment).toMatchObject({
      stateDetails: { state: 'cancelled' },
      cancellation: { reason: 'merchant_cancelled' },
    });
    expect((await notifications()).map(({ action }) => action)).toEqual([
      'payment_refunded',
      'payment_cancelled',
    ]);
    const voided = (await here.transactions()).find((one) => one.payment.id === id);
    expect(voided?.backOfficeLabel).toBe('Canceled');
  });

  it('may come in parts, however late, never above what is left', async () => {
    await here.pass(3 * 365 * 86_400);
    await giveBack(sold, 400_000);
    await giveBack(sold, 600_000);
    expect((await here.askBack(sold, 1)).refusals).toEqual(['400 e00301']);
    expect((await here.get(sold)).refunds?.map(({ amount }) => amount)).toEqual([400_000, 600_000]);
  });

  it.each([cards.mastercard, '4111111111111111', cards.declined])(
    'is declined for another card: %s',
    async (number) => {
      const notifications = await listen(...events);
      const { data } = await here.askBack(sold, 500);
      expect((await here.card('tap', number)).data.transaction?.state).toBe('declined');
      const made = await here.get(data.id);
      expect(made).toMatchObject({
        stateDetails: { state: 'cancelled' },
        paymentMethod: { result: { code: 'e04122' } },
      });
      expect(await here.get(sold)).not.toHaveProperty('refunds');
      const heard = (await notifications()).map(({ action, payment }) => [action, payment.id]);
      expect(heard).toEqual([
        ['payment_method_error', data.id],
        ['payment_cancelled', data.id],
      ]);
    },
  );

  it('leaves everything as it was when nobody comes', async () => {
    const before = await here.get(sold);
    const { data } = await here.askBack(sold, 500);
    await here.pass(60);
    expect((await here.get(data.id)).stateDetails.state).toBe('cancelled');
    expect(await here.get(sold)).toEqual(before);
    expect((await here.askBack(sold, 1_000_000)).status).toBe(201);
  });

  it('is declined when the money went back in another way meanwhile', async () => {
    const { data } = await here.askBack(sold, 600_000);
    expect((await refund(sold, 600_000)).status).toBe(201);
    await here.charge();
    expect(await here.get(data.id)).toMatchObject({
      stateDetails: { state: 'cancelled' },
      paymentMethod: { result: { code: 'e04122' } },
    });
    expect((await here.look()).transaction).toMatchObject({ state: 'voided', backOfficeLabel: 'Canceled' });
    expect((await here.get(sold)).refunds).toHaveLength(1);
  });

  it('at two terminals at once, only as much goes back as is left', async () => {
    const one = await here.askBack(sold, 600_000);
    await here.card('insert');
    await there.leave();
    const two = await there.askBack(sold, 600_000);
    await there.card('insert');
    await Promise.all([here.pin(), there.pin()]);
    await here.pass(bankSeconds);
    const states = [await here.get(one.data.id), await here.get(two.data.id)].map(
      ({ stateDetails }) => stateDetails.state,
    );
    expect(states.sort()).toEqual(['cancelled', 'confirmed']);
    expect((await here.get(sold)).refunds).toHaveLength(1);
  });

  it('can itself be refunded no more than any other', async () => {
    const made = await giveBack(sold, 500);
    expect((await here.askBack(made.id, 500)).refusals).toEqual(['400 e00600']);
  });
});

describe('a refund is not sent to a terminal', () => {
  const p = seed.payments;

  it.each([
    ['a payment still waiting there', p.waitingTerminal, '400 e00601'],
    ['one that is only authorised', p.authorisedTerminal, '400 e00601'],
    ['a card paid on a page', p.paidCheckout, '400 e00402'],
    ['a paid reference', p.confirmedReference, '400 e00402'],
    ['a pending reference', p.pendingReference, '400 e00402'],
    ['a phone', p.confirmedPhone, '400 e00402'],
  ])('for %s', async (_, id, refusal) => {
    expect((await here.askBack(id, 500)).refusals).toEqual([refusal]);
  });

  it.each([
    ['unknown', '999999'],
    ['another entity’s', p.otherEntity],
    ['too large for any id', '9'.repeat(40)],
  ])('for a payment that is %s', async (_, id) => {
    const { refusals, body } = await here.askBack(id, 500);
    expect(refusals).toEqual(['404 e00502']);
    expect(body.error?.errors[0]?.source).toEqual({ parameter: 'paymentId' });
  });

  it.each([
    ['unknown', '00000000-0000-0000-0000-000000000000', '404 e00502'],
    ['another entity’s', seed.otherTerminal.uuid, '404 e00502'],
    ['standalone', terminals.standalone, '400 e00402'],
    ['busy', terminals.second, '400 e00600'],
  ])('that is %s', async (_, uuid, refusal) => {
    expect((await atTerminal(testSandbox, uuid).askBack(sold, 500)).refusals).toEqual([refusal]);
  });

  it.each([
    [{}, '422 e00202'],
    [{ amount: '500' }, '422 e00202'],
    [{ amount: 0 }, '422 e00202'],
    [{ amount: 1_000_001 }, '400 e00301'],
    ['{', '422 e00219'],
  ])('for %j', async (body, refusal) => {
    const answer = await testSandbox.api.post(`/api/terminals/${terminals.cloud}/refunds/${sold}`, body);
    expect(answer.refusals).toEqual([refusal]);
  });

  it('for a payment id that is no number', async () => {
    const { refusals, body } = await here.askBack('first', 500);
    expect(refusals).toEqual(['422 e00228']);
    expect(body.error?.errors[0]?.source).toEqual({ parameter: 'paymentId' });
  });

  it('twice for the same money that is back already', async () => {
    const { id } = await here.confirmed();
    await giveBack(id, 1000);
    expect((await here.askBack(id, 1000)).refusals).toEqual(['400 e00600']);
  });
});
