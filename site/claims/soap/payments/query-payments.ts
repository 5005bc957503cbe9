import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, source } from '../../claims.ts';

const period = (startDate: string, endDate: string) => ({ startDate, endDate });
const now = period('2026-01-15T10:00:00+00:00', '2026-01-15T10:00:00+00:00');

/** A day in Lisbon, in winter. */
const day = (date: string) => period(`${date}T00:00:00+00:00`, `${date}T23:59:59+00:00`);

interface Listed {
  paymentId: string;
  paymentDate?: string;
  paymentCancelled: string;
  paymentRefunds: object[];
}

const idOf = ({ paymentId }: Listed) => paymentId;

const list = async ({ soap }: World, interval: object): Promise<Listed[]> =>
  (await soap.call('getEntityPayments', interval)).payments;

/** The clock passes midnight, when the sandbox transfers what was paid. */
async function aDayPasses({ clock, sandbox }: World): Promise<void> {
  clock.at += 24 * 3_600_000;
  await sandbox.settle();
}

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
    claim(
      [
        'Cada um vem só no período da última alteração: o que foi pago ontem e transferido hoje vem hoje, e já não ontem.',
        'Na sandbox, a transferência da meia-noite de Lisboa muda assim de dia tudo o que se pagou; um pagamento por pagar não vem, e um reembolso vem no pagamento que devolve.',
      ],
      async (world) => {
        const paid = await world.payReference();
        const given = await world.charge();
        const { data: refund } = await world.refund(given.id, 400);
        const { data: unpaid } = await world.api.post<{ id: string }>('/api/payments/references', {
          amount: 1000,
        });
        const [first, second] = [day('2026-01-15'), day('2026-01-16')];
        const listed = async (interval: object) => (await list(world, interval)).map(idOf);
        expect(await listed(first)).toEqual(expect.arrayContaining([paid.id, given.id]));
        await aDayPasses(world);
        const left = (await list(world, first)).filter(({ paymentDate }) => paymentDate?.startsWith('15-'));
        expect(left).toEqual([]);
        for (const interval of [second, { ...first, endDate: second.endDate }]) {
          const ids = await listed(interval);
          for (const id of [paid.id, given.id]) expect(ids.filter((each) => each === id)).toHaveLength(1);
          expect(ids).not.toContain(unpaid.id);
          expect(ids).not.toContain(refund.id);
        }
        const onPayment = (await list(world, second)).find((each) => idOf(each) === given.id);
        expect(onPayment?.paymentRefunds).toMatchObject([{ paymentId: refund.id, amount: '400' }]);
      },
      { chosen: ['behaviour-feesAndTransfers'] },
    ),
    claim(
      [
        'Para fechar um dia sem perder nenhum, peça do princípio desse dia até agora.',
        'Fique com os que têm paymentDate nesse dia e paymentCancelled falso: foram pagos nesse dia, tenham ou não mudado depois.',
      ],
      async (world) => {
        const kept = [world.seed.payments.confirmedCard, (await world.payReference()).id];
        const voided = await world.payReference();
        await world.refund(voided.id, 1000);
        const refundedLater = await world.charge();
        await world.cancel(world.seed.payments.realtimeReference);
        await aDayPasses(world);
        await world.refund(refundedLater.id, 1000);
        await world.payReference();
        const { startDate } = day('2026-01-15');
        const found = await list(world, { startDate, endDate: day('2026-01-16').endDate });
        const closed = found.filter(
          ({ paymentDate = '', paymentCancelled }) =>
            paymentDate.startsWith('15-01-2026') && paymentCancelled === 'false',
        );
        expect(closed.map(idOf).sort()).toEqual([...kept, refundedLater.id].sort());
      },
    ),
    source(
      'A sandbox recusa um período em que mudaram mais de mostPayments pagamentos, contando os que estão por pagar e os reembolsos.',
      'product: mostPayments of contract/soap/service.ts, held by sandbox/services/payments/listChangedPayments.ts',
    ),
    advice('Se lhe acontecer, divida-o em períodos mais curtos, sem intervalos entre eles.'),
  ],
  'period-answer': [advice('A comissão, a transferência e os reembolsos estão em Recursos.')],
  next: [advice('Receber os avisos, para não ter de perguntar.', 'Cancelar um pagamento.')],
});
