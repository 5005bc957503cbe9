import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { claim, type Row } from '../../claims.ts';

const noon = { end: '2026-01-15T12:00:00' };

/** Rows about payment_cancelled. */
export const cancelled: readonly Row[] = [
  claim(
    'payment_cancelled: o pagamento foi cancelado, porque alguém o cancelou, porque o prazo terminou ou, na sandbox, porque num terminal o cartão foi recusado ou não apareceu a tempo.',
    async (world) => {
      const heard = await world.listen('payment_cancelled');
      const { paymentId } = await world.open();
      await world.cancel(paymentId);
      await world.sandbox.settle();
      const { data: sent } = await world.terminal().ask(1000);
      await world.terminal().card('tap', world.cards.declined);
      await world.pass(5);
      const { data: waiting } = await world.terminal().ask(1000);
      await world.pass(60);
      const { data } = await world.create({ paymentMethod: { code: 'MB' }, validDate: noon });
      await world.pass(7200);
      expect((await heard()).map(({ payment: { id, stateDetails } }) => [id, stateDetails.state])).toEqual(
        [paymentId, sent.id, waiting.id, data.id].map((id) => [id, 'cancelled']),
      );
    },
    {
      chosen: [
        'payment-pending_confirmation-decline_at_terminal',
        'payment-pending_confirmation-leave_terminal',
      ],
    },
  ),
  claim(
    [
      'Quando foi o prazo, quem também subscreveu payment_expired recebe os dois avisos.',
      'Na sandbox, uma referência fora de prazo que não levou blockLatePayment ainda pode ser paga, e chega então payment_confirmed.',
    ],
    async (world) => {
      const heard = await world.listen('payment_cancelled', 'payment_expired', 'payment_confirmed');
      const path = '/api/payments/references';
      const { data: open } = await world.api.post<Payment>(path, { amount: 1000, validDate: noon });
      const validDate = { ...noon, blockLatePayment: true };
      const { data: blocked } = await world.api.post<Payment>(path, { amount: 1000, validDate });
      await world.pass(7200);
      const told = async (id: string) =>
        (await heard()).filter(({ payment }) => payment.id === id).map(({ action }) => action);
      const expired = ['payment_expired', 'payment_cancelled'];
      expect([await told(open.id), await told(blocked.id)]).toEqual([expired, expired]);
      const pay = ({ referenceDetails }: Payment) =>
        world.api.post('/sandbox/atm', { ...referenceDetails, amount: 1000 });
      expect((await pay(blocked)).status).toBe(409);
      expect((await pay(open)).status).toBe(200);
      expect(await told(open.id)).toEqual([...expired, 'payment_confirmed']);
      expect(await told(blocked.id)).toEqual(expired);
    },
    { chosen: ['payment-cancelled-pay_reference_late'] },
  ),
  claim(
    'Um reembolso no próprio dia também traz este aviso, e nesse caso o estado é que conta: na sandbox, se devolveu só uma parte, continua confirmed.',
    async (world) => {
      const heard = await world.listen('payment_cancelled');
      const { id } = await world.charge();
      await world.refund(id, 300);
      await world.sandbox.settle();
      await world.refund(id, 700);
      expect((await heard()).map(({ payment }) => payment.stateDetails.state)).toEqual([
        'confirmed',
        'cancelled',
      ]);
      const later = await world.charge();
      await world.pass(24 * 3600);
      await world.refund(later.id, 300);
      expect((await heard()).some(({ payment }) => payment.id === later.id)).toBe(false);
    },
    { chosen: ['payment-confirmed-void_part'] },
  ),
];

/** Rows about payment_refunded. */
export const refunded: readonly Row[] = [
  claim(
    [
      'payment_refunded: devolveu tudo ou uma parte.',
      'Na sandbox, o aviso traz o pagamento devolvido, e refunds com tudo o que já voltou; o estado passa a cancelled quando tudo foi devolvido no próprio dia; de resto continua confirmed.',
      'O reembolso é outro pagamento, o de refunds[].paymentId.',
    ],
    async (world) => {
      const heard = await world.listen('payment_refunded');
      const told = async (id: string) =>
        (await heard())
          .filter(({ payment }) => payment.id === id)
          .map(({ payment: { stateDetails, refunds } }) => [
            stateDetails.state,
            refunds?.map(({ amount }) => amount),
          ]);
      const [today, later] = [await world.charge(), await world.charge()];
      await world.refund(today.id, 300);
      await world.sandbox.settle();
      const { data: refund } = await world.refund(today.id, 700);
      expect(await told(today.id)).toEqual([
        ['confirmed', [300]],
        ['cancelled', [300, 700]],
      ]);
      await world.pass(24 * 3600);
      await world.refund(later.id, 1000);
      expect(await told(later.id)).toEqual([['confirmed', [1000]]]);
      const { refunds } = await world.get(today.id);
      expect(refunds?.[1]?.paymentId).toBe(refund.id);
      expect(await world.get(refund.id)).toMatchObject({ type: 'refund', amount: 700 });
    },
    { chosen: ['behaviour-refundedPayload', 'payment-confirmed-void_part', 'payment-confirmed-void'] },
  ),
];
