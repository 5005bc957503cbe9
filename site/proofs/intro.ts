import { readFileSync } from 'node:fs';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Terminal } from '@balcao/contract/resources/terminals/schema.ts';
import { expect } from 'vitest';
import { openTestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import {
  aDay,
  anHour,
  byPhone,
  noon,
  onPhone,
  payAtAtm,
  referenceOf,
  stateOf,
  tryAgain,
} from './verbs/payment-states.ts';

const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };

const action = [{ type: 'action', url: 'https://loja.example/fim' }];

const embed = { language: 'PT', layout: 'embed' } as const;

/** A page that is opened for its payment, and the payer on it. */
async function checkoutOf(world: World, body: Parameters<World['open']>[0] = {}) {
  const page = await world.open(body);
  return { ...page, payer: world.payerOnPage(page.id) };
}

/** Registers a merchant that the sandbox approves by itself. */
const register = ({ api }: Pick<World, 'api'>, clientId: string) =>
  api.post<{ stateDetails: { state: string } }>('/api/entities', { clientId, name: 'Livraria', user });

export default proofs('intro', {
  // ---- top
  // “Receba por Multibanco, MB WAY e cartão, numa loja online, numa aplicação ou ao balcão, com uma só API e o mesmo aviso quando o dinheiro chega.”
  'top-1': async (world) => {
    await world.subscribe('payment_confirmed');
    const reference = await world.payReference();
    const phone = await onPhone(world);
    await world.answerPhone(phone.id, 'accept');
    const card = await checkoutOf(world);
    await card.payer.card(world.cards.visa);
    const counter = await world.terminal().confirmed();
    const told = await world.notifications();
    expect(told.map(({ payments: [{ id }] }) => id)).toEqual([
      reference.id,
      phone.id,
      card.paymentId,
      counter.id,
    ]);
  },
  // ---- build
  // “Encontrar pagamentos e fechar as contas do dia | Conciliação | listPayments”
  'build-1': async (world) => {
    await world.pass(2 * aDay);
    const { id } = await world.payReference();
    await referenceOf(world);
    const [start, end] = ['2026-01-17T00:00:00+00:00', '2026-01-17T23:59:59+00:00'].map(encodeURIComponent);
    const { data } = await world.api.get<Payment[]>(
      `/api/payments?paidAt[start]=${start}&paidAt[end]=${end}`,
    );
    expect(data.map((payment) => payment.id)).toEqual([id]);
  },
  // “Enviar o cliente para uma página de pagamento pronta, ou abri-la dentro da sua | Checkout | createCheckout”
  // “Dar três números para pagar na caixa ou no homebanking | Referência Multibanco | createReference”
  // “Pedir o pagamento no telemóvel do cliente | MB WAY | createPayment”
  'build-2': async (world) => {
    const ready = await checkoutOf(world);
    expect((await ready.payer.look()).data.state).toBe('PaymentReady');
    const inside = await checkoutOf(world, { page: embed, redirects: action } as never);
    expect((await inside.payer.look()).data.page.layout).toBe('embed');
    const reference = await referenceOf(world);
    const { entity, reference: number } = reference.referenceDetails;
    expect([entity, number]).toEqual([expect.stringMatching(/^\d{5}$/), expect.stringMatching(/^\d{9}$/)]);
    await payAtAtm(world, reference);
    const phone = await onPhone(world);
    await world.answerPhone(phone.id, 'accept');
    expect(await stateOf(world, reference)).toBe('confirmed');
    expect(await stateOf(world, phone)).toBe('confirmed');
  },
  // “Cobrar outra vez a quem já pagou | Método guardado | createPayment”
  // “Cobrar todos os meses | Pagamento recorrente | createRecurring”
  // “Reservar um montante e cobrá-lo mais tarde | Autorização e captura | createCapture”
  // “Devolver tudo ou uma parte | Reembolso | createRefund”
  'build-3': async (world) => {
    expect((await world.charge()).stateDetails.state).toBe('confirmed');
    for (const _ of ['this month', 'next month']) {
      const repeated = await world.repeat(world.seed.payments.initialRecurring, 1000);
      expect(repeated.data.stateDetails.state).toBe('confirmed');
      await world.pass(30 * aDay);
    }
    const held = await world.authorise();
    expect(held.stateDetails.state).toBe('authorised');
    await world.pass(anHour);
    expect((await world.capture(held.id, 1000)).data.stateDetails.state).toBe('confirmed');
    for (const amount of [400, 1000]) {
      const { id } = await world.charge();
      await world.refund(id, amount);
      expect((await world.get(id)).refunds?.map((refund) => refund.amount)).toEqual([amount]);
    }
  },
  // “Enviar o montante a um terminal de pagamento | Terminal cloud | createTerminalPayment”
  // “Registar comerciantes e receber em nome deles | Entidade | createEntity”
  // “Ser avisado do que acontece a cada pagamento | Webhook | createWebhook”
  'build-4': async (world) => {
    await world.subscribe('payment_confirmed', 'payment_authorized', 'entity_approved');
    const sold = await world.terminal().confirmed();
    expect(sold).toMatchObject({ amount: 1000, stateDetails: { state: 'confirmed' } });
    expect((await register(world, '999999400')).status).toBe(201);
    await world.pass(3);
    const theirs = { 'paypay-clientid': '999999400' };
    const { status } = await world.api.post('/api/payments/references', { amount: 1000 }, theirs);
    expect(status).toBe(201);
    expect(await world.actions()).toEqual(['payment_authorized', 'payment_confirmed', 'entity_approved']);
  },
  // ---- choose
  // “Crie um checkout com createCheckout e envie o cliente para o URL que a resposta traz.”
  'choose-1': async (world) => {
    const page = await checkoutOf(world);
    expect(new URL(page.checkoutUrl).pathname).toContain(page.id);
  },
  // “A página mostra os métodos da sua entidade em português, espanhol ou inglês, e devolve o cliente à sua loja.”
  'choose-2': async (world) => {
    const url = 'https://loja.example/obrigado';
    const { data: own } = await world.api.get<{ code: string }[]>('/api/availableMethods?amount=1000');
    for (const language of ['PT', 'ES', 'EN'] as const) {
      const { payer } = await checkoutOf(world, {
        page: { language, layout: 'default' },
        redirects: [{ type: 'success', url }],
      });
      const { data } = await payer.look();
      expect(data.page.language).toBe(language);
      const codes = data.methods.map(({ code }) => code);
      expect(codes.sort()).toEqual(own.map(({ code }) => code).sort());
      const { data: paid } = await payer.card(world.cards.visa);
      expect(paid.redirectUrl).toContain(url);
    }
  },
  // “Os dados do cartão nunca passam pelo seu servidor.”
  'choose-3': async (world) => {
    await world.subscribe('payment_confirmed');
    const callbackUrl = 'https://loja.example/callback';
    const { payer, id, paymentId } = await checkoutOf(world, { payment: { callbackUrl } });
    await payer.card(world.cards.mastercard);
    const read = [`/api/payments/${paymentId}`, `/api/checkouts/${id}`, '/api/payments'];
    const bodies = await Promise.all(
      read.map(async (path) => JSON.stringify((await world.api.get(path)).body)),
    );
    const sent = [...(await world.messages()), ...(await world.messages(callbackUrl))];
    expect(sent.length).toBeGreaterThan(1);
    const all = [...bodies, ...sent.map(({ body }) => body)].join('\n');
    expect(all).toContain(paymentId);
    expect(all.replaceAll(/\s/g, '')).not.toContain(world.cards.mastercard);
  },
  // “É obrigatório um redirecionamento do tipo action, para onde o cliente segue depois de pagar.”
  'choose-4': async (world) => {
    const create = (redirects?: object) =>
      world.api.post('/api/checkouts', { payment: { amount: 1000 }, page: embed, redirects });
    const success = [{ type: 'success', url: 'https://loja.example/fim' }];
    expect((await create()).refusals).toEqual(['422 e00205']);
    expect((await create(success)).status).toBe(422);
    expect((await create(action)).status).toBe(201);
    const { payer } = await checkoutOf(world, { page: embed, redirects: action } as never);
    const { data } = await payer.card(world.cards.visa);
    expect(data.redirectUrl).toContain('https://loja.example/fim');
  },
  // “Para Multibanco e MB WAY não precisa de checkout.”
  // “Crie a referência com createReference, ou peça o pagamento no telemóvel com createPayment, e mostre o resultado à sua maneira.”
  'choose-5': async (world) => {
    const reference = await world.payReference();
    const phone = await onPhone(world);
    await world.answerPhone(phone.id, 'accept');
    for (const { id } of [reference, phone]) {
      const payment = await world.get(id);
      expect(payment.stateDetails.state).toBe('confirmed');
      expect(payment).not.toHaveProperty('checkout');
    }
  },
  // “Crie uma referência Multibanco com createReference e escreva entidade, referência e montante onde quiser: o cliente paga quando lhe der jeito.”
  // “Com validDate diz até quando.”
  'choose-6': async (world) => {
    const [whenever, bounded] = [
      await referenceOf(world),
      await referenceOf(world, { validDate: { ...noon.validDate, blockLatePayment: true } }),
    ];
    await world.pass(90 * aDay);
    expect((await payAtAtm(world, bounded)).refusals).toEqual(['409 c0104']);
    expect((await payAtAtm(world, whenever)).status).toBe(200);
    expect(await stateOf(world, whenever)).toBe('confirmed');
  },
  // “Num terminal cloud, o seu software envia o montante com createTerminalPayment e o cliente aproxima ou insere o cartão.”
  // “Num terminal standalone, é o operador que escreve o montante.”
  // “Veja quais tem com listTerminals: os que têm allowRemoteTransactions são do tipo cloud.”
  'choose-7': async (world) => {
    const { cloud, standalone } = world.terminals;
    for (const entry of ['tap', 'insert'] as const) {
      const here = world.terminal(cloud);
      const { data } = await here.ask(1000);
      await here.card(entry);
      if (entry === 'insert') await here.pin();
      await world.pass(10);
      expect([entry, await stateOf(world, data)]).toEqual([entry, 'authorised']);
    }
    expect((await world.terminal(standalone).ask(1000)).refusals).toEqual(['400 e00402']);
    expect((await world.terminal(standalone).type(1000)).status).toBe(200);
    const { data } = await world.api.get<Terminal[]>('/api/terminals');
    for (const { uuid, features } of data) {
      const { refusals } = await world.terminal(uuid).ask(1234);
      const isCloud = !refusals.includes('400 e00402');
      expect([uuid, features.allowRemoteTransactions]).toEqual([uuid, isCloud]);
    }
  },
  // “Registe cada comerciante com createEntity; a entidade fica em análise e é avisado da decisão por webhook.”
  'choose-8': async (world) => {
    await world.subscribe('entity_approved', 'entity_declined');
    for (const [clientId, event] of [
      ['999999400', 'entity_approved'],
      ['999999508', 'entity_declined'],
    ] as const) {
      expect((await register(world, clientId)).data.stateDetails.state).toBe('pending');
      await world.pass(3);
      const last = (await world.notifications()).at(-1);
      expect([last?.webhook.action, last?.entities[0].clientId]).toEqual([event, clientId]);
    }
  },
  // “Só alguns tipos de integração o podem fazer.”
  'choose-9': async (world) => {
    expect((await register({ api: world.other }, '500000000')).status).toBe(400);
    expect((await register(world, '500000000')).status).toBe(201);
  },
  // “As chamadas seguintes levam o NIF da entidade no cabeçalho PayPay-ClientId.”
  'choose-10': async (world) => {
    await register(world, '999999400');
    await world.pass(3);
    const theirs = world.onBehalfOf('999999400');
    const { data } = await theirs.post<Payment>('/api/payments/references', { amount: 1000 });
    expect((await theirs.get(`/api/payments/${data.id}`)).status).toBe(200);
    expect((await world.api.get(`/api/payments/${data.id}`)).refusals).toEqual(['404 e00502']);
  },
  // ---- lifecycle
  // “Seja qual for o caminho, os estados de um pagamento têm os mesmos nomes, e o seu software tem de esperar por um: confirmed.”
  'lifecycle-1': async (world) => {
    const phone = await onPhone(world);
    await world.answerPhone(phone.id, 'accept');
    const page = await checkoutOf(world);
    await page.payer.card(world.cards.visa);
    const paid = [
      await world.payReference(),
      phone,
      await page.payment(),
      await world.terminal().confirmed(),
    ];
    for (const payment of paid) expect(await stateOf(world, payment)).toBe('confirmed');
  },
  // “Uma referência ou um checkout começam pendentes e ficam confirmados quando são pagos.”
  'lifecycle-2': async (world) => {
    const reference = await referenceOf(world);
    const page = await checkoutOf(world);
    const both = async () => [await stateOf(world, reference), (await page.payment()).stateDetails.state];
    expect(await both()).toEqual(['pending', 'pending']);
    await payAtAtm(world, reference);
    await page.payer.card(world.cards.visa);
    expect(await both()).toEqual(['confirmed', 'confirmed']);
  },
  // “Um pedido MB WAY espera confirmação no telemóvel: aceite, fica confirmado; recusado, volta a pendente.”
  'lifecycle-3': chosen(['payment-pending_confirmation-refuse_push'], async (world) => {
    const [accepted, refused] = [await onPhone(world), await onPhone(world)];
    for (const payment of [accepted, refused])
      expect(payment.stateDetails.state).toBe('pending_confirmation');
    await world.answerPhone(accepted.id, 'accept');
    await world.answerPhone(refused.id, 'refuse');
    expect(await stateOf(world, accepted)).toBe('confirmed');
    expect(await stateOf(world, refused)).toBe('pending');
    await tryAgain(world, refused);
    expect(await stateOf(world, refused)).toBe('pending_confirmation');
  }),
  // “O que não é pago é cancelado, pelo comerciante ou pelo prazo.”
  'lifecycle-4': async (world) => {
    const [byHand, byTime] = [await referenceOf(world), await referenceOf(world, noon)];
    const { data: phone } = await world.create({ paymentMethod: byPhone('351#900000020') });
    await world.cancel(byHand.id);
    await world.pass(3 * anHour);
    const ended = await Promise.all([byHand, byTime, phone].map(({ id }) => world.get(id)));
    expect(ended.map(({ stateDetails, cancellation }) => [stateDetails.state, cancellation?.reason])).toEqual(
      [
        ['cancelled', 'merchant_cancelled'],
        ['cancelled', 'date_expired'],
        ['cancelled', 'date_expired'],
      ],
    );
  },
  // ---- requirements
  // “Para a sandbox, o código deste portal, Node.js 20.19 ou mais recente e um comando, na pasta do código, a que estes guias chamam pasta do projeto: npm start.”
  'requirements-1': () => {
    const { engines, scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    expect(engines.node).toBe('>=20.19');
    expect(scripts.start).toContain('tools/start.mjs');
  },
  // “Uma sandbox acabada de arrancar aceita estas credenciais:”
  'requirements-2': async () => {
    const fresh = await openTestSandbox({ sqlite: ':memory:' });
    expect((await fresh.api.get('/api/availableMethods?amount=1000')).status).toBe(200);
    await fresh.close();
  },
  // ---- servers
  // “Escreva o URL num só sítio do seu código, e para passar a produção troque essa linha e as credenciais e subscreva outra vez os webhooks.”
  'servers-1': async (world) => {
    await world.subscribe('payment_confirmed');
    const elsewhere = await world.openPrivateSandbox();
    const pay = async () => {
      const made = await elsewhere.api.post<Payment>('/api/payments/references', { amount: 1000 });
      await elsewhere.api.post('/sandbox/atm', { ...made.data.referenceDetails, amount: 1000 });
      return { status: made.status, messages: (await world.messages()).length };
    };
    expect(await pay()).toEqual({ status: 201, messages: 0 });
    const subscription = { action: 'payment_confirmed', url: world.webhookUrl };
    expect((await elsewhere.api.post('/api/webhooks', subscription)).status).toBe(200);
    expect(await pay()).toEqual({ status: 201, messages: 1 });
  },
});
