import { errors } from '@balcao/contract/errors.ts';
import { type OperationId, operations } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { provider } from '../../provider.config.ts';
import { basic } from '../../sandbox/testing/api.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { needsEachValueInItsPlace } from './integrations.ts';

const methods = '/api/availableMethods?amount=1000';

const noClientId = { 'paypay-clientid': undefined };

const noCredentials = { ...noClientId, authorization: undefined };

/** Calls each operation with some headers left out; gives what was refused, by the kind of its authentication. */
async function refusalsWithout({ api }: World, headers: Record<string, undefined>) {
  const found: Record<string, Set<string>> = {
    'platform-and-entity': new Set(),
    platform: new Set(),
    none: new Set(),
  };
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path, auth } = operations[id];
    const concrete = path.replace('{language}', 'php').replace('{errorCode}', 'e00101');
    const { status, refusals } = await api.send(
      method,
      `/api${concrete.replace(/\{.*?\}/g, '1')}`,
      undefined,
      headers,
    );
    found[auth]?.add(status === 401 ? refusals.join() : 'let in');
  }
  return Object.fromEntries(Object.entries(found).map(([auth, answers]) => [auth, [...answers]]));
}

export default proofs('authentication', {
  // ---- top
  // “Dois cabeçalhos dizem quem é e em nome de que comerciante fala, e quase todas as chamadas os levam.”
  'top-1': async (world) => {
    const both = Object.values(operations).filter(({ auth }) => auth === 'platform-and-entity').length;
    expect(both / Object.keys(operations).length).toBeGreaterThan(0.7);
    const paid = await world.payReference();
    expect(paid.clientId).toBe(world.merchant.clientId);
  },
  // “Não há sessões para abrir nem tokens para renovar.”
  'top-2': async (world) => {
    const { code, privateKey, clientId } = world.merchant;
    const headers = { Authorization: basic(code, privateKey), 'PayPay-ClientId': clientId };
    const first = await world.fetch(methods, { headers });
    expect(first.status).toBe(200);
    expect(first.headers.get('set-cookie')).toBeNull();
    await world.pass(365 * 24 * 3600);
    expect((await world.fetch(methods, { headers })).status).toBe(200);
  },
  // ---- credentials
  // “Na sandbox não as pede a ninguém.”
  // “A que arranca no seu computador aceita estas; uma sandbox privada tem as suas.”
  'credentials-1': async (world) => {
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
  // “1. NIF da entidade | O número de contribuinte do comerciante | Um número de teste, na caixa acima | O cabeçalho PayPay-ClientId”
  // “2. Código da plataforma | No back-office, na plataforma que criou | Na caixa acima | O utilizador de Authorization”
  // “3. Chave privada | Na mesma página do back-office | Na caixa acima | A palavra-passe de Authorization”
  'credentials-2': needsEachValueInItsPlace,
  // “A chave privada é a sua palavra-passe, e é também com ela que a API assina os webhooks.”
  'credentials-3': async (world) => {
    const { code, privateKey } = world.merchant;
    expect((await world.api.get(methods, { authorization: basic(code, privateKey) })).status).toBe(200);
    await world.subscribe('payment_confirmed');
    await world.payReference();
    const messages = await world.messages();
    expect(messages.map((message) => world.isSigned(message))).toEqual([true]);
  },
  // “Nunca a ponha numa página, numa aplicação ou no repositório: quem a tem cobra e reembolsa em seu nome.”
  'credentials-4': async (world) => {
    const charged = await world.charge();
    expect(charged.stateDetails.state).toBe('confirmed');
    expect((await world.refund(charged.id, 1000)).status).toBe(201);
  },
  // ---- first-call
  // “Pergunte que métodos de pagamento pode usar, com listAvailableMethods.”
  // “Não cria nada, por isso serve para experimentar credenciais:”
  // “Se a resposta traz success a true, as credenciais servem.”
  'first-call-1': async (world) => {
    const before = await world.api.get<Payment[]>('/api/payments');
    const answer = await world.api.get<{ code: string }[]>(methods);
    expect(answer.data.map(({ code }) => code)).toEqual(['CC', 'MB', 'MW']);
    expect(answer.body.success).toBe(true);
    expect((await world.api.get('/api/payments')).data).toEqual(before.data);
    for (const headers of [{ authorization: basic('0001', 'x') }, { 'paypay-clientid': '500000000' }])
      expect((await world.api.get(methods, headers)).body.success).toBe(false);
  },
  // “Em data está o que pediu; nas listas, meta e links dizem quantas páginas há e onde.”
  'first-call-2': async (world) => {
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
  // ---- refusals
  // “Com outra chave privada:”
  // “E em nome de uma entidade que não está associada à sua plataforma:”
  // “Leia de fora para dentro.”
  'refusals-1': async (world) => {
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
  // “O código em error diz a família, os códigos em errors dizem o problema, e source, quando vem, aponta na sandbox o cabeçalho, o parâmetro ou o campo em causa.”
  'refusals-2': chosen(['behaviour-errorSource'], async ({ api }) => {
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
  }),
  // “Decida pelo código: as frases mudam com o idioma.”
  'refusals-3': async ({ api }) => {
    const answers = await Promise.all(
      ['PT', 'ES', 'EN'].map((language) => api.get(methods, { ...noClientId, 'accept-language': language })),
    );
    const errors = answers.map(({ body }) => body.error?.errors[0]);
    expect(new Set(errors.map((error) => error?.code)).size).toBe(1);
    expect(new Set(errors.map((error) => error?.msg)).size).toBe(3);
  },
  // “Na sandbox, o que pertence a outra entidade não existe para si, a não ser um cliente que ela associou à sua: consultar um pagamento dela responde e00502, tal como um id que não existe.”
  'refusals-4': chosen(['error-e00502'], async ({ api, other, seed, open, get }) => {
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
  }),
  // ---- headers
  // “Authorization | Basic, com o código da plataforma e a chave privada | Em todas as chamadas que não são públicas”
  'headers-1': async (world) => {
    expect(await refusalsWithout(world, noCredentials)).toEqual({
      'platform-and-entity': ['401 e00102'],
      platform: ['401 e00102'],
      none: ['let in'],
    });
  },
  // “PayPay-ClientId | O NIF da entidade, nove algarismos sem espaços nem prefixo | Em quase todas”
  'headers-2': async (world) => {
    const { clientId } = world.merchant;
    expect(clientId).toMatch(/^[0-9]{9}$/);
    const answers = async (value: string) => world.api.get(methods, { 'paypay-clientid': value });
    expect((await answers(clientId)).status).toBe(200);
    for (const wrong of [`PT${clientId}`, `PT ${clientId}`, '999 999 990', clientId.slice(1), ''])
      expect((await answers(wrong)).refusals).toEqual(['401 e00101']);
    expect((await refusalsWithout(world, noClientId))['platform-and-entity']).toEqual(['401 e00101']);
  },
  // “Content-Type | application/json | Quando o pedido tem corpo”
  'headers-3': async (world) => {
    const headers = { 'content-type': 'application/json' };
    const made = await world.api.post('/api/payments/references', { amount: 1000 }, headers);
    expect(made.status).toBe(201);
    expect(made.headers.get('content-type')).toContain('application/json');
    expect((await world.api.get(methods, { 'content-type': undefined })).status).toBe(200);
  },
  // “Accept-Language | PT, ES ou EN: o idioma das mensagens | Se quiser; sem ele, a sandbox responde em português”
  'headers-4': chosen(['behaviour-defaultLanguage'], async (world) => {
    const said = async (language?: string) => {
      const headers = { ...noCredentials, 'accept-language': language };
      return (await world.api.get(methods, headers)).body.error?.errors[0]?.msg;
    };
    expect(await said()).toBe('Autenticação falhada');
    expect(await said('PT')).toBe(await said());
    const { words } = errors.e00102;
    expect([await said('ES'), await said('EN')]).toEqual([words.es, words.en]);
  }),
  // ---- basic
  // “O utilizador é o código da plataforma e a palavra-passe é a chave privada.”
  'basic-1': async (world) => {
    const { code, privateKey } = world.merchant;
    const answer = (user: string, password: string) =>
      world.api.get(methods, { authorization: `Basic ${btoa(`${user}:${password}`)}` });
    expect((await answer(code, privateKey)).status).toBe(200);
    for (const [user, password] of [
      [privateKey, code],
      [world.merchant.clientId, privateKey],
      [code, ''],
    ] as const)
      expect((await answer(user, password)).refusals).toEqual(['401 e00102']);
  },
  // “Base64 não é uma cifra: quem lê o cabeçalho lê a chave.”
  'basic-2': ({ merchant: { code, privateKey } }) => {
    expect(atob(basic(code, privateKey).replace('Basic ', ''))).toBe(`${code}:${privateKey}`);
  },
  // “Por isso os URL do fornecedor são HTTPS; use-os tal como estão na tabela acima.”
  'basic-3': () => {
    for (const url of Object.values(provider.servers)) expect(new URL(url).protocol).toBe('https:');
  },
  // ---- client-id
  // “PayPay-ClientId diz de que comerciante são os pagamentos.”
  // “Se a sua plataforma serve vários, as credenciais são as mesmas e só muda este cabeçalho.”
  'client-id-1': async (world) => {
    const { entity, entities } = world.seed;
    for (const { clientId } of [entity, entities.approved]) {
      const paid = await world.payReferenceAs(world.onBehalfOf(clientId));
      expect(paid.clientId).toBe(clientId);
      const { data } = await world.onBehalfOf(clientId).get<Payment[]>('/api/payments');
      expect(new Set(data.map((payment) => payment.clientId))).toEqual(new Set([clientId]));
    }
  },
  // “Não o levam as chamadas que são da própria plataforma:”
  // “E estas são públicas, não levam credenciais nenhumas:”
  'client-id-2': async (world) => {
    const { platform, none } = await refusalsWithout(world, noClientId);
    expect([platform, none]).toEqual([['let in'], ['let in']]);
    expect((await refusalsWithout(world, noCredentials)).none).toEqual(['let in']);
    expect((await world.api.get('/api/webhooks', noClientId)).status).toBe(200);
  },
});
