import { existsSync } from 'node:fs';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect } from 'vitest';
import { basic } from '../../../sandbox/testing/api.ts';
import { plainPages } from '../../../sandbox/testing/payer.ts';
import { openTestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import { at } from '../../../tools/run/paths.mjs';
import { settingsFrom } from '../../../tools/run/settings.mjs';
import { startMessage } from '../../../tools/start/startMessage.mjs';
import { recordedSteps, sendRecorded } from '../../proofs/check/recorded.ts';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';

const followed = provedBy(
  'e2e/guides/quickstart.spec.ts',
  'who follows the quickstart has an order paid and a receiver that knows of it, and leaves no subscription',
);
const receiverTests = 'examples/receivers/receiver.test.ts';
const receiversOwn = [
  ...provedBy(receiverTests, 'keeps a paid order once, however often the message arrives'),
  ...provedBy(receiverTests, 'refuses a wrong key, an old time and a body cut short, and keeps nothing'),
  ...provedBy(receiverTests, 'trusts the API, not an old message: an order cancelled meanwhile is not kept'),
];
const writes = ['writes when a request arrives, or in javascript nothing, while nothing fails'];
const saysWhy = provedBy(receiverTests, 'says at which URL it could not read a payment');
const saysTaken = provedBy('examples/receivers/receiver.port.test.ts', 'says which port is in use, and ends');
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

export default claims({
  'front matter': [
    claim(
      'Da sandbox parada à primeira encomenda paga em quinze minutos, com a página de pagamento e um webhook verificado pelo seu programa.',
      followed,
    ),
  ],
  top: [
    claim(
      'A primeira encomenda paga, em quinze minutos: uma chamada, uma página de pagamento, um cartão de teste e um webhook que o seu programa verifica antes de acreditar.',
      followed,
    ),
  ],
  outcome: [
    claim(
      'Uma encomenda paga na página de pagamento, e um programa a correr no seu computador que recebeu o aviso assinado e a deu por paga.',
      followed,
    ),
    advice(
      'Precisa de Node.js, de um navegador e de três janelas de terminal abertas ao mesmo tempo.',
      'Num telemóvel, experimente antes o painel de Pagamento com referência Multibanco, que não pede terminal.',
    ),
  ],
  start: [
    claim(
      'Na primeira janela, traga o código deste portal, com o qual vêm a sandbox e o programa do passo 3.',
      () => {
        for (const file of ['sandbox/createSandbox.ts', 'examples/receivers/receiver.mjs'])
          expect(existsSync(at(file)), file).toBe(true);
      },
    ),
    advice('Se já o tem, entre na pasta:', 'E arranque:', 'Deixe esta janela aberta.'),
    source(
      'Quando aparecerem as credenciais, a API está a responder.',
      'product: tools/start/start.mjs prints the message after /sandbox/ready responded',
    ),
    claim('Os exemplos desta página já levam as credenciais que ela mostra.', async (world) => {
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
    }),
  ],
  call: [
    claim('Na segunda janela, pergunte que métodos de pagamento a sua loja pode usar:', async (world) => {
      const { data } = await sendRecorded<{ code: string }[]>(world, 'start/authentication', 'call');
      expect(data.map(({ code }) => code).sort()).toEqual(['CC', 'MB', 'MW']);
    }),
    claim(
      'Nomes como PayPay-ClientId, PayPay-Signature e paypay-v2 são da API, e não desta marca: escreva-os tal como estão.',
      async (world) => {
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
    ),
    claim(
      'No Windows, ou sem cURL, escolha outra linguagem: o exemplo em JavaScript corre com node, gravado num ficheiro .mjs.',
      followed,
    ),
    advice('Se a resposta for outra, veja Como é uma recusa.'),
  ],
  listen: [
    claim('Um pagamento confirma-se quando o cliente paga, não quando volta à loja.', async (world) => {
      const { paymentId, payer } = await ordered(world);
      await payer.look();
      expect((await world.get(paymentId)).stateDetails.state).toBe('pending');
      await payer.card(world.cards.visa);
      expect((await world.get(paymentId)).stateDetails.state).toBe('confirmed');
      const unpaid = await ordered(world);
      await unpaid.payer.leave();
      expect((await world.get(unpaid.paymentId)).stateDetails.state).toBe('cancelled');
    }),
    claim('Quem o diz à loja é o webhook: um POST assinado que a API faz ao seu programa.', async (world) => {
      await sendRecorded(world, 'start/order', 'subscribe');
      const { paymentId } = await paidOrder(world);
      const [message, ...more] = await world.messages(hook);
      if (!message) throw new Error('No webhook arrived.');
      expect([message.method, world.isSigned(message), more]).toEqual(['POST', true, []]);
      expect(JSON.parse(message.body).payments[0].id).toBe(paymentId);
    }),
    advice(
      'Na terceira janela, na mesma pasta do código, ponha a correr o recetor, e deixe-o também aberto:',
    ),
    claim('PROVIDER_API diz-lhe onde está a API.', followed),
    claim('Fica à escuta na porta 4500, que se muda com PORT, e só escreve no ecrã se alguma coisa falhar.', [
      ...provedBy(receiverTests, 'listens on port 4500 unless PORT says otherwise', ...writes),
      ...saysWhy,
      ...saysTaken,
    ]),
    claim(
      'Quando um aviso chega, confere a assinatura, pergunta à API como está o pagamento e, se está confirmado e não foi devolvido, guarda-o num ficheiro, uma vez só.',
      receiversOwn,
    ),
    claim(
      'Em PHP, a porta muda-se no comando; em PHP e em Python, o recetor escreve também quando chega um pedido.',
      [
        ...provedBy(
          'site/src/components/guide/shells.test.ts',
          'what the tests run and what the program says',
        ),
        ...provedBy(receiverTests, ...writes),
      ],
    ),
    claim('É este o programa, que vem em JavaScript, PHP e Python:', () => {
      for (const file of ['receiver.mjs', 'receiver.php', 'receiver.py'])
        expect(existsSync(at('examples/receivers', file)), file).toBe(true);
    }),
    advice('Falta dizer à API onde ele está.'),
    claim('Na segunda janela, subscreva o evento payment_confirmed:', async (world) => {
      const { data } = await sendRecorded(world, 'start/order', 'subscribe');
      expect(data).toMatchObject({ action: 'payment_confirmed', url: hook });
    }),
  ],
  create: [
    claim('Peça um checkout com o montante, em cêntimos, e o número da encomenda:', async (world) => {
      const { paymentId, payer } = await ordered(world);
      expect(await world.get(paymentId)).toMatchObject({ amount: 1000, code: 'ENCOMENDA-1' });
      expect((await payer.look()).data).toMatchObject({ amountCents: 1000 });
    }),
    claim(
      'A resposta traz o URL da página de pagamento, em checkoutUrl, e o paymentId, com que vai encontrar o pagamento.',
      async (world) => {
        const { id, checkoutUrl, paymentId } = await ordered(world);
        expect(checkoutUrl).toMatch(/^http:\/\/localhost:4000\//);
        const { pathname } = new URL(checkoutUrl);
        const drawn = await openTestSandbox({ sqlite: ':memory:' }, { pages: plainPages });
        const same = await ordered({ ...world, api: drawn.api });
        const shown = await drawn.sandbox.fetch(new Request(same.checkoutUrl));
        expect([shown.status, pathname.replace(id, same.id)]).toEqual([
          200,
          new URL(same.checkoutUrl).pathname,
        ]);
        expect(await shown.text()).toContain('"amountCents":1000');
        await drawn.close();
        const { data } = await world.api.get<Payment>(`/api/payments/${paymentId}`);
        expect([data.id, data.code]).toEqual([paymentId, 'ENCOMENDA-1']);
      },
    ),
  ],
  pay: [
    advice('Copie o checkoutUrl da sua resposta para o navegador.', 'É a página que o seu cliente vê.'),
    claim('Abre em português; outro idioma pede-se em page.language.', async (world) => {
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
    }),
    claim('Escreva …, uma validade futura, um código de três algarismos e um nome.', async (world) => {
      const { paymentId, payer } = await ordered(world);
      const wrong = [{ expiryYear: '2025' }, { cvc: '12' }, { holder: '' }];
      for (const more of wrong) {
        const { status } = await payer.card(world.cards.visa, more);
        expect([more, status]).toEqual([more, 422]);
      }
      expect((await world.get(paymentId)).stateDetails.state).toBe('pending');
      await payer.card(world.cards.visa);
      expect((await world.get(paymentId)).stateDetails.state).toBe('confirmed');
    }),
    claim('A página diz que o pagamento foi feito.', followed),
  ],
  paid: [
    claim('Na pasta do recetor está agora um ficheiro com o paymentId no nome.', followed),
    claim(
      'É a sua encomenda: só lá chegou porque o webhook vinha assinado com a sua chave e porque a API confirmou o que ele dizia.',
      receiversOwn,
    ),
    claim(['A API diz o mesmo a quem perguntar.', 'O estado é confirmed: pode entregar.'], async (world) => {
      const { paymentId } = await paidOrder(world);
      const path = `/api/payments/${paymentId}`;
      const { data } = await sendRecorded<Payment>(world, 'start/order', 'get', path);
      expect([data.id, data.stateDetails.state]).toEqual([paymentId, 'confirmed']);
    }),
    claim(
      'Ponha no URL o paymentId que recebeu no passo 4; só numa sandbox nova é 1101, como no exemplo:',
      async (world) => {
        expect(recordedSteps('start/order').find(({ name }) => name === 'get')?.request.path).toBe(
          '/api/payments/1101',
        );
        const [first, second] = [await ordered(world), await ordered(world)];
        expect([first.paymentId, second.paymentId]).toEqual(['1101', '1102']);
      },
    ),
    claim(
      'Cada entrega da sua sandbox, com o corpo, as tentativas e a assinatura desmontada passo a passo.',
      provedBy(
        'e2e/workbench/firstSteps.spec.ts',
        'from the first call to a verified webhook that is sent again, and every step arrives by itself',
      ),
    ),
  ],
  unsubscribe: [
    advice('Feche o recetor com Ctrl+C e apague a subscrição que fez.'),
    claim(
      'Enquanto existir, a sandbox continua a tentar entregar avisos a um programa que já não está à escuta, até a desativar.',
      async (world) => {
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
      },
      { chosen: ['limit-disableAfterFailures', 'behaviour-disabledSubscription'] },
    ),
    claim('Se a resposta do passo 3 trouxe outro id, ponha-o no URL:', async (world) => {
      const { data } = await sendRecorded<{ id: string }>(world, 'start/order', 'subscribe');
      await sendRecorded(world, 'start/order', 'unsubscribe', `/api/webhooks/${data.id}`);
      await paidOrder(world);
      expect(await world.messages(hook)).toEqual([]);
    }),
  ],
  problems: [
    advice(
      'A chamada não obtém resposta | A sandbox não está a correr, ou mudou de porta | Veja a primeira janela: arranque-a de novo, ou recarregue esta página',
    ),
    claim(
      'e00102 | Outra chave, ou uma sandbox privada | Use as credenciais que a primeira janela mostra',
      async (world) => {
        const { platformCode, privateKey } = await world.openPrivateSandbox();
        const { code, privateKey: shared } = world.merchant;
        const ask = (authorization: string) =>
          world.api.get('/api/availableMethods?amount=1000', { authorization });
        for (const wrong of [basic(code, 'another'), basic(code, privateKey), basic(platformCode, shared)])
          expect((await ask(wrong)).refusals).toEqual(['401 e00102']);
        expect((await ask(basic(code, shared))).status).toBe(200);
      },
    ),
    claim(
      'O cartão é recusado | Não é um cartão de teste, ou é um dos que recusam | Use o número indicado no passo do cartão',
      async (world) => {
        const { paymentId, payer } = await ordered(world);
        for (const number of ['4012888888881881', world.cards.declined]) {
          await payer.card(number);
          expect((await world.get(paymentId)).stateDetails.state).toBe('pending');
        }
        await payer.card(world.cards.visa);
        expect((await world.get(paymentId)).stateDetails.state).toBe('confirmed');
      },
    ),
    claim(
      'Pagou e não há ficheiro | O recetor não estava a correr, ou falta a subscrição | Ponha-o a correr e espere: a sandbox repete o aviso ao fim de minutos. Sem subscrição, subscreva e crie outra encomenda. O resto está em Depurar webhooks',
      async (world) => {
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
      },
      { chosen: ['limit-retryGapsMinutes'] },
    ),
    claim(
      'O aviso recebe a resposta 500 | O recetor não conseguiu ler o pagamento na API, ou guardá-lo | Leia na terceira janela porquê. Se PROVIDER_API não é a sua sandbox, volte a arrancar o recetor com o comando do passo 3',
      [
        ...saysWhy,
        ...provedBy(receiverTests, 'answers so that the message is sent again when it cannot keep an order'),
        ...followed,
      ],
    ),
    claim(
      'Port 4500 is in use | Outro programa usa a porta do recetor | Escolha outra em PORT, e ponha-a também no url da subscrição',
      saysTaken,
    ),
  ],
  next: [
    advice(
      'Escolha o caminho que serve à sua loja: Introdução.',
      'Deixe o cliente pagar mais tarde, com três números: Pagamento com referência Multibanco.',
      'Devolva o dinheiro de uma encomenda: Reembolsar ou cancelar um pagamento.',
      'Provoque cartões recusados, prazos e avisos repetidos: Testar uma integração.',
    ),
  ],
});
