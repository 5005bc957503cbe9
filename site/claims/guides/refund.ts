import { operations } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { sendRecorded } from '../../proofs/check/recorded.ts';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { aDay, anHour, referenceOf, stateOf } from './payment-states/verbs.ts';

const runs = provedBy('e2e/guides/run.spec.ts', 'run as recorded in a private sandbox');

/** Seconds from the morning on which a sandbox begins to the close of that day in Lisbon. */
const untilMidnight = 14 * anHour;

const bothEvents = ['payment_refunded', 'payment_cancelled'];
const voidRules = ['payment-confirmed-void', 'payment-confirmed-void_part'];

/** The order of the guide, paid with a saved card. */
const payOrder = (world: World) => world.charge({ amount: 2500, code: 'REF-0056' });

/** Amounts given back of a payment, as it lists them. */
const givenBack = async (world: World, { id }: Payment) =>
  (await world.get(id)).refunds?.map(({ amount }) => amount);

/** Events that have arrived with the state of the payment in each. */
const told = async (world: World) =>
  (await world.notifications()).map(({ webhook, payments: [payment] }) => [
    webhook.action,
    payment.stateDetails.state,
  ]);

export default claims({
  'front matter': [
    claim(
      'Devolva o dinheiro de um pagamento online, todo ou em parte, anule-o no próprio dia, ou cancele o que ainda não foi pago.',
      async (world) => {
        const [part, whole] = [await payOrder(world), await payOrder(world)];
        await world.refund(part.id, 500);
        await world.refund(whole.id, 2500);
        const unpaid = await referenceOf(world);
        await world.cancel(unpaid.id);
        expect([await givenBack(world, part), await givenBack(world, whole)]).toEqual([[500], [2500]]);
        expect([
          await stateOf(world, part),
          await stateOf(world, whole),
          await stateOf(world, unpaid),
        ]).toEqual(['confirmed', 'cancelled', 'cancelled']);
      },
    ),
  ],
  top: [
    advice('O cliente devolveu um artigo, ou desistiu da encomenda.'),
    claim(
      ['Se já pagou, uma chamada devolve-lhe o dinheiro, todo ou em parte.', 'Se ainda não pagou, cancele.'],
      async (world) => {
        const paid = await payOrder(world);
        expect((await world.cancel(paid.id)).refusals).toEqual(['400 e00600']);
        expect((await world.refund(paid.id, 500)).status).toBe(201);
        const unpaid = await referenceOf(world);
        expect((await world.refund(unpaid.id, 500)).refusals).toEqual(['400 e00601']);
        expect((await world.cancel(unpaid.id)).status).toBe(200);
      },
    ),
  ],
  outcome: [
    claim(
      'A encomenda REF-0056, de 25,00 €, paga com cartão e reembolsada em duas vezes: 5,00 € no próprio dia e 20,00 € depois de o dia fechar, com os avisos de cada vez.',
      async (world) => {
        await world.subscribe(...bothEvents);
        const payment = await payOrder(world);
        await world.refund(payment.id, 500);
        await world.settle();
        await world.refund(payment.id, 2000);
        expect(await givenBack(world, payment)).toEqual([500, 2000]);
        expect(await world.actions()).toEqual([...bothEvents, 'payment_refunded']);
      },
    ),
    advice('Demora cinco minutos.', 'Precisa da sandbox a correr e destas credenciais:'),
  ],
  choose: [
    claim(
      [
        'Cancela-se o que ainda não foi pago e reembolsa-se o que já foi.',
        'pending: ninguém pagou ainda | Cancele',
      ],
      async (world) => {
        const page = await world.open();
        expect((await world.get(page.paymentId)).stateDetails.state).toBe('pending');
        expect((await world.refund(page.paymentId, 100)).refusals).toEqual(['400 e00601']);
        expect((await world.cancel(page.paymentId)).data.stateDetails.state).toBe('cancelled');
        const paid = await world.payReference();
        expect((await world.cancel(paid.id)).refusals).toEqual(['400 e00600']);
        expect((await world.refund(paid.id, 1000)).status).toBe(201);
      },
    ),
    advice('Leia o estado com getPayment e siga a linha dele:'),
    claim(
      'pending_confirmation: o pedido espera pelo cliente | Espere pela resposta dele: na sandbox, até lá não se cancela nem se reembolsa',
      async (world) => {
        const id = world.seed.payments.waitingPhone;
        expect((await world.cancel(id)).refusals).toEqual(['400 e00600']);
        expect((await world.refund(id, 100)).refusals).toEqual(['400 e00601']);
        await world.answerPhone(id, 'refuse');
        expect((await world.cancel(id)).status).toBe(200);
      },
    ),
    claim('authorised: o dinheiro está reservado, e não cobrado | Cancele a autorização', async (world) => {
      const { id, paymentFee } = await world.authorise();
      expect(paymentFee).toBeUndefined();
      expect((await world.refund(id, 100)).refusals).toEqual(['400 e00601']);
      expect((await world.cancel(id)).status).toBe(200);
    }),
    claim(
      'confirmed: está pago | Reembolse; de uma autorização, na sandbox, reembolse cada captura, pelo id dela',
      async (world) => {
        const { id } = await world.authorise();
        const { data: capture } = await world.capture(id, 600);
        expect((await world.get(id)).stateDetails.state).toBe('confirmed');
        expect((await world.refund(id, 100)).refusals).toEqual(['400 e00600']);
        expect((await world.refund(capture.id, 600)).status).toBe(201);
        expect((await world.refund((await payOrder(world)).id, 500)).status).toBe(201);
      },
      { chosen: ['payment-new-create_capture', 'error-e00600'] },
    ),
    claim(
      'cancelled: já não há o que devolver | Leia cancellation.reason e refunds, que dizem porquê',
      async (world) => {
        const voided = await payOrder(world);
        await world.refund(voided.id, 2500);
        const unpaid = await referenceOf(world);
        await world.cancel(unpaid.id, { reason: 'customer_cancelled' });
        for (const { id } of [voided, unpaid])
          expect((await world.refund(id, 100)).refusals).toEqual(['400 e00600']);
        expect(await givenBack(world, voided)).toEqual([2500]);
        expect((await world.get(unpaid.id)).cancellation?.reason).toBe('customer_cancelled');
      },
    ),
    advice('Para devolver com o cartão presente o que foi pago num terminal…'),
  ],
  flow: [
    advice('O cliente devolve um artigo à loja.'),
    claim(
      [
        'A loja pede o reembolso à API, que responde com um pagamento novo, do tipo reembolso, e devolve o dinheiro ao cliente.',
        'A API avisa a loja de que o pagamento foi reembolsado e, se ainda é o próprio dia, avisa também de que foi cancelado.',
      ],
      async (world) => {
        const [today, yesterday] = [await payOrder(world), world.seed.payments.confirmedPhone];
        await world.subscribe(...bothEvents);
        const { data: refund } = await world.refund(today.id, 500);
        expect(refund.type).toBe('refund');
        expect(refund.id).not.toBe(today.id);
        await world.refund(yesterday, 500);
        const events = (await world.notifications()).map(({ webhook, payments: [{ id }] }) => [
          id,
          webhook.action,
        ]);
        expect(events).toHaveLength(3);
        expect(events).toEqual(
          expect.arrayContaining([
            ...bothEvents.map((action) => [today.id, action]),
            [yesterday, 'payment_refunded'],
          ]),
        );
      },
    ),
  ],
  whole: [
    claim('Para ter o que devolver, cobre a encomenda a um cartão guardado da sandbox:', async (world) => {
      expect(await stateOf(world, await payOrder(world))).toBe('confirmed');
    }),
    claim(
      'Chame createRefund com o id do pagamento, que num checkout é o paymentId, e o montante inteiro, em cêntimos:',
      async (world) => {
        const page = await world.open({ payment: { amount: 2500 } });
        await page.card(world.cards.visa);
        expect((await world.refund(page.paymentId, 2500)).data).toMatchObject({
          amount: 2500,
          initialPaymentId: page.paymentId,
        });
      },
    ),
    claim(
      [
        'Na sandbox, o pagamento fica cancelled se ainda é o próprio dia, e continua confirmed se é depois.',
        'Quem pedir outro reembolso é recusado, e msg diz que já foi reembolsado por inteiro.',
      ],
      async (world) => {
        const [today, later] = [await payOrder(world), await payOrder(world)];
        await world.refund(today.id, 2500);
        await world.settle();
        await world.refund(later.id, 2500);
        expect([await stateOf(world, today), await stateOf(world, later)]).toEqual([
          'cancelled',
          'confirmed',
        ]);
        for (const { id } of [today, later]) {
          const again = await world.refund(id, 1);
          expect(again.status).toBe(400);
          expect(again.body.error?.errors[0]?.msg).toContain('já foi reembolsado por inteiro');
        }
      },
      { chosen: ['payment-confirmed-void'] },
    ),
  ],
  part: [
    claim(
      [
        'Cobre outra vez a encomenda, e guarde o id da resposta.',
        'O cliente devolveu um artigo de 5,00 €: a chamada é a mesma, com esse montante e esse id:',
      ],
      async (world) => {
        const [first, second] = [await payOrder(world), await payOrder(world)];
        expect(second.id).not.toBe(first.id);
        const path = `/api/payments/${second.id}/refunds`;
        const { data } = await sendRecorded<Payment>(world, 'payments/refund-order', 'part', path);
        expect(data).toMatchObject({ amount: 500, initialPaymentId: second.id });
      },
    ),
    claim(
      [
        'O reembolso é um pagamento com id próprio e type refund, ligado ao primeiro por initialPaymentId.',
        'Na sandbox, fica logo confirmed; o primeiro continua nesse estado.',
      ],
      async (world) => {
        const payment = await payOrder(world);
        const { data: refund } = await world.refund(payment.id, 500);
        expect(await world.get(refund.id)).toMatchObject({
          type: 'refund',
          initialPaymentId: payment.id,
          stateDetails: { state: 'confirmed' },
        });
        expect(await stateOf(world, payment)).toBe('confirmed');
      },
      { chosen: ['payment-new-create_refund', 'payment-confirmed-void_part'] },
    ),
    claim('O aviso é sobre o primeiro, com a devolução em refunds:', async (world) => {
      await world.subscribe('payment_refunded');
      const payment = await payOrder(world);
      const { data: refund } = await world.refund(payment.id, 500);
      const [notice] = await world.notifications();
      expect(notice?.payments).toMatchObject([
        { id: payment.id, refunds: [{ paymentId: refund.id, amount: 500 }] },
      ]);
    }),
  ],
  'same-day': [
    claim(
      'Um reembolso feito antes de fechar o dia conta como anulação, e traz dois eventos.',
      async (world) => {
        await world.subscribe(...bothEvents);
        await world.refund((await payOrder(world)).id, 500);
        expect(await world.actions()).toEqual(bothEvents);
      },
    ),
    claim(
      'Na sandbox, o dia de um pagamento fecha à meia-noite de Lisboa, e o que acontece depende do que devolver:',
      async (world) => {
        const [whole, part, late] = [await payOrder(world), await payOrder(world), await payOrder(world)];
        await world.pass(untilMidnight - 1);
        await world.refund(whole.id, 2500);
        await world.refund(part.id, 500);
        await world.pass(1);
        await world.subscribe(...bothEvents);
        await world.refund(late.id, 2500);
        expect([await stateOf(world, whole), await stateOf(world, part), await stateOf(world, late)]).toEqual(
          ['cancelled', 'confirmed', 'confirmed'],
        );
        expect(await world.actions()).toEqual(['payment_refunded']);
      },
      { chosen: ['behaviour-feesAndTransfers', ...voidRules] },
    ),
    claim(
      'Por isso payment_cancelled não chega para dar uma encomenda por desfeita: leia o estado e refunds.',
      async (world) => {
        await world.subscribe(...bothEvents);
        await world.refund((await payOrder(world)).id, 500);
        expect(await told(world)).toContainEqual(['payment_cancelled', 'confirmed']);
      },
      { chosen: ['payment-confirmed-void_part'] },
    ),
    claim(
      'Se os 25,00 € voltassem todos no próprio dia, este seria o segundo aviso:',
      async (world) => {
        await world.subscribe(...bothEvents);
        await world.refund((await payOrder(world)).id, 2500);
        expect((await told(world))[1]).toEqual(['payment_cancelled', 'cancelled']);
      },
      { chosen: ['payment-confirmed-void'] },
    ),
    claim(
      'Na sandbox, um pagamento anulado por inteiro não tem comissão; reembolsado depois, mantém a que teve.',
      async (world) => {
        const [voided, refunded] = [await payOrder(world), await payOrder(world)];
        await world.refund(voided.id, 2500);
        await world.settle();
        const { paymentFee } = await world.get(refunded.id);
        await world.refund(refunded.id, 2500);
        expect(await world.get(voided.id)).not.toHaveProperty('paymentFee');
        expect(paymentFee).toBeDefined();
        expect((await world.get(refunded.id)).paymentFee).toEqual(paymentFee);
      },
      { chosen: ['payment-confirmed-void', 'limit-fees'] },
    ),
  ],
  rest: [
    advice('No dia seguinte, o cliente devolve o resto da encomenda.'),
    claim(
      [
        'Para não esperar pela meia-noite, feche o dia da sandbox:',
        'Peça só o que falta, que é amount menos a soma de refunds:',
        'Chega um só aviso, payment_refunded, e o pagamento continua confirmed.',
      ],
      async (world) => {
        const payment = await payOrder(world);
        await world.refund(payment.id, 500);
        await world.settle();
        await world.subscribe(...bothEvents);
        const path = `/api/payments/${payment.id}/refunds`;
        expect((await world.api.post(path, {})).refusals).toEqual(['422 e00202']);
        const { amount, refunds = [] } = await world.get(payment.id);
        const left = amount - refunds.reduce((sum, refund) => sum + refund.amount, 0);
        expect((await world.refund(payment.id, left)).status).toBe(201);
        expect((await world.refund(payment.id, 1)).refusals).toEqual(['400 e00301']);
        expect(await told(world)).toEqual([['payment_refunded', 'confirmed']]);
        expect(await stateOf(world, payment)).toBe('confirmed');
      },
    ),
    claim(
      'Se pedir os 25,00 €, a sandbox recusa, e msg diz quanto falta devolver:',
      async (world) => {
        const payment = await payOrder(world);
        await world.refund(payment.id, 500);
        const above = await world.refund(payment.id, 2500);
        expect(above.refusals).toEqual(['400 e00301']);
        expect(above.body.error?.errors[0]?.msg).toContain('2000');
        expect(await givenBack(world, payment)).toEqual([500]);
      },
      { chosen: ['error-e00301'] },
    ),
    claim('Um pagamento que já lhe foi transferido reembolsa-se sem limite de tempo.', async (world) => {
      const payment = await payOrder(world);
      await world.pass(3 * 365 * aDay);
      expect(await world.get(payment.id)).toHaveProperty('transferDetails');
      expect((await world.refund(payment.id, 2500)).status).toBe(201);
    }),
    claim(
      'Paga a encomenda, reembolsa-a em duas vezes, com o fecho do dia pelo meio, e mostra cada aviso.',
      runs,
    ),
  ],
  money: [
    claim('O pedido leva só o montante.', () => {
      expect(Object.keys(operations.createRefund.body.shape)).toEqual(['amount']);
    }),
    claim(
      'Não se escolhe o destino, nem há onde escrever um IBAN: na sandbox, o reembolso repete o método do primeiro pagamento, com o mesmo cartão ou telemóvel.',
      async (world) => {
        for (const { id } of [await payOrder(world), { id: world.seed.payments.confirmedPhone }]) {
          const { paymentMethod } = await world.get(id);
          const iban = world.seed.bankAccounts[1].iban;
          const { data } = await world.api.post<Payment>(`/api/payments/${id}/refunds`, {
            amount: 500,
            iban,
          });
          expect(data.paymentMethod?.code).toBe(paymentMethod?.code);
          expect(data.paymentMethod?.details).toEqual(paymentMethod?.details);
          expect(JSON.stringify(data)).not.toContain(iban);
        }
      },
    ),
    claim('A sandbox também reembolsa uma referência Multibanco.', async (world) => {
      const { id } = await world.payReference();
      expect((await world.refund(id, 400)).data).toMatchObject({
        type: 'refund',
        paymentMethod: { code: 'MB' },
      });
    }),
    source(
      'A documentação não diz a que conta chega esse dinheiro: pergunte ao suporte antes de o prometer.',
      'specified: 4 names refunds against a previous payment, and says nothing of where the money goes',
    ),
    source(
      'Uma transferência sua, para um IBAN que o cliente lhe deu, não passa por esta API e não aparece em refunds.',
      'product: contract/specification/operations.ts lists the 44 operations of API 1.13.0, and none makes or registers a transfer',
    ),
  ],
  payer: [
    source(
      'Os avisos vão para a sua loja, e nenhum para o cliente: diga-lhe quanto devolveu e quando.',
      'specified: guides 4.2 names webhooks to the merchant only',
    ),
    source(
      'Quantos dias demora a aparecer no extrato depende do banco dele.',
      'standard: the issuer of the card posts a refund to the account, at its own pace',
    ),
    claim(
      'Na sandbox, a página onde pagou não muda: o checkout fica PaymentSuccess, mesmo depois de tudo devolvido.',
      async (world) => {
        const page = await world.open({ payment: { amount: 2500 } });
        await page.card(world.cards.visa);
        await world.refund(page.paymentId, 2500);
        expect((await page.payment()).stateDetails.state).toBe('cancelled');
        expect(await page.state()).toBe('PaymentSuccess');
      },
    ),
  ],
  retry: [
    claim('Um reembolso não tem chave de idempotência, e dois de 5,00 € cabem em 25,00 €.', async (world) => {
      const payment = await payOrder(world);
      const body = { amount: 500, customUniqueId: 'refund-1' };
      for (let n = 0; n < 2; n += 1)
        expect((await world.api.post(`/api/payments/${payment.id}/refunds`, body)).status).toBe(201);
      expect(await givenBack(world, payment)).toEqual([500, 500]);
    }),
    claim(
      [
        'Se a ligação caiu, procure antes de repetir:',
        'Um reembolso com um id que ainda não conhece é o que se perdeu: não o repita.',
      ],
      async (world) => {
        const [payment, other] = [await payOrder(world), await payOrder(world)];
        const { data: known } = await world.refund(payment.id, 500);
        const path = `/api/payments/${payment.id}/refunds`;
        const lost = world.api.send('POST', path, { amount: 500 }, { 'sandbox-fault': 'dropped_connection' });
        await expect(lost).rejects.toThrow('fetch failed');
        const found = async ({ id }: Payment) =>
          (await world.api.get<Payment[]>(`/api/payments?initialPaymentId=${id}&type=refund`)).data;
        const unknown = (await found(payment)).filter(({ id }) => id !== known.id);
        expect(unknown.map(({ amount }) => amount)).toEqual([500]);
        expect(await found(other)).toEqual([]);
      },
    ),
    advice(
      'Se não há nenhum, veja em Repetir sem fazer duas vezes quanto deve esperar.',
      'Guarde o id de cada um, e peça um de cada vez.',
    ),
  ],
  cancel: [
    claim(
      [
        'Se a encomenda ainda esperasse que alguém pagasse a referência, não haveria nada que reembolsar.',
        'Chame cancelPayment:',
        'O aviso é um só, payment_cancelled.',
      ],
      async (world) => {
        await world.subscribe(...bothEvents, 'payment_expired');
        const { id } = await referenceOf(world, { amount: 2500, code: 'REF-0056' });
        expect((await world.refund(id, 2500)).refusals).toEqual(['400 e00601']);
        expect((await world.cancel(id, { reason: 'customer_cancelled' })).data).toMatchObject({
          stateDetails: { state: 'cancelled' },
          cancellation: { reason: 'customer_cancelled' },
        });
        expect(await world.actions()).toEqual(['payment_cancelled']);
      },
    ),
    claim('Uma referência NORMAL não se cancela; esta é REALTIME.', async (world) => {
      const normal = await referenceOf(world, { availableMethods: [{ code: 'MB', type: 'NORMAL' }] });
      expect((await world.cancel(normal.id)).refusals).toEqual(['400 e00402']);
      expect((await world.cancel((await referenceOf(world)).id)).status).toBe(200);
    }),
    claim('Cria a referência, tenta reembolsá-la antes de alguém a pagar, e cancela-a.', runs),
  ],
  next: [
    advice(
      'Reserve primeiro e cobre depois…',
      'Receba estes avisos no seu servidor…',
      'Outras mudanças com dois eventos.',
    ),
  ],
});
