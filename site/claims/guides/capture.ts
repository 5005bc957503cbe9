import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { recordedSteps } from '../../proofs/check/recorded.ts';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { anHour, byPhone, noon, slow, stateOf } from './payment-states/verbs.ts';

const runs = provedBy('e2e/guides/run.spec.ts', 'run as recorded in a private sandbox');
const captureRules = ['payment-authorised-capture', 'payment-confirmed-capture'];

/** The order of the guide, authorised on a saved card. */
const authoriseOrder = (world: World, body: object = {}) =>
  world.authorise({ amount: 3000, code: 'REF-0057', ...body });

/** Ids and amounts of the captures of an authorisation, as a search finds them. */
const capturesOf = async ({ api }: World, { id }: Payment) =>
  (await api.get<Payment[]>(`/api/payments?initialPaymentId=${id}&type=capture`)).data.map(
    ({ amount }) => amount,
  );

/** Lets the deadline of two authorisations pass: nobody captured the first, the second in part. */
async function letDeadlinePass(world: World) {
  const [untouched, begun] = [await authoriseOrder(world, noon), await authoriseOrder(world, noon)];
  await world.capture(begun.id, 2000);
  await world.subscribe('payment_expired', 'payment_cancelled');
  await world.pass(2 * anHour);
  return { untouched, begun };
}

