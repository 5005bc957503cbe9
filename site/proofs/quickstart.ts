import { existsSync } from 'node:fs';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect } from 'vitest';
import { basic } from '../../sandbox/testing/api.ts';
import { plainPages } from '../../sandbox/testing/payer.ts';
import { openTestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { at } from '../../tools/run/paths.mjs';
import { settingsFrom } from '../../tools/run/settings.mjs';
import { startMessage } from '../../tools/start/startMessage.mjs';
import { chosen, proofs } from './check/proofs.ts';
import { recordedSteps, sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';

const _receiverTests = 'examples/receivers/receiver.test.ts';

const _writes = ['writes when a request arrives, or in javascript nothing, while nothing fails'];

const hook = 'http://localhost:4500/';

/** The order of step 4, and the payer's hands on its page. */
async function ordered(world: World) {
  const { data } = await sendRecorded<{ id: string; paymentId: string; checkoutUrl: string }>(
    world,
    'start/order',
    'create',
  );
  return { ...data, payer: world.payerOnPage(data.id) };
}

/** The order of step 4, paid with the card of step 5. */
async function paidOrder(world: World) {
  const order = await ordered(world);
  await order.payer.card(world.cards.visa);
  return order;
}

export default proofs('quickstart', {
  // ---- start
  // “Na primeira janela, traga o código deste portal, com o qual vêm a sandbox e o programa do passo 3.”
  'start-1': () => {
    for (const file of ['sandbox/createSandbox.ts', 'examples/receivers/receiver.mjs'])
      expect(existsSync(at(file)), file).toBe(true);
  },
  // “Os exemplos desta página já levam as credenciais que ela mostra.”
  'start-2': async (world) => {
    const message = startMessage(settingsFrom({}), seed, { siteReady: true, onWindows: false });
    const { code, privateKey } = seed.platform;
    for (const shown of [code, privateKey, seed.entity.clientId]) expect(message).toContain(shown);
    const steps = [
      ...recordedSteps('start/authentication').filter(({ name }) => name === 'call'),
      ...recordedSteps('start/order').filter(({ request }) => request.path.startsWith('/api/')),
    ];
    expect(steps.length).toBeGreaterThan(4);
    for (const { request } of steps) {
      expect(request.headers.Authorization).toBe(basic(code, privateKey));
      expect([undefined, seed.entity.clientId]).toContain(request.headers['PayPay-ClientId']);
    }
    expect((await sendRecorded(world, 'start/authentication', 'call')).status).toBe(200);
  },
  // ---- call
  // “Na segunda janela, pergunte que métodos de pagamento a sua loja pode usar:”
  'call-1': async (world) => {
    const { data } = await sendRecorded<{ code: string }[]>(world, 'start/authentication', 'call');
    expect(data.map(({ code }) => code).sort()).toEqual(['CC', 'MB', 'MW']);
  },
  // “Nomes como PayPay-ClientId, PayPay-Signature e paypay-v2 são da API, e não desta marca: escreva-os tal como estão.”
  'call-2': async (world) => {
    const { data } = await sendRecorded<{ handler: string }>(world, 'start/order', 'subscribe');
    expect(data.handler).toBe('paypay-v2');
    await paidOrder(world);
    const [message] = await world.messages(hook);
    expect(Object.keys(message?.headers ?? {}).map((name) => name.toLowerCase())).toContain(
      'paypay-signature',
    );
    const query = '/api/availableMethods?amount=1000';
    const named = { 'paypay-clientid': undefined, 'balcao-clientid': seed.entity.clientId };
    expect((await world.api.send('GET', query, undefined, named)).status).not.toBe(200);
    expect((await world.api.get(query)).status).toBe(200);
  },
  // ---- listen
  // “Um pagamento confirma-se quando o cliente paga, não quando volta à loja.”
  'listen-1': async (world) => {
    const { paymentId, payer } = await ordered(world);
    await payer.look();
    expect((await world.get(paymentId)).stateDetails.state).toBe('pending');
    await payer.card(world.cards.visa);
    expect((await world.get(paymentId)).stateDetails.state).toBe('confirmed');
    const unpaid = await ordered(world);
    await unpaid.payer.leave();
    expect((await world.get(unpaid.paymentId)).stateDetails.state).toBe('cancelled');
  },
  // “Quem o diz à loja é o webhook: um POST assinado que a API faz ao seu programa.”
  'listen-2': async (world) => {
    await sendRecorded(world, 'start/order', 'subscribe');
    const { paymentId } = await paidOrder(world);
    const [message, ...more] = await world.messages(hook);
    if (!message) throw new Error('No webhook arrived.');
    expect([message.method, world.isSigned(message), more]).toEqual(['POST', true, []]);
    expect(JSON.parse(message.body).payments[0].id).toBe(paymentId);
  },
  // “É este o programa, que vem em JavaScript, PHP e Python:”
  'listen-3': () => {
    for (const file of ['receiver.mjs', 'receiver.php', 'receiver.py'])
      expect(existsSync(at('examples/receivers', file)), file).toBe(true);
  },
  // “Na segunda janela, subscreva o evento payment_confirmed:”
  'listen-4': async (world) => {
    const { data } = await sendRecorded(world, 'start/order', 'subscribe');
    expect(data).toMatchObject({ action: 'payment_confirmed', url: hook });
  },
  // ---- create
  // “Peça um checkout com o montante, em cêntimos, e o número da encomenda:”
  'create-1': async (world) => {
    const { paymentId, payer } = await ordered(world);
    expect(await world.get(paymentId)).toMatchObject({ amount: 1000, code: 'ENCOMENDA-1' });
    expect((await payer.look()).data).toMatchObject({ amountCents: 1000 });
  },
  // “A resposta traz o URL da página de pagamento, em checkoutUrl, e o paymentId, com que vai encontrar o pagamento.”
  'create-2': async (world) => {
    const { id, checkoutUrl, paymentId } = await ordered(world);
    expect(checkoutUrl).toMatch(/^http:\/\/localhost:4000\//);
    const { pathname } = new URL(checkoutUrl);
    const drawn = await openTestSandbox({ sqlite: ':memory:' }, { pages: plainPages });
    const same = await ordered({ ...world, api: drawn.api });
    const shown = await drawn.sandbox.fetch(new Request(same.checkoutUrl));
    expect([shown.status, pathname.replace(id, same.id)]).toEqual([200, new URL(same.checkoutUrl).pathname]);
    expect(await shown.text()).toContain('"amountCents":1000');
    await drawn.close();
    const { data } = await world.api.get<Payment>(`/api/payments/${paymentId}`);
    expect([data.id, data.code]).toEqual([paymentId, 'ENCOMENDA-1']);
  },
  // ---- pay
  // “Abre em português; outro idioma pede-se em page.language.”
  'pay-1': async (world) => {
    const languageOf = async (id: string, query?: string) =>
      (await world.payerOnPage(id, query).look()).data.page.language;
    const { id } = await ordered(world);
    expect(await languageOf(id)).toBe('PT');
    expect(await languageOf(id, '?page_language=ES')).toBe('ES');
    const said = await world.open({ page: { language: 'EN', layout: 'default' } });
    expect(await languageOf(said.id)).toBe('EN');
    const { data } = await world.api.post<{ id: string }>(
      '/api/checkouts',
      { payment: { amount: 1000 } },
      { 'accept-language': 'EN' },
    );
    expect(await languageOf(data.id)).toBe('PT');
  },
  // “Escreva …, uma validade futura, um código de três algarismos e um nome.”
  'pay-2': async (world) => {
    const { paymentId, payer } = await ordered(world);
    const wrong = [{ expiryYear: '2025' }, { cvc: '12' }, { holder: '' }];
    for (const more of wrong) {
      const { status } = await payer.card(world.cards.visa, more);
      expect([more, status]).toEqual([more, 422]);
    }
    expect((await world.get(paymentId)).stateDetails.state).toBe('pending');
    await payer.card(world.cards.visa);
    expect((await world.get(paymentId)).stateDetails.state).toBe('confirmed');
  },
  // ---- paid
  // “A API diz o mesmo a quem perguntar.”
  // “O estado é confirmed: pode entregar.”
  'paid-1': async (world) => {
    const { paymentId } = await paidOrder(world);
    const path = `/api/payments/${paymentId}`;
    const { data } = await sendRecorded<Payment>(world, 'start/order', 'get', path);
    expect([data.id, data.stateDetails.state]).toEqual([paymentId, 'confirmed']);
  },
  // “Ponha no URL o paymentId que recebeu no passo 4; só numa sandbox nova é 1101, como no exemplo:”
  'paid-2': async (world) => {
    expect(recordedSteps('start/order').find(({ name }) => name === 'get')?.request.path).toBe(
      '/api/payments/1101',
    );
    const [first, second] = [await ordered(world), await ordered(world)];
    expect([first.paymentId, second.paymentId]).toEqual(['1101', '1102']);
  },
  // ---- unsubscribe
  // “Enquanto existir, a sandbox continua a tentar entregar avisos a um programa que já não está à escuta, até a desativar.”
  'unsubscribe-1': chosen(['limit-disableAfterFailures', 'behaviour-disabledSubscription'], async (world) => {
    const { data } = await sendRecorded<{ id: string }>(world, 'start/order', 'subscribe');
    world.respondWith(new Error('Nobody listens.'));
    await paidOrder(world);
    await world.pass(60);
    expect((await world.deliveries(hook))[0]?.attempts).toHaveLength(2);
    const own = async () =>
      (await world.api.get<{ id: string; disabledAt: string | null }[]>('/sandbox/webhooks')).data.find(
        ({ id }) => id === data.id,
      );
    expect((await own())?.disabledAt).toBeNull();
    for (let n = 0; n < 20; n += 1) await paidOrder(world);
    await world.pass(7 * 86_400);
    expect((await own())?.disabledAt).toEqual(expect.any(String));
    const { length } = await world.messages(hook);
    await paidOrder(world);
    expect(await world.messages(hook)).toHaveLength(length);
  }),
  // “Se a resposta do passo 3 trouxe outro id, ponha-o no URL:”
  'unsubscribe-2': async (world) => {
    const { data } = await sendRecorded<{ id: string }>(world, 'start/order', 'subscribe');
    await sendRecorded(world, 'start/order', 'unsubscribe', `/api/webhooks/${data.id}`);
    await paidOrder(world);
    expect(await world.messages(hook)).toEqual([]);
  },
  // ---- problems
  // “e00102 | Outra chave, ou uma sandbox privada | Use as credenciais que a primeira janela mostra”
  'problems-1': async (world) => {
    const { platformCode, privateKey } = await world.openPrivateSandbox();
    const { code, privateKey: shared } = world.merchant;
    const ask = (authorization: string) =>
      world.api.get('/api/availableMethods?amount=1000', { authorization });
    for (const wrong of [basic(code, 'another'), basic(code, privateKey), basic(platformCode, shared)])
      expect((await ask(wrong)).refusals).toEqual(['401 e00102']);
    expect((await ask(basic(code, shared))).status).toBe(200);
  },
  // “O cartão é recusado | Não é um cartão de teste, ou é um dos que recusam | Use o número indicado no passo do cartão”
  'problems-2': async (world) => {
    const { paymentId, payer } = await ordered(world);
    for (const number of ['4012888888881881', world.cards.declined]) {
      await payer.card(number);
      expect((await world.get(paymentId)).stateDetails.state).toBe('pending');
    }
    await payer.card(world.cards.visa);
    expect((await world.get(paymentId)).stateDetails.state).toBe('confirmed');
  },
  // “Pagou e não há ficheiro | O recetor não estava a correr, ou falta a subscrição | Ponha-o a correr e espere: a sandbox repete o aviso ao fim de minutos. Sem subscrição, subscreva e crie outra encomenda. O resto está em Depurar webhooks”
  'problems-3': chosen(['limit-retryGapsMinutes'], async (world) => {
    const unheard = await paidOrder(world);
    await sendRecorded(world, 'start/order', 'subscribe');
    world.respondWith(new Error('Nobody listens.'));
    const late = await paidOrder(world);
    expect(await world.messages(hook)).toHaveLength(1);
    world.respondWith(200);
    await world.pass(59);
    expect(await world.messages(hook)).toHaveLength(1);
    await world.pass(10 * 60);
    const told = (await world.notifications(hook)).map(({ payments: [payment] }) => payment.id);
    expect(told).toEqual([late.paymentId, late.paymentId]);
    expect(told).not.toContain(unheard.paymentId);
    const other = await paidOrder(world);
    expect((await world.notifications(hook)).at(-1)?.payments[0].id).toBe(other.paymentId);
  }),
});
