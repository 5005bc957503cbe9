import { readFileSync } from 'node:fs';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Terminal } from '@balcao/contract/resources/terminals/schema.ts';
import { expect } from 'vitest';
import { openTestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { at } from '../../../tools/run/paths.mjs';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
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
} from './payment-states/verbs.ts';

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

export default claims({
  'front matter': [
    advice(
      'O que pode construir com a API de pagamentos, que caminho serve ao seu caso e o que precisa para começar.',
    ),
  ],
  top: [
    claim(
      'Receba por Multibanco, MB WAY e cartão, numa loja online, numa aplicação ou ao balcão, com uma só API e o mesmo aviso quando o dinheiro chega.',
      async (world) => {
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
    ),
    advice(
      'No fim desta página sabe que caminho serve ao seu caso e o que tem de pedir antes de o seguir.',
      'Para experimentar não precisa de pedir nada: a sandbox corre no seu computador.',
    ),
  ],
  build: [
    claim('Encontrar pagamentos e fechar as contas do dia | Conciliação | listPayments', async (world) => {
      await world.pass(2 * aDay);
      const { id } = await world.payReference();
      await referenceOf(world);
      const [start, end] = ['2026-01-17T00:00:00+00:00', '2026-01-17T23:59:59+00:00'].map(encodeURIComponent);
      const { data } = await world.api.get<Payment[]>(
        `/api/payments?paidAt[start]=${start}&paidAt[end]=${end}`,
      );
      expect(data.map((payment) => payment.id)).toEqual([id]);
    }),
    claim(
      [
        'Enviar o cliente para uma página de pagamento pronta, ou abri-la dentro da sua | Checkout | createCheckout',
        'Dar três números para pagar na caixa ou no homebanking | Referência Multibanco | createReference',
        'Pedir o pagamento no telemóvel do cliente | MB WAY | createPayment',
      ],
      async (world) => {
        const ready = await checkoutOf(world);
        expect((await ready.payer.look()).data.state).toBe('PaymentReady');
        const inside = await checkoutOf(world, { page: embed, redirects: action } as never);
        expect((await inside.payer.look()).data.page.layout).toBe('embed');
        const reference = await referenceOf(world);
        const { entity, reference: number } = reference.referenceDetails;
        expect([entity, number]).toEqual([
          expect.stringMatching(/^\d{5}$/),
          expect.stringMatching(/^\d{9}$/),
        ]);
        await payAtAtm(world, reference);
        const phone = await onPhone(world);
        await world.answerPhone(phone.id, 'accept');
        expect(await stateOf(world, reference)).toBe('confirmed');
        expect(await stateOf(world, phone)).toBe('confirmed');
      },
    ),
    claim(
      [
        'Cobrar outra vez a quem já pagou | Método guardado | createPayment',
        'Cobrar todos os meses | Pagamento recorrente | createRecurring',
        'Reservar um montante e cobrá-lo mais tarde | Autorização e captura | createCapture',
        'Devolver tudo ou uma parte | Reembolso | createRefund',
      ],
      async (world) => {
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
    ),
    claim(
      [
        'Enviar o montante a um terminal de pagamento | Terminal cloud | createTerminalPayment',
        'Registar comerciantes e receber em nome deles | Entidade | createEntity',
        'Ser avisado do que acontece a cada pagamento | Webhook | createWebhook',
      ],
      async (world) => {
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
    ),
  ],
  choose: [
    claim(
      'Crie um checkout com createCheckout e envie o cliente para o URL que a resposta traz.',
      async (world) => {
        const page = await checkoutOf(world);
        expect(new URL(page.checkoutUrl).pathname).toContain(page.id);
      },
    ),
    claim(
      'A página mostra os métodos da sua entidade em português, espanhol ou inglês, e devolve o cliente à sua loja.',
      async (world) => {
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
    ),
    claim('Os dados do cartão nunca passam pelo seu servidor.', async (world) => {
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
    }),
    source(
      'Se o cliente não voltar, não conclua nada: espere pelo webhook, ou consulte o estado passados statusCheckMinutes minutos com getCheckout.',
      'specified: guides 9, the minutes after which a checkout is asked for',
    ),
    advice('Siga o guia Checkout através da página.'),
    claim(
      'Para o cartão, peça o checkout com o layout embed: duas linhas de HTML mostram o formulário na sua página.',
      provedBy(
        'e2e/checkout/embed.spec.ts',
        'a shop with a strict security policy embeds the page by two lines, and no rule of it is broken',
      ),
    ),
    claim(
      'É obrigatório um redirecionamento do tipo action, para onde o cliente segue depois de pagar.',
      async (world) => {
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
    ),
    claim(
      [
        'Para Multibanco e MB WAY não precisa de checkout.',
        'Crie a referência com createReference, ou peça o pagamento no telemóvel com createPayment, e mostre o resultado à sua maneira.',
      ],
      async (world) => {
        const reference = await world.payReference();
        const phone = await onPhone(world);
        await world.answerPhone(phone.id, 'accept');
        for (const { id } of [reference, phone]) {
          const payment = await world.get(id);
          expect(payment.stateDetails.state).toBe('confirmed');
          expect(payment).not.toHaveProperty('checkout');
        }
      },
    ),
    advice(
      'Ainda não sabe que método oferecer?',
      'Escolha em quatro perguntas.',
      'Siga o guia Checkout incorporado numa página web.',
      'O guia Pagamento com referência Multibanco faz isto do princípio ao fim, e o Pagamento MB WAY por número de telemóvel também.',
    ),
    claim(
      'Crie o checkout no seu servidor e abra-o numa vista web da aplicação, com o layout default e um redirecionamento do tipo action para uma ligação que a aplicação reconheça.',
      provedBy(
        'e2e/checkout/card.spec.ts',
        'an application that opened the page gets its payer back by its own link',
      ),
    ),
    advice(
      'Quando o cliente voltar, confirme o estado no servidor com getCheckout, nunca no telemóvel.',
      'Siga o guia Checkout na aplicação móvel.',
      'Siga o guia Pagamento com referência Multibanco.',
      'Comece em Terminais.',
      'Comece em Integrações.',
      'Siga o guia Criar uma entidade e associá-la ao software.',
    ),
    claim(
      [
        'Crie uma referência Multibanco com createReference e escreva entidade, referência e montante onde quiser: o cliente paga quando lhe der jeito.',
        'Com validDate diz até quando.',
      ],
      async (world) => {
        const [whenever, bounded] = [
          await referenceOf(world),
          await referenceOf(world, { validDate: { ...noon.validDate, blockLatePayment: true } }),
        ];
        await world.pass(90 * aDay);
        expect((await payAtAtm(world, bounded)).refusals).toEqual(['409 c0104']);
        expect((await payAtAtm(world, whenever)).status).toBe(200);
        expect(await stateOf(world, whenever)).toBe('confirmed');
      },
    ),
    claim(
      [
        'Num terminal cloud, o seu software envia o montante com createTerminalPayment e o cliente aproxima ou insere o cartão.',
        'Num terminal standalone, é o operador que escreve o montante.',
        'Veja quais tem com listTerminals: os que têm allowRemoteTransactions são do tipo cloud.',
      ],
      async (world) => {
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
    ),
    source(
      'Não precisa de programar: há um plugin para cada uma.',
      'specified: guides 1, shop plugins for PrestaShop and WooCommerce are installed',
    ),
    claim(
      'Registe cada comerciante com createEntity; a entidade fica em análise e é avisado da decisão por webhook.',
      async (world) => {
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
    ),
    claim('Só alguns tipos de integração o podem fazer.', async (world) => {
      expect((await register({ api: world.other }, '500000000')).status).toBe(400);
      expect((await register(world, '500000000')).status).toBe(201);
    }),
    claim('As chamadas seguintes levam o NIF da entidade no cabeçalho PayPay-ClientId.', async (world) => {
      await register(world, '999999400');
      await world.pass(3);
      const theirs = world.onBehalfOf('999999400');
      const { data } = await theirs.post<Payment>('/api/payments/references', { amount: 1000 });
      expect((await theirs.get(`/api/payments/${data.id}`)).status).toBe(200);
      expect((await world.api.get(`/api/payments/${data.id}`)).refusals).toEqual(['404 e00502']);
    }),
  ],
  lifecycle: [
    claim(
      'Seja qual for o caminho, os estados de um pagamento têm os mesmos nomes, e o seu software tem de esperar por um: confirmed.',
      async (world) => {
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
    ),
    advice('Estes são os passos mais comuns:'),
    claim(
      'Uma referência ou um checkout começam pendentes e ficam confirmados quando são pagos.',
      async (world) => {
        const reference = await referenceOf(world);
        const page = await checkoutOf(world);
        const both = async () => [await stateOf(world, reference), (await page.payment()).stateDetails.state];
        expect(await both()).toEqual(['pending', 'pending']);
        await payAtAtm(world, reference);
        await page.payer.card(world.cards.visa);
        expect(await both()).toEqual(['confirmed', 'confirmed']);
      },
    ),
    claim(
      'Um pedido MB WAY espera confirmação no telemóvel: aceite, fica confirmado; recusado, volta a pendente.',
      async (world) => {
        const [accepted, refused] = [await onPhone(world), await onPhone(world)];
        for (const payment of [accepted, refused])
          expect(payment.stateDetails.state).toBe('pending_confirmation');
        await world.answerPhone(accepted.id, 'accept');
        await world.answerPhone(refused.id, 'refuse');
        expect(await stateOf(world, accepted)).toBe('confirmed');
        expect(await stateOf(world, refused)).toBe('pending');
        await tryAgain(world, refused);
        expect(await stateOf(world, refused)).toBe('pending_confirmation');
      },
      { chosen: ['payment-pending_confirmation-refuse_push'] },
    ),
    claim('O que não é pago é cancelado, pelo comerciante ou pelo prazo.', async (world) => {
      const [byHand, byTime] = [await referenceOf(world), await referenceOf(world, noon)];
      const { data: phone } = await world.create({ paymentMethod: byPhone('351#900000020') });
      await world.cancel(byHand.id);
      await world.pass(3 * anHour);
      const ended = await Promise.all([byHand, byTime, phone].map(({ id }) => world.get(id)));
      expect(
        ended.map(({ stateDetails, cancellation }) => [stateDetails.state, cancellation?.reason]),
      ).toEqual([
        ['cancelled', 'merchant_cancelled'],
        ['cancelled', 'date_expired'],
        ['cancelled', 'date_expired'],
      ]);
    }),
  ],
  requirements: [
    claim(
      'Para a sandbox, o código deste portal, Node.js 20.19 ou mais recente e um comando, na pasta do código, a que estes guias chamam pasta do projeto: npm start.',
      () => {
        const { engines, scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
        expect(engines.node).toBe('>=20.19');
        expect(scripts.start).toContain('tools/start.mjs');
      },
    ),
    claim('Uma sandbox acabada de arrancar aceita estas credenciais:', async () => {
      const fresh = await openTestSandbox({ sqlite: ':memory:' });
      expect((await fresh.api.get('/api/availableMethods?amount=1000')).status).toBe(200);
      await fresh.close();
    }),
    source(
      [
        'Para os servidores do fornecedor, três coisas, por esta ordem:',
        'É a entidade que recebe o dinheiro, identificada pelo NIF.',
        'Crie-a no back-office.',
        'Peça-as ao suporte: são outras, e só servem no servidor de testes.',
      ],
      'specified: guides 6, the requirements for integrators and the header with the tax number of the entity',
    ),
    source(
      'É lá que encontra o código da plataforma e a chave privada, que são o utilizador e a palavra-passe das chamadas.',
      'specified: 6, HTTP basic credentials obtained in the back office',
    ),
  ],
  servers: [
    source(
      'Os caminhos e os formatos das respostas são os mesmos nos três URL.',
      'specified: 1, one REST API on a production server and a testing server; the sandbox answers by the same contract',
    ),
    claim(
      'Escreva o URL num só sítio do seu código, e para passar a produção troque essa linha e as credenciais e subscreva outra vez os webhooks.',
      async (world) => {
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
    ),
  ],
  next: [
    advice(
      'Receba a primeira encomenda paga em quinze minutos: Primeiros passos.',
      'Prefere começar sem página de pagamento?',
      'Pagamento com referência Multibanco, em dez minutos.',
      'Veja na especificação tudo o que cada operação aceita e responde.',
      'Tem uma loja PrestaShop ou WooCommerce?',
      'Siga para as integrações.',
    ),
  ],
});