export default claims({
  'front matter': [
    advice('Reserve o dinheiro no cartão quando recebe a encomenda e cobre-o quando a envia…'),
  ],
  top: [
    advice('Quem envia dias depois de vender pode reservar o dinheiro hoje e cobrá-lo no dia do envio.'),
    claim('Uma autorização reserva; uma captura cobra.', async (world) => {
      const held = await authoriseOrder(world);
      expect(held).toMatchObject({ type: 'authorization', stateDetails: { state: 'authorised' } });
      expect((await world.capture(held.id, 3000)).data).toMatchObject({
        type: 'capture',
        stateDetails: { state: 'confirmed' },
      });
    }),
  ],
  outcome: [
    claim(
      [
        'A encomenda REF-0057, de 30,00 €, autorizada num cartão e cobrada em duas capturas, uma por cada caixa que sai: 20,00 € e 10,00 €.',
        'Verá também como se desiste dela, e o que acontece quando o prazo termina.',
      ],
      runs,
    ),
    advice(
      'Demora cinco minutos.',
      'Precisa da sandbox a correr, destas credenciais e de um cartão guardado…',
    ),
  ],
  what: [
    source(
      'O banco do cliente põe o montante de parte: o cliente já não o pode gastar, e ainda não é seu.',
      'standard: the authorisation of a card holds an amount, which only a later message charges',
    ),
    claim(
      [
        'É a captura que o cobra.',
        'O dinheiro | É cobrado quando o cliente paga | Fica reservado até à captura',
        'O estado, então | confirmed | authorised, até à primeira captura',
      ],
      async (world) => {
        expect(await stateOf(world, await world.charge())).toBe('confirmed');
        const held = await authoriseOrder(world);
        expect(await stateOf(world, held)).toBe('authorised');
        await world.settle();
        expect(await world.get(held.id)).not.toHaveProperty('transferDetails');
        await world.capture(held.id, 2000);
        expect(await stateOf(world, held)).toBe('confirmed');
      },
    ),
    claim('O aviso | payment_confirmed | payment_authorized', async (world) => {
      await world.subscribe('payment_confirmed', 'payment_authorized');
      await world.charge();
      await authoriseOrder(world);
      expect((await world.actions()).sort()).toEqual(['payment_authorized', 'payment_confirmed']);
    }),
    claim('Métodos | Todos | Na sandbox, só cartão; com outro, e00402', async (world) => {
      const type = 'authorization';
      const paymentMethod = byPhone(slow);
      expect((await world.create({ type, paymentMethod })).refusals).toEqual(['400 e00402']);
      expect((await world.create({ paymentMethod })).status).toBe(201);
      const reference = { type, amount: 3000 };
      expect((await world.api.post('/api/payments/references', reference)).refusals).toEqual(['400 e00402']);
      const saved = { customer: { uuid: world.seed.customers.own }, type };
      const phone = { ...saved, paymentMethod: { uuid: world.seed.savedMethods.phone } };
      expect((await world.create(phone)).refusals).toEqual(['400 e00402']);
      const card = { ...saved, paymentMethod: { uuid: world.seed.savedMethods.card } };
      expect((await world.create(card)).status).toBe(201);
    }),
    claim(
      'Comissão | A do pagamento | Na sandbox, a de cada captura',
      async (world) => {
        expect((await world.charge()).paymentFee).toBeDefined();
        const held = await authoriseOrder(world);
        expect((await world.capture(held.id, 2000)).data.paymentFee).toBeDefined();
        expect(await world.get(held.id)).not.toHaveProperty('paymentFee');
      },
      { chosen: ['payment-new-create_capture', 'limit-fees'] },
    ),
    claim('Desistir | Reembolsa-se | Cancela-se, até à primeira captura', async (world) => {
      const paid = await world.charge();
      expect((await world.cancel(paid.id)).refusals).toEqual(['400 e00600']);
      expect((await world.refund(paid.id, 1000)).status).toBe(201);
      const [held, begun] = [await authoriseOrder(world), await authoriseOrder(world)];
      expect((await world.cancel(held.id)).status).toBe(200);
      await world.capture(begun.id, 2000);
      expect((await world.cancel(begun.id)).refusals).toEqual(['400 e00600']);
    }),
  ],
  flow: [
    advice('O cliente encomenda.'),
    claim(
      [
        'A loja pede uma autorização de 30,00 € à API e é avisada de que está reservada.',
        'Quando sai a primeira caixa, a loja captura 20,00 € e é avisada de que o pagamento está confirmado.',
        'Quando sai a segunda, captura os 10,00 € que faltam, e a resposta basta.',
      ],
      async (world) => {
        await world.subscribe('payment_authorized', 'payment_confirmed');
        const { id } = await authoriseOrder(world);
        expect(await world.actions()).toEqual(['payment_authorized']);
        await world.capture(id, 2000);
        expect(await world.actions()).toEqual(['payment_authorized', 'payment_confirmed']);
        expect((await world.capture(id, 1000)).data.stateDetails.state).toBe('confirmed');
        expect(await world.actions()).toHaveLength(2);
      },
    ),
  ],
  authorise: [
    advice('Faça um pagamento com type authorization:'),
    claim('Está authorised, e nada foi cobrado.', async (world) => {
      const held = await authoriseOrder(world);
      expect(held.stateDetails.state).toBe('authorised');
      expect(await capturesOf(world, held)).toEqual([]);
      await world.settle();
      expect(await world.get(held.id)).not.toHaveProperty('transferDetails');
    }),
    claim(
      'Se repetir o pedido com o mesmo customUniqueId, é recusado, e o dinheiro não fica reservado duas vezes.',
      async (world) => {
        const step = recordedSteps('payments/capture-order').find(({ name }) => name === 'authorise');
        const body = JSON.parse(step?.request.body ?? '');
        const { data: held } = await world.api.post<Payment>('/api/payments', body);
        expect((await world.api.post('/api/payments', body)).refusals).toEqual(['409 e00600']);
        const { data } = await world.api.get<Payment[]>('/api/payments?customUniqueId=REF-0057-CC');
        expect(data.map(({ id }) => id)).toEqual([held.id]);
      },
    ),
    claim(
      [
        'Se o cliente ainda não guardou um cartão, autorize numa página de pagamento: envie o mesmo type dentro de payment a createCheckout.',
        'Na sandbox, quando o cliente preenche o cartão, o checkout fica PaymentAuthorized.',
      ],
      async (world) => {
        const page = await world.open({ payment: { type: 'authorization', amount: 3000 } });
        await page.card(world.cards.visa);
        expect(await page.state()).toBe('PaymentAuthorized');
        expect((await world.capture(page.paymentId, 3000)).status).toBe(201);
      },
      { chosen: ['payment-pending-authorise_card'] },
    ),
  ],
  capture: [
    advice('A primeira caixa saiu.'),
    claim(
      'Chame createCapture com o id da autorização e o montante que enviou; para cobrar tudo de uma vez, envie o que autorizou.',
      async (world) => {
        const [whole, parts] = [await authoriseOrder(world), await authoriseOrder(world)];
        expect((await world.capture(whole.id, 3000)).data.amount).toBe(3000);
        expect((await world.capture(parts.id, 2000)).data.amount).toBe(2000);
      },
    ),
    claim(
      'A captura é um pagamento com id próprio e type capture, ligado à autorização por initialPaymentId.',
      async (world) => {
        const held = await authoriseOrder(world);
        const { data } = await world.capture(held.id, 2000);
        expect(data.id).not.toBe(held.id);
        expect(await world.get(data.id)).toMatchObject({ type: 'capture', initialPaymentId: held.id });
      },
    ),
    claim('Guarde esse id: é a captura que se reembolsa.', async (world) => {
      const held = await authoriseOrder(world);
      const { data } = await world.capture(held.id, 2000);
      expect((await world.refund(held.id, 2000)).refusals).toEqual(['400 e00600']);
      expect((await world.refund(data.id, 2000)).status).toBe(201);
    }),
    claim(
      'Na sandbox, a primeira captura confirma a autorização, e o aviso é sobre ela:',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const held = await authoriseOrder(world);
        await world.capture(held.id, 2000);
        const [notice] = await world.notifications();
        expect(notice?.payments).toMatchObject([{ id: held.id, stateDetails: { state: 'confirmed' } }]);
      },
      { chosen: ['payment-authorised-capture', 'payment-new-create_capture'] },
    ),
  ],
  parts: [
    claim('Quando sair a segunda caixa, capture os 10,00 € que faltam:', async (world) => {
      const held = await authoriseOrder(world);
      await world.capture(held.id, 2000);
      expect((await world.capture(held.id, 1000)).status).toBe(201);
      expect((await world.capture(held.id, 1)).refusals).toEqual(['400 e00301']);
    }),
    claim(
      'Na sandbox pode haver várias capturas, mas só a primeira traz um evento.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const held = await authoriseOrder(world);
        for (const amount of [1000, 1500, 500])
          expect((await world.capture(held.id, amount)).status).toBe(201);
        expect(await world.actions()).toEqual(['payment_confirmed']);
      },
      { chosen: captureRules },
    ),
    advice('Das outras, conte com a resposta.'),
  ],
  sum: [
    claim(
      [
        'O amount da autorização continua a ser o autorizado.',
        'Para saber o que cobrou, some as capturas:',
        'Uma captura não tem chave de idempotência.',
        'Se a ligação caiu, faça esta procura antes de repetir.',
      ],
      async (world) => {
        const held = await authoriseOrder(world);
        const body = { amount: 1000, customUniqueId: 'capture-1' };
        for (let n = 0; n < 2; n += 1)
          expect((await world.api.post(`/api/payments/${held.id}/captures`, body)).status).toBe(201);
        expect((await world.get(held.id)).amount).toBe(3000);
        expect(await capturesOf(world, held)).toEqual([1000, 1000]);
      },
    ),
    claim('Autoriza a encomenda, captura-a em duas partes, tenta cobrar a mais, e soma as capturas.', runs),
  ],
  more: [
    claim(
      [
        'Na sandbox, a soma das capturas nunca passa do autorizado.',
        'Com 20,00 € já capturados, uma captura de 15,00 € é recusada por inteiro, e msg diz quanto falta:',
      ],
      async (world) => {
        const held = await authoriseOrder(world);
        await world.capture(held.id, 2000);
        const above = await world.capture(held.id, 1500);
        expect(above.refusals).toEqual(['400 e00301']);
        expect(above.body.error?.errors[0]?.msg).toContain('1000');
        expect(await capturesOf(world, held)).toEqual([2000]);
      },
    ),
    claim(
      [
        'Se a encomenda encareceu, ajuste o montante antes da primeira captura.',
        'Depois dela, na sandbox, já não se ajusta: cobre a diferença noutro pagamento.',
      ],
      async (world) => {
        const [early, late] = [await authoriseOrder(world), await authoriseOrder(world)];
        await world.adjust(early.id, 3500);
        expect((await world.capture(early.id, 3500)).status).toBe(201);
        await world.capture(late.id, 2000);
        expect((await world.adjust(late.id, 3500)).refusals).toEqual(['400 e00600']);
        expect(await stateOf(world, await world.charge({ amount: 500 }))).toBe('confirmed');
      },
    ),
  ],
  deadline: [
    claim(
      'Uma autorização termina em validDate.end, que pode enviar ao criá-la; sem ele, na sandbox, dura defaultValidityMonths meses.',
      async (world) => {
        expect((await authoriseOrder(world, noon)).validDate.end).toBe('2026-01-15T12:00:00+00:00');
        expect((await authoriseOrder(world)).validDate.end).toBe('2026-07-15T23:59:59+01:00');
        const { untouched } = await letDeadlinePass(world);
        expect(await stateOf(world, untouched)).toBe('cancelled');
      },
      { chosen: ['payment-authorised-expire'] },
    ),
    source(
      'O banco do cliente pode libertar o dinheiro muito antes, e a documentação não diz ao fim de quantos dias: capture assim que enviar.',
      'specified: 4 has authorisations and captures, and no time for which a bank holds the amount',
    ),
    claim(
      [
        'Na sandbox, a autorização que ninguém capturou fica cancelled no fim do prazo, com cancellation.reason a date_expired, e chegam payment_expired e payment_cancelled.',
        'Uma que já tem capturas continua confirmed.',
        'Em ambas, outra captura é recusada:',
      ],
      async (world) => {
        const { untouched, begun } = await letDeadlinePass(world);
        expect(await world.get(untouched.id)).toMatchObject({
          stateDetails: { state: 'cancelled' },
          cancellation: { reason: 'date_expired' },
        });
        expect(await stateOf(world, begun)).toBe('confirmed');
        const events = (await world.notifications()).map(({ webhook, payments: [{ id }] }) => [
          id,
          webhook.action,
        ]);
        expect(events).toEqual([
          [untouched.id, 'payment_expired'],
          [untouched.id, 'payment_cancelled'],
        ]);
        for (const { id } of [untouched, begun])
          expect((await world.capture(id, 100)).refusals).toEqual(['400 e00600']);
      },
      { chosen: ['payment-authorised-expire'] },
    ),
    claim(
      [
        'Autoriza a encomenda com um prazo, adianta o relógio até 2100 e tenta capturar.',
        'Corra-o numa sandbox privada: o painel abre-lhe uma.',
      ],
      runs,
    ),
  ],
  cancel: [
    advice('O cliente desistiu antes de sair a primeira caixa.'),
    claim(
      [
        'Liberte o dinheiro dele com cancelPayment:',
        'A autorização fica cancelled, e chega payment_cancelled.',
      ],
      async (world) => {
        await world.subscribe('payment_cancelled');
        const held = await authoriseOrder(world);
        expect((await world.cancel(held.id)).data.stateDetails.state).toBe('cancelled');
        expect(await world.actions()).toEqual(['payment_cancelled']);
        expect((await world.capture(held.id, 100)).refusals).toEqual(['400 e00600']);
      },
    ),
    claim(
      'Depois da primeira captura, na sandbox, já não se cancela: deixe de capturar, e reembolse o que cobrou.',
      async (world) => {
        const held = await authoriseOrder(world);
        const { data } = await world.capture(held.id, 2000);
        expect((await world.cancel(held.id)).refusals).toEqual(['400 e00600']);
        expect((await world.refund(data.id, 2000)).status).toBe(201);
      },
    ),
  ],
  states: [
    claim(
      'Um cartão guardado é autorizado logo, e um cartão numa página quando o cliente o preenche.',
      async (world) => {
        expect((await authoriseOrder(world)).stateDetails.state).toBe('authorised');
        const page = await world.open({ payment: { type: 'authorization' } });
        expect((await page.payment()).stateDetails.state).toBe('pending');
        await page.card(world.cards.visa);
        expect((await page.payment()).stateDetails.state).toBe('authorised');
      },
      { chosen: ['payment-new-authorise_saved_card', 'payment-pending-authorise_card'] },
    ),
    claim(
      [
        'A autorização pode ser ajustada, capturada, o que a confirma, ou cancelada.',
        'Depois da primeira captura podem seguir-se outras.',
      ],
      async (world) => {
        const [held, unwanted] = [await authoriseOrder(world), await authoriseOrder(world)];
        expect((await world.adjust(held.id, 2500)).data.stateDetails.state).toBe('authorised');
        await world.capture(held.id, 1000);
        expect(await stateOf(world, held)).toBe('confirmed');
        await world.capture(held.id, 1000);
        expect(await capturesOf(world, held)).toEqual([1000, 1000]);
        expect((await world.cancel(unwanted.id)).data.stateDetails.state).toBe('cancelled');
      },
      { chosen: captureRules },
    ),
    claim(
      'Sem captura até ao fim do prazo, é cancelada sozinha.',
      async (world) => {
        const { untouched } = await letDeadlinePass(world);
        expect(await stateOf(world, untouched)).toBe('cancelled');
      },
      { chosen: ['payment-authorised-expire'] },
    ),
    claim(
      'O que foi autorizado num terminal não se captura: quem o confirma é a liquidação.',
      async (world) => {
        const id = world.seed.payments.authorisedTerminal;
        expect((await world.capture(id, 100)).refusals).toEqual(['400 e00402']);
        expect((await world.get(id)).stateDetails.state).toBe('authorised');
      },
    ),
  ],
  next: [advice('Mude o montante antes de capturar…', 'Devolva o que capturou…')],
});
