import { operations } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { basic } from '../../../sandbox/testing/api.ts';
import { advice, claim, claims, provedBy, source } from '../claims.ts';
import { drawn, needsEachValueInItsPlace, published } from '../integrations/pluginProofs.ts';
import { byHand, clientId, headers } from './authentication.headers.ts';

const run = (test: string) => provedBy('e2e/guides/run.spec.ts', test);
const methods = '/api/availableMethods?amount=1000';
const noClientId = { 'paypay-clientid': undefined };

export default claims({
  'front matter': [
    advice(
      'De onde vêm as credenciais, que cabeçalhos leva cada chamada e o que a API responde quando algum não serve.',
    ),
  ],
  top: [
    claim(
      'Dois cabeçalhos dizem quem é e em nome de que comerciante fala, e quase todas as chamadas os levam.',
      async (world) => {
        const both = Object.values(operations).filter(({ auth }) => auth === 'platform-and-entity').length;
        expect(both / Object.keys(operations).length).toBeGreaterThan(0.7);
        const paid = await world.payReference();
        expect(paid.clientId).toBe(world.merchant.clientId);
      },
    ),
    claim('Não há sessões para abrir nem tokens para renovar.', async (world) => {
      const { code, privateKey, clientId } = world.merchant;
      const headers = { Authorization: basic(code, privateKey), 'PayPay-ClientId': clientId };
      const first = await world.fetch(methods, { headers });
      expect(first.status).toBe(200);
      expect(first.headers.get('set-cookie')).toBeNull();
      await world.pass(365 * 24 * 3600);
      expect((await world.fetch(methods, { headers })).status).toBe(200);
    }),
  ],
  outcome: [
    advice('Uma chamada sua respondida com sucesso, e duas recusas que já sabe ler.'),
    source(
      'Demora uns cinco minutos e precisa de uma sandbox a correr: na pasta do projeto, npm start.',
      'product: tools/start.mjs starts the sandbox and the site',
    ),
  ],
  credentials: [
    claim(
      [
        'Na sandbox não as pede a ninguém.',
        'A que arranca no seu computador aceita estas; uma sandbox privada tem as suas.',
      ],
      async (world) => {
        const { platform, entity } = world.seed;
        const headers = {
          authorization: basic(platform.code, platform.privateKey),
          'paypay-clientid': entity.clientId,
        };
        expect((await world.api.get(methods, headers)).status).toBe(200);
        const opened = await world.openPrivateSandbox();
        expect(opened.platformCode).not.toBe(platform.code);
        expect(opened.privateKey).not.toBe(platform.privateKey);
        expect((await opened.api.get(methods)).status).toBe(200);
        const wrong = { authorization: basic(opened.platformCode, platform.privateKey) };
        expect((await opened.api.get(methods, wrong)).refusals).toEqual(['401 e00102']);
      },
    ),
    claim(
      'A caixa mostra as da sandbox que escolheu:',
      provedBy('e2e/guides/sandboxes.spec.ts', 'samples carry the keys of the private sandbox in use'),
    ),
    source(
      'Nos servidores do fornecedor, o código da plataforma e a chave privada estão no back-office, na plataforma de integração que lá criar.',
      'specified: 6 and guides 6, platform code and encryption key obtained in the back office',
    ),
    source(
      'As do servidor de testes são outras: peça-as ao suporte.',
      'specified: guides 6, test credentials requested from support',
    ),
    advice('Use cada par só no seu servidor.'),
    published('Uma loja com um plugin usa os mesmos três valores.'),
    drawn('O desenho mostra onde estão no back-office, com os números da tabela:'),
    claim(
      [
        '1. NIF da entidade | O número de contribuinte do comerciante | Um número de teste, na caixa acima | O cabeçalho PayPay-ClientId',
        '2. Código da plataforma | No back-office, na plataforma que criou | Na caixa acima | O utilizador de Authorization',
        '3. Chave privada | Na mesma página do back-office | Na caixa acima | A palavra-passe de Authorization',
      ],
      needsEachValueInItsPlace,
    ),
    claim(
      'A chave privada é a sua palavra-passe, e é também com ela que a API assina os webhooks.',
      async (world) => {
        const { code, privateKey } = world.merchant;
        expect((await world.api.get(methods, { authorization: basic(code, privateKey) })).status).toBe(200);
        await world.subscribe('payment_confirmed');
        await world.payReference();
        const messages = await world.messages();
        expect(messages.map((message) => world.isSigned(message))).toEqual([true]);
      },
    ),
    advice('Guarde-a no servidor, numa variável de ambiente.'),
    claim(
      'Nunca a ponha numa página, numa aplicação ou no repositório: quem a tem cobra e reembolsa em seu nome.',
      async (world) => {
        const charged = await world.charge();
        expect(charged.stateDetails.state).toBe('confirmed');
        expect((await world.refund(charged.id, 1000)).status).toBe(201);
      },
    ),
  ],
  headers,
  basic: byHand,
  'client-id': clientId,
  'first-call': [
    claim(
      [
        'Pergunte que métodos de pagamento pode usar, com listAvailableMethods.',
        'Não cria nada, por isso serve para experimentar credenciais:',
        'Se a resposta traz success a true, as credenciais servem.',
      ],
      async (world) => {
        const before = await world.api.get<Payment[]>('/api/payments');
        const answer = await world.api.get<{ code: string }[]>(methods);
        expect(answer.data.map(({ code }) => code)).toEqual(['CC', 'MB', 'MW']);
        expect(answer.body.success).toBe(true);
        expect((await world.api.get('/api/payments')).data).toEqual(before.data);
        for (const headers of [{ authorization: basic('0001', 'x') }, { 'paypay-clientid': '500000000' }])
          expect((await world.api.get(methods, headers)).body.success).toBe(false);
      },
    ),
    claim(
      'Em data está o que pediu; nas listas, meta e links dizem quantas páginas há e onde.',
      async (world) => {
        const { data } = await world.api.get<Payment>(`/api/payments/${world.seed.payments.confirmedCard}`);
        expect(data.id).toBe(world.seed.payments.confirmedCard);
        const { body } = await world.api.get<Payment[]>('/api/payments?limit=2');
        expect(body.data).toHaveLength(2);
        const pages = Math.ceil((body.meta?.totalCount ?? 0) / 2);
        expect(body.meta).toMatchObject({ totalPages: pages, currentPage: 1 });
        const next = await world.api.get<Payment[]>(body.links?.next?.replace(/^https?:\/\/[^/]+/, '') ?? '');
        expect(next.body.meta?.currentPage).toBe(2);
        const last = await world.api.get<Payment[]>(body.links?.last.replace(/^https?:\/\/[^/]+/, '') ?? '');
        expect(last.body.meta?.currentPage).toBe(pages);
        expect(last.body.links?.next).toBeUndefined();
      },
    ),
    claim(
      'A que é aceite e as duas que são recusadas, uma a uma, na sua sandbox.',
      run('calls of one operation are told apart by the refusal each is there to show'),
    ),
    claim(
      'Sem sandbox, o painel mostra o que foi gravado e diz como arrancar uma.',
      run('without a sandbox an example is replayed, labelled as a recording, and says how to start one'),
    ),
  ],
  refusals: [
    claim(
      [
        'Com outra chave privada:',
        'E em nome de uma entidade que não está associada à sua plataforma:',
        'Leia de fora para dentro.',
      ],
      async (world) => {
        const { code, privateKey } = world.merchant;
        const wrongKey = await world.api.get(methods, { authorization: basic(code, `${privateKey}?`) });
        const otherEntity = await world.api.get(methods, {
          'paypay-clientid': world.seed.otherEntity.clientId,
        });
        expect([wrongKey, otherEntity].map(({ status, body }) => [status, body.error?.code])).toEqual([
          [401, 'e00100'],
          [401, 'e00100'],
        ]);
        expect(wrongKey.body.error?.errors).toMatchObject([
          { code: 'e00102', source: { header: 'Authorization' } },
        ]);
        expect(otherEntity.body.error?.errors).toMatchObject([
          { code: 'e00101', source: { header: 'PayPay-ClientId' } },
        ]);
      },
    ),
    claim(
      'O código em error diz a família, os códigos em errors dizem o problema, e source, quando vem, aponta na sandbox o cabeçalho, o parâmetro ou o campo em causa.',
      async ({ api }) => {
        const told = async (answer: ReturnType<typeof api.get>) => {
          const { error } = (await answer).body;
          return [error?.code, error?.errors.map(({ code, source: where }) => [code, where])];
        };
        expect(await told(api.get(methods, noClientId))).toEqual([
          'e00100',
          [['e00101', { header: 'PayPay-ClientId' }]],
        ]);
        expect(await told(api.get('/api/payments?limit=abc'))).toMatchObject([
          'e00200',
          [[expect.any(String), { parameter: 'limit' }]],
        ]);
        expect(await told(api.post('/api/payments/references', { amount: 'x', code: 1 }))).toMatchObject([
          'e00200',
          [
            [expect.any(String), { pointer: '/amount' }],
            [expect.any(String), { pointer: '/code' }],
          ],
        ]);
      },
      { chosen: ['behaviour-errorSource'] },
    ),
    claim('Decida pelo código: as frases mudam com o idioma.', async ({ api }) => {
      const answers = await Promise.all(
        ['PT', 'ES', 'EN'].map((language) =>
          api.get(methods, { ...noClientId, 'accept-language': language }),
        ),
      );
      const errors = answers.map(({ body }) => body.error?.errors[0]);
      expect(new Set(errors.map((error) => error?.code)).size).toBe(1);
      expect(new Set(errors.map((error) => error?.msg)).size).toBe(3);
    }),
    advice('Há uma recusa que não parece de autenticação.'),
    claim(
      'Na sandbox, o que pertence a outra entidade não existe para si, a não ser um cliente que ela associou à sua: consultar um pagamento dela responde e00502, tal como um id que não existe.',
      async ({ api, other, seed, open, get }) => {
        const theirs = [
          `payments/${seed.payments.otherEntity}`,
          `terminals/${seed.otherTerminal.uuid}`,
          `customers/${seed.customers.theirs}`,
          'payments/9999999',
        ];
        for (const path of theirs) expect((await api.get(`/api/${path}`)).refusals).toEqual(['404 e00502']);
        expect((await other.get(`/api/${theirs[0]}`)).status).toBe(200);
        expect((await api.get(`/api/customers/${seed.customers.shared}`)).status).toBe(200);
        const checkout = await open();
        expect((await other.get(`/api/checkouts/${checkout.id}`)).status).toBe(404);
        expect((await get(checkout.paymentId)).id).toBe(checkout.paymentId);
        const { data } = await api.get<Payment[]>(`/api/payments?id=${seed.payments.otherEntity}`);
        expect(data).toEqual([]);
      },
      { chosen: ['error-e00502'] },
    ),
  ],
  next: [
    advice(
      'Receba a primeira encomenda, do checkout ao webhook: Primeiros passos.',
      'Conheça o que a sua sandbox sabe fazer: Sandbox.',
      'Não quer escrever cabeçalhos?',
      'Gere um SDK na sua linguagem.',
    ),
  ],
});
