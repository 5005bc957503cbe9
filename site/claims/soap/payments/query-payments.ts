import { expect } from 'vitest';
import { advice, claim, claims, source } from '../../claims.ts';

const period = (startDate: string, endDate: string) => ({ startDate, endDate });
const now = period('2026-01-15T10:00:00+00:00', '2026-01-15T10:00:00+00:00');

export default claims({
  'front matter': [advice('checkEntityPayments para pagamentos que conhece, getEntityPayments…')],
  top: [advice('Dois métodos: um responde por pagamentos que já conhece…')],
  check: [
    claim(
      [
        'Peça-os por paymentId, por reference, ou pelos dois.',
        'Os resultados vêm pela ordem em que os pediu.',
        'O último não existe.',
        'Isso não faz falhar o pedido: só esse elemento traz um código, na sandbox 0062, e nenhum paymentState.',
      ],
      async ({ soap, seed, get }) => {
        const { confirmedReference: paid, cancelledReference } = seed.payments;
        const { reference } = (await get(paid)).referenceDetails;
        const asked = [
          { paymentId: cancelledReference },
          { reference },
          { paymentId: paid, reference },
          { paymentId: 999999 },
        ];
        const answer = await soap.call('checkEntityPayments', { payments: asked });
        expect(answer.payments.map(({ paymentId }: { paymentId?: string }) => paymentId)).toEqual([
          cancelledReference,
          paid,
          paid,
          undefined,
        ]);
        expect(answer.payments.at(-1)).toMatchObject({ code: '0062', paymentState: undefined });
        expect(JSON.stringify(answer.payments.slice(0, -1))).not.toContain('0062');
        expect(JSON.stringify({ ...answer, payments: [] })).not.toContain('"0"');
      },
      { chosen: ['behaviour-soapUnknownPayment'] },
    ),
  ],
  'check-request': [
    claim(
      'Cada elemento é do tipo de createPaymentReference, de que aqui só contam paymentId e reference.',
      async ({ soap, seed }) => {
        const paymentId = seed.payments.confirmedReference;
        const ask = async (more: object) =>
          (await soap.call('checkEntityPayments', { payments: [{ paymentId, ...more }] })).payments;
        expect(await ask({ amount: 999_999, productCode: 'OUTRO' })).toEqual(await ask({}));
      },
    ),
  ],
  'check-answer': [
    source(
      'A especificação chama refundPaymentId e refundAmount aos campos de um reembolso.',
      'specified: guides 3.11',
    ),
    claim('Nas mensagens são paymentId e amount.', async ({ soap, charge, refund }) => {
      const { id } = await charge();
      const { data } = await refund(id, 400);
      const { payments } = await soap.call('checkEntityPayments', { payments: [{ paymentId: id }] });
      expect(Object.keys(payments[0].paymentRefunds[0])).toEqual(['paymentId', 'amount', 'refundDate']);
      expect(payments[0].paymentRefunds).toMatchObject([{ paymentId: data.id, amount: '400' }]);
    }),
  ],
  period: [
    claim(
      'Devolve os pagamentos cuja última alteração caiu no período: confirmados, cancelados, reembolsados, transferidos ou faturados.',
      async ({ soap, api, charge, refund, cancel, payReference, seed, settle, pass }) => {
        const confirmed = await payReference();
        const refunded = await charge();
        await refund(refunded.id, 400);
        await cancel(seed.payments.realtimeReference);
        const pending = await api.post<{ id: string }>('/api/payments/references', { amount: 1000 });
        const list = async (interval: object): Promise<string[]> =>
          (await soap.call('getEntityPayments', interval)).payments.map(
            ({ paymentId }: { paymentId: string }) => paymentId,
          );
        const listed = await list(now);
        for (const id of [confirmed.id, refunded.id, seed.payments.realtimeReference])
          expect(listed).toContain(id);
        expect(listed).not.toContain(pending.data.id);
        await pass(60);
        await settle();
        const later = period('2026-01-15T10:00:01+00:00', '2026-01-16T23:59:59+00:00');
        expect(await list(later)).toContain(confirmed.id);
        expect(await list(now)).not.toContain(confirmed.id);
      },
    ),
    advice('Serve para o fecho do dia.'),
    source(
      'A sandbox recusa um período com mais de mostPayments pagamentos.',
      'product: mostPayments of contract/soap/service.ts, held by sandbox/soap/methods/getEntityPayments.ts',
    ),
    advice('Peça um dia de cada vez.'),
  ],
  'period-answer': [advice('A comissão, a transferência e os reembolsos estão em Recursos.')],
  next: [advice('Receber os avisos, para não ter de perguntar.', 'Cancelar um pagamento.')],
});
