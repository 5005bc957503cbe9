import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';

export default proofs('soap-payments', {
  // ---- reference
  // “A loja pede uma referência e mostra-a.”
  'reference-1': async ({ soap }) => {
    const made = await soap.call('createPaymentReference', { amount: 1999 });
    expect(made).toMatchObject({
      atmEntity: '12345',
      reference: expect.stringMatching(/^\d{9}$/),
      amount: '1999',
    });
  },
  // ---- page
  // “A loja pede uma página e leva o cliente para lá.”
  // “O cliente paga e volta ao URL de sucesso com um token.”
  // “A loja pergunta por esse token antes de agradecer.”
  'page-1': async ({ soap, payerOnPage, cards }) => {
    const returnUrlSuccess = 'https://loja.example/ok';
    const { redirectUrl, token } = await soap.call('doWebPayment', {
      order: { amount: 1000 },
      returnUrlSuccess,
    });
    expect(redirectUrl).toContain(token);
    const { data } = await payerOnPage(token).card(cards.visa);
    expect(data.redirectUrl).toBe(`${returnUrlSuccess}?token=${token}`);
    expect(await soap.call('checkWebPayment', { token })).toMatchObject({ paid: '1' });
  },
  // ---- states
  // “paymentState tem dois valores: 0 por pagar, 1 pago.”
  // “À parte, paymentCancelled diz se foi cancelado ou se o prazo acabou (na sandbox, também se foi todo devolvido no próprio dia, e paymentState volta a 0), paymentBlocked, na sandbox, se o prazo acabou e a referência já não aceita dinheiro, e paymentRefunds o que foi devolvido.”
  // “Na sandbox, uma referência cancelada também já não aceita dinheiro, com paymentBlocked a 0.”
  'states-1': chosen(
    ['payment-confirmed-void', 'behaviour-soapPaymentBlocked'],
    async ({ soap, seed, charge, refund, get, api }) => {
      const { id } = await charge();
      await refund(id, 400);
      const { id: whole } = await charge();
      await refund(whole, 1000);
      const ids = [
        ...Object.values(seed.payments).filter((each) => each !== seed.payments.otherEntity),
        id,
        whole,
      ];
      const { payments } = await soap.call('checkEntityPayments', {
        payments: ids.map((paymentId) => ({ paymentId })),
      });
      for (const payment of payments) expect(['0', '1']).toContain(payment.paymentState);
      const shown = new Map(payments.map((payment: { paymentId: string }) => [payment.paymentId, payment]));
      expect(shown.get(seed.payments.pendingReference)).toMatchObject({
        paymentState: '0',
        paymentCancelled: '0',
        paymentBlocked: '0',
      });
      expect(shown.get(seed.payments.confirmedReference)).toMatchObject({ paymentState: '1' });
      expect(shown.get(seed.payments.cancelledReference)).toMatchObject({ paymentCancelled: '1' });
      expect(shown.get(seed.payments.cancelledReference)).toMatchObject({ paymentBlocked: '0' });
      expect(shown.get(seed.payments.expiredReference)).toMatchObject({
        paymentCancelled: '1',
        paymentBlocked: '1',
      });
      for (const closed of [seed.payments.expiredReference, seed.payments.cancelledReference]) {
        const { referenceDetails, amount } = await get(closed);
        expect((await api.post('/sandbox/atm', { ...referenceDetails, amount })).status, closed).toBe(409);
      }
      expect(shown.get(whole)).toMatchObject({
        paymentState: '0',
        paymentCancelled: '1',
        paymentRefunds: [{ amount: '1000' }],
      });
      expect(shown.get(id)).toMatchObject({ paymentState: '1', paymentRefunds: [{ amount: '400' }] });
    },
  ),
  // “Em REST há um só estado, com o motivo do cancelamento, e cada reembolso é um pagamento: veja Estados de um pagamento.”
  'states-2': async ({ get, seed, charge, refund }) => {
    expect(await get(seed.payments.expiredReference)).toMatchObject({
      stateDetails: { state: 'cancelled' },
      cancellation: { reason: 'date_expired' },
    });
    const { id } = await charge();
    const { data } = await refund(id, 400);
    expect((await get(data.id)).amount).toBe(400);
    expect((await get(id)).refunds).toMatchObject([{ paymentId: data.id, amount: 400 }]);
  },
});
