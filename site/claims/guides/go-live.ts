import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { basic } from '../../../sandbox/testing/api.ts';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { losesResponses, reference, repeatsAfter } from './errors/verbs.ts';
import { aDay, anHour, noon, payAtAtm, realtime, referenceOf, stateOf } from './payment-states/verbs.ts';

const examination = [
  ...provedBy(
    'e2e/webhooks/guides.spec.ts',
    'the receiver of the guide keeps an order once and passes the examination',
  ),
  ...provedBy(
    'e2e/workbench/receiver.spec.ts',
    'a receiver is checked before it goes live, and the report says what it got right',
  ),
];
const receiverTests = 'examples/receivers/receiver.test.ts';

/** A reference of the usual type, unpaid. */
const normalOf = (world: World, body: object = {}) =>
  referenceOf(world, { availableMethods: [{ code: 'MB', type: 'NORMAL' }], ...body });

export default claims({
  'front matter': [
    advice(
      'O que tem de ser verdade antes de receber dinheiro a sério, ponto por ponto, com a maneira de ver cada um na sandbox e um exame ao seu recetor de webhooks.',
    ),
  ],
  top: [
    advice(
      'Uma integração está pronta quando aguenta o que corre mal.',
      'Percorra esta lista com a sandbox ao lado: cada ponto vê-se, não se acredita.',
    ),
  ],
  outcome: [
    advice(
      'Todos os pontos confirmados na sua sandbox, um relatório do seu recetor para imprimir, e os passos para trocar de ambiente.',
      'Conte com uma hora.',
    ),
  ],
  before: [
    claim('A sandbox não pede registo.', async ({ api }) => {
      expect((await api.get('/api/payments')).status).toBe(200);
    }),
    source(
      'Para os servidores do fornecedor precisa de uma entidade registada e aprovada e de uma plataforma de integração: o que precisa, por ordem.',
      'specified: guides 6 lists what an integrator needs',
    ),
    source(
      'A documentação não diz como se assina o contrato, nem quanto demora a aprovação: pergunte ao suporte antes de marcar uma data.',
      'specified: guides 6 names the approval, and neither a contract nor a time',
    ),
  ],
  credentials: [
    claim(
      'URL, código da plataforma e chave vêm da configuração, não do código | Mude-os sem tocar no programa: com outra chave, a resposta é e00102',
      async ({ api, merchant: { code, privateKey } }) => {
        for (const [authorization, refusals] of [
          [basic(code, 'anotherKey'), ['401 e00102']],
          [basic('9999', privateKey), ['401 e00102']],
          [basic(code, privateKey), []],
        ] as const)
          expect((await api.get('/api/payments', { authorization })).refusals).toEqual(refusals);
      },
    ),
    advice(
      'A chave privada só está no servidor | Procure-a no que o navegador e a aplicação descarregam: não pode aparecer',
    ),
    claim(
      'Quem está a chamar vai sempre em PayPay-ClientId | Um pagamento de outra entidade responde e00502',
      async ({ api, other, seed }) => {
        const path = `/api/payments/${seed.payments.otherEntity}`;
        expect((await other.get(path)).status).toBe(200);
        expect((await api.get(path)).refusals).toEqual(['404 e00502']);
        const { status } = await api.get('/api/payments', { 'paypay-clientid': undefined });
        expect(status).toBeGreaterThan(399);
      },
    ),
  ],
  requests: [
    claim(
      'Cada criação leva um customUniqueId da sua encomenda | Crie duas vezes a mesma: a segunda é recusada com e00600 e não há segundo pagamento',
      async (world) => {
        const phone = { code: 'MW', details: { phoneNumber: '351#912345678' } };
        const creations: [string, (key: object) => object][] = [
          [reference, (key) => ({ amount: 1000, ...key })],
          ['/api/payments', (key) => ({ amount: 1000, paymentMethod: phone, ...key })],
          ['/api/checkouts', (key) => ({ payment: { amount: 1000, ...key } })],
        ];
        for (const [n, [path, bodyOf]] of creations.entries()) {
          const customUniqueId = `ENCOMENDA-${n}`;
          const create = () => world.api.post(path, bodyOf({ customUniqueId }));
          expect([path, (await create()).status]).toEqual([path, 201]);
          expect([path, (await create()).refusals]).toEqual([path, ['409 e00600']]);
          const found = await world.api.get<Payment[]>(`/api/payments?customUniqueId=${customUniqueId}`);
          expect(found.data).toHaveLength(1);
        }
      },
    ),
    claim(
      'Uma ligação que cai não cobra duas vezes | Perca uma resposta com dropped_connection, e recupere-a',
      async (world) => {
        await losesResponses(world);
        await world.api.post('/sandbox/faults', { kind: 'dropped_connection', calls: 1 });
        const order = { amount: 1000, customUniqueId: 'ENCOMENDA-1' };
        await expect(world.api.post(reference, order)).rejects.toThrow();
        expect((await world.api.post(reference, order)).refusals).toEqual(['409 e00600']);
        const { data } = await world.api.get<Payment[]>('/api/payments?customUniqueId=ENCOMENDA-1');
        expect(data).toHaveLength(1);
      },
    ),
    claim(
      'Um erro 500 ou 502 é repetido mais tarde, como a operação permite; um 4xx não | Simule server_error e acquirer_error, e veja o que o seu programa faz',
      async (world) => {
        for (const [fault, status] of [
          ['server_error', 500],
          ['acquirer_error', 502],
        ] as const) {
          await world.api.post('/sandbox/reset');
          const { refused, repeated } = await repeatsAfter(world, fault);
          expect([refused.status, repeated.status]).toEqual([status, 201]);
        }
        const wrong = () => world.api.post(reference, { amount: 0 });
        expect([(await wrong()).status, (await wrong()).status]).toEqual([422, 422]);
      },
    ),
    claim('Os montantes são inteiros, em cêntimos | 10,00 responde e00202', async ({ api }) => {
      const refusals = async (amount: unknown) => (await api.post(reference, { amount })).refusals;
      for (const amount of ['10,00', '10.00', 10.5]) {
        expect([amount, await refusals(amount)]).toEqual([amount, ['422 e00202']]);
      }
      const { data } = await api.post<Payment>(reference, { amount: 1000 });
      expect(data.amount).toBe(1000);
    }),
    claim(
      'O cliente vê uma frase sua, não a da API | Provoque e00301 com um montante pequeno demais',
      async ({ api }) => {
        const { refusals, body } = await api.post(reference, { amount: 1 });
        expect(refusals).toEqual(['400 e00301']);
        expect(body.error?.errors[0]?.msg).not.toBe('');
      },
    ),
  ],
  notifications: [
    advice('Este é o ponto em que é mais fácil falhar, e o único que se examina sozinho.'),
    claim(
      [
        'Diga ao painel o URL do seu recetor: ele paga, cancela, reembolsa, repete, envia devagar, corta e falsifica, e diz o que o seu recetor respondeu.',
      ],
      examination,
    ),
    claim('Subscreve o seu URL enquanto dura o exame, põe-no perante cada situação e faz um relatório.', [
      ...examination,
      ...provedBy(
        'workbench/panels/go-live/runCheck.test.ts',
        'the sandbox’s own receiver passes, and its subscriptions are deleted',
        'a scenario sets the failure mode, then makes its calls, then lists the deliveries',
      ),
    ]),
    advice('Demora meio minuto.'),
    claim('A assinatura é conferida sobre os bytes do corpo | Autenticação dos pedidos', async (world) => {
      await world.subscribe('payment_confirmed');
      await world.payReference();
      const [message] = await world.messages();
      if (!message) throw new Error('No webhook arrived.');
      expect(world.isSigned(message)).toBe(true);
      expect(world.isSigned(message, JSON.stringify(JSON.parse(message.body), null, 2))).toBe(false);
    }),
    claim(
      'O mesmo aviso duas vezes entrega uma encomenda | Um recetor completo',
      provedBy(receiverTests, 'keeps a paid order once, however often the message arrives'),
    ),
    source(
      'A resposta sai em menos de deliveryTimeoutSeconds segundos | O que conta como recebido',
      'published: the read-me of the client library, contract/resources/webhooks/deliveryTimeout.ts',
    ),
    advice(
      'Se a subscrição for desativada, alguém dá por isso e recupera | Quando a subscrição é desativada',
    ),
  ],
  lost: [
    claim(
      'Voltar à página de sucesso não entrega nada: só o estado confirmed entrega | Abra o URL de sucesso à mão: a encomenda continua por pagar',
      provedBy(
        'examples/shop/shop.test.ts',
        'shows the state from the provider when a shopper returns before the notification',
      ),
    ),
    claim(
      'Ao fim de statusCheckMinutes minutos sem notícia, o seu programa pergunta | Encurte esse prazo no seu programa (o relógio da sandbox não o adianta), feche a página de pagamento a meio e veja a chamada a getCheckout',
      async (world) => {
        const [left, paid] = [await world.open(), await world.open()];
        await world.payerOnPage(left.id).look();
        await world.payerOnPage(paid.id).card(world.cards.visa);
        const before = Date.now();
        await world.pass(10 * 60);
        expect(Date.now() - before).toBeLessThan(60_000);
        expect([await left.state(), (await left.payment()).stateDetails.state]).toEqual([
          'PaymentReady',
          'pending',
        ]);
        expect((await paid.payment()).stateDetails.state).toBe('confirmed');
        const { data } = await world.api.get<{ operation: string }[]>('/sandbox/requests');
        expect(data.map(({ operation }) => operation)).toContain('getCheckout');
      },
    ),
    claim(
      'Uma referência paga tarde não se perde | Crie-a com validDate.end e sem blockLatePayment, adiante o relógio para lá do prazo, pague na caixa Multibanco e veja chegar payment_confirmed',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const late = await normalOf(world, noon);
        await world.pass(3 * anHour);
        expect(await stateOf(world, late)).toBe('cancelled');
        await payAtAtm(world, late);
        expect(await stateOf(world, late)).toBe('confirmed');
        const told = await world.notifications();
        expect(told.map(({ webhook, payments: [{ id }] }) => [webhook.action, id])).toEqual([
          ['payment_confirmed', late.id],
        ]);
        const blocked = await normalOf(world, {
          validDate: { end: '2026-01-15T18:00:00+00:00', blockLatePayment: true },
        });
        await world.pass(9 * anHour);
        await payAtAtm(world, blocked);
        expect(await stateOf(world, blocked)).toBe('cancelled');
      },
    ),
    source(
      'Quem paga por Multibanco pode esperar: a confirmação demora até multibancoBusinessHours horas úteis | Diga-o ao cliente na página da referência',
      'specified: guides 9',
    ),
    claim(
      'Faça vencer prazos e tentativas por ordem, cada um à sua hora, e veja o que vem a seguir.',
      provedBy(
        'e2e/workbench/clock.spec.ts',
        'the clock is moved by a step, and the whole workbench says that it is ahead',
        'a jump to the next attempt makes it, and the one after that waits longer',
      ),
    ),
  ],
  refunds: [
    claim(
      'Sabe a diferença: cancela-se o que não foi pago, reembolsa-se o que foi | Cancele um pagamento confirmado: e00600',
      async (world) => {
        const { id } = await world.payReference();
        expect((await world.cancel(id)).refusals).toEqual(['400 e00600']);
        expect((await world.refund(id, 1000)).status).toBeLessThan(300);
        const unpaid = await referenceOf(world, { availableMethods: realtime });
        expect((await world.refund(unpaid.id, 1000)).status).toBe(400);
        await world.cancel(unpaid.id);
        expect(await stateOf(world, unpaid)).toBe('cancelled');
      },
    ),
    claim(
      'Uma referência NORMAL não se cancela | Sem ignoreUnsupported, a resposta é e00402; com o tipo REALTIME já se cancela',
      async (world) => {
        const normal = await normalOf(world);
        expect((await world.cancel(normal.id)).refusals).toEqual(['400 e00402']);
        expect(await stateOf(world, normal)).toBe('pending');
        const passedOver = { reason: 'merchant_cancelled', ignoreUnsupported: true };
        const ignored = await world.api.patch(`/api/payments/${normal.id}/cancellation`, passedOver);
        expect(ignored.refusals).toEqual([]);
        const quick = await referenceOf(world, { availableMethods: realtime });
        expect((await world.cancel(quick.id)).status).toBe(200);
        expect(await stateOf(world, quick)).toBe('cancelled');
      },
    ),
    claim(
      'Nunca devolve mais do que recebeu | Reembolse duas vezes mais de metade: e00301',
      async (world) => {
        const { id } = await world.charge();
        expect((await world.refund(id, 600)).refusals).toEqual([]);
        expect((await world.refund(id, 600)).refusals).toEqual(['400 e00301']);
        expect((await world.get(id)).refunds?.map(({ amount }) => amount)).toEqual([600]);
      },
    ),
    claim(
      'Um reembolso no próprio dia, mesmo de uma parte, traz dois eventos | Reembolse antes de fechar o dia e conte os avisos',
      async (world) => {
        const both = ['payment_refunded', 'payment_cancelled'];
        await world.subscribe(...both);
        for (const amount of [400, 1000]) {
          await world.refund((await world.charge()).id, amount);
          expect((await world.actions()).slice(-2)).toEqual(both);
        }
        expect(await world.actions()).toHaveLength(4);
        const closed = await world.charge();
        await world.settle();
        await world.refund(closed.id, 400);
        const later = await world.charge();
        await world.pass(aDay);
        await world.refund(later.id, 400);
        expect((await world.actions()).slice(4)).toEqual(['payment_refunded', 'payment_refunded']);
      },
    ),
  ],
  money: [
    claim(
      'O que a loja diz que recebeu bate certo com a API | Compare o que foi pago e capturado num dia, sem contar os reembolsos da lista, com listPayments, por paidAt[start] e paidAt[end]',
      async (world) => {
        await world.pass(2 * aDay);
        const [paid, unpaid] = [await world.payReference(), await normalOf(world)];
        await world.pass(aDay);
        const next = await world.payReference();
        const list = async (date: string) => {
          const [start, end] = [`${date}T00:00:00+00:00`, `${date}T23:59:59+00:00`].map(encodeURIComponent);
          const query = `stateDetails_state=confirmed&paidAt[start]=${start}&paidAt[end]=${end}`;
          return (await world.api.get<Payment[]>(`/api/payments?${query}`)).data.map(({ id }) => id);
        };
        expect(await list('2026-01-17')).toEqual([paid.id]);
        expect(await list('2026-01-18')).toEqual([next.id]);
        expect(await list('2026-01-17')).not.toContain(unpaid.id);
        const { data: refund } = await world.refund(next.id, 400);
        expect(await list('2026-01-18')).toEqual([refund.id, next.id]);
      },
    ),
    claim(
      'Sabe quanto custou cada pagamento e quando foi transferido | Feche o dia com settleNow e leia paymentFee e transferDetails',
      async (world) => {
        const { id } = await world.payReference();
        expect((await world.get(id)).transferDetails).toBeUndefined();
        await world.settle();
        const { paymentFee, transferDetails } = await world.get(id);
        expect(Number(paymentFee?.netAmount)).toBeGreaterThan(0);
        expect(paymentFee?.invoiceDetails).toBeTruthy();
        expect(transferDetails?.transferredAt).toMatch(/^2026-01-1/);
      },
    ),
  ],
  switch: [
    source(
      'Os caminhos e os formatos das respostas são iguais nos três URL:',
      'specified: 1, one REST API on a production server and a testing server; the sandbox answers by the same contract',
    ),
    advice(
      'Com as credenciais de teste da sua entidade; peça-as ao suporte.',
      'É o mesmo programa, com outra configuração.',
    ),
    source('No back-office.', 'specified: guides 6, platform code and key are obtained in the back office'),
    source(
      'O código e a chave são outros.',
      'specified: guides 6, test credentials are requested from support, others than those of the platform',
    ),
    claim('As subscrições não passam de um ambiente para o outro.', async (world) => {
      await world.subscribe('payment_confirmed');
      const elsewhere = await world.openPrivateSandbox();
      const { data } = await elsewhere.api.get<{ url: string }[]>('/api/webhooks');
      expect(data.map(({ url }) => url)).not.toContain(world.webhookUrl);
      const { data: made } = await elsewhere.api.post<Payment>(reference, { amount: 1000 });
      await elsewhere.api.post('/sandbox/atm', { ...made.referenceDetails, amount: 1000 });
      expect(await world.messages()).toEqual([]);
    }),
    advice(
      'Faça-as com createWebhook e um URL público com HTTPS.',
      'Pequeno, por cada método que oferece.',
      'Espere pelo aviso, veja a encomenda entregue, e devolva-o com createRefund.',
    ),
    claim(
      'Quando esse reembolso chegar à sua loja como payment_refunded, está em produção.',
      async (world) => {
        await world.subscribe('payment_refunded');
        for (const { id } of [await world.payReference(), await world.charge()]) {
          await world.refund(id, 1000);
          const last = (await world.notifications()).at(-1);
          expect([last?.webhook.action, last?.payments[0].id]).toEqual(['payment_refunded', id]);
        }
      },
    ),
  ],
  next: [
    advice(
      'Repetir sem fazer duas vezes: que erros se repetem, e como.',
      'Depurar webhooks: quando um aviso não chega.',
      'O que não está documentado: o que perguntar ao suporte antes de abrir a loja.',
      'Testar uma integração: todos os valores que provocam cada desfecho.',
    ),
  ],
});
