import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultKinds } from '@balcao/contract/control/faultKinds.ts';
import { mostKept, sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import type { Tenant, TenantState } from '@balcao/contract/control/tenants.ts';
import { assumptionFacts } from '@balcao/contract/facts/assumptions.ts';
import { paymentStates } from '@balcao/contract/resources/payments/enums.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { mostItems } from '@balcao/contract/schema/requestLimits.ts';
import { expect } from 'vitest';
import { basic, merchant, otherMerchant } from '../../sandbox/testing/api.ts';
import { onFullDisk } from '../../sandbox/testing/fullDisk.ts';
import {
  exportState,
  importState,
  openPrivateSandbox,
  type PrivateSandbox,
} from '../../sandbox/testing/privateSandbox.ts';
import { openTestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';
import { idlestMakesRoom } from './verbs/sandbox-idlest.ts';

const reference = '/api/payments/references';

const nobody = { authorization: undefined, 'paypay-clientid': undefined };

const list = async ({ api }: World) => (await api.get<Payment[]>('/api/payments?limit=100')).data;

/** The state that a magic phone leads to, and the code it ends with. */
async function afterPhone(world: World, { phone, whenSaved }: (typeof phoneScenarios)[number]) {
  const details = { phoneNumber: phone, ...(whenSaved && { createRegistration: true }) };
  const customer = whenSaved && { customer: { uuid: world.seed.customers.own } };
  const { data } = await world.create({ paymentMethod: { code: 'MW', details }, ...customer });
  await world.pass(5 * 60);
  const { stateDetails, paymentMethod } = await world.get(data.id);
  return [stateDetails.state, paymentMethod?.result?.code];
}

interface EntityRow {
  client_id: string;
  document: { registration: object };
}

const subscription = { action: 'payment_cancelled', url: 'https://loja.example/hook' };

/** A private sandbox, and calls that its quotas may refuse: the description of the API does not tell of them. */
async function bounded(world: World) {
  const tenant = await world.openPrivateSandbox();
  const { platformCode, privateKey, clientId } = tenant;
  const headers = { authorization: basic(platformCode, privateKey), 'paypay-clientid': clientId };
  const send = async (path: string, body: object): Promise<string> => {
    const response = await world.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const { error } = (await response.json()) as { error?: { code: string } };
    return error ? `${response.status} ${error.code}` : String(response.status);
  };
  return { ...tenant, send };
}

/** Subscribes until no more are accepted; gives what the last call got. */
async function fillSubscriptions({ send }: Awaited<ReturnType<typeof bounded>>): Promise<string> {
  for (let n = 0; n <= sandboxQuotas.subscriptions.private; n += 1) {
    const got = await send('/api/webhooks', subscription);
    if (got !== '200') return got;
  }
  throw new Error('The sandbox does not fill up.');
}

/** Registers entities until no more are accepted, most of them by a state; gives what the last two calls got. */
async function fillEntities({ api, send }: Awaited<ReturnType<typeof bounded>>): Promise<string[]> {
  const state = await exportState(api);
  const own = (state.tables.entities ?? []) as unknown as EntityRow[];
  const like = own.find(({ client_id }) => client_id === seed.entity.clientId);
  if (!like) throw new Error('The state has no entity of the seed.');
  const missing = sandboxQuotas.objects.private - 1 - own.length;
  const more = Array.from({ length: missing }, (_, n) => {
    const clientId = String(510_000_000 + n);
    const registration = { ...like.document.registration, clientId };
    return { ...like, client_id: clientId, document: { ...like.document, clientId, registration } };
  });
  const tables = { ...state.tables, entities: [...own, ...more] };
  expect((await importState(api, { ...state, tables })).refusals).toEqual([]);
  const user = { name: 'Rui', email: 'rui@loja.example' };
  const register = (clientId: string) => send('/api/entities', { clientId, name: 'Nova, Lda.', user });
  return [await register('501964843'), await register('502011378')];
}

/** A checkout about as large as one may be; a character takes three bytes. */
const largeCheckout = {
  payment: {
    amount: 1000,
    additionalData: Array.from({ length: mostItems.additionalData }, (_, n) => ({
      key: `${n}`.padEnd(255, 'ã'),
      value: '円'.repeat(255),
      type: 'STRING',
    })),
  },
  redirects: Array.from({ length: mostItems.redirects }, () => ({
    type: 'success',
    url: 'https://loja.example/'.padEnd(2000, '円'),
  })),
};

/** Creates large checkouts until one is refused. */
async function fillBytes({ send }: Awaited<ReturnType<typeof bounded>>): Promise<string> {
  for (let n = 0; n < 2500; n += 1) {
    const got = await send('/api/checkouts', largeCheckout);
    if (got !== '201') return got;
  }
  throw new Error('The sandbox does not fill up.');
}

/** A private sandbox refuses one object or subscription more than its quotas, with a code that says which. */
export async function refusesWhenFull(world: World): Promise<void> {
  const full = await bounded(world);
  expect(await fillSubscriptions(full)).toBe('429 c0810');
  expect(await full.send(reference, { amount: 1000 })).toBe('201');
  expect(await fillEntities(await bounded(world))).toEqual(['201', '429 c0803']);
}

/** Deadlines pass in a full sandbox, and webhooks tell of them. */
export async function sendsWhenFull(world: World): Promise<void> {
  const full = await bounded(world);
  const validDate = { end: '2026-01-15T12:00:00' };
  const { data } = await full.api.post<{ id: string }>(reference, { amount: 1000, validDate });
  expect(await fillSubscriptions(full)).toBe('429 c0810');
  await full.api.post('/sandbox/clock', { advanceSeconds: 2 * 3600 });
  const { data: ended } = await full.api.get<{ stateDetails: object }>(`/api/payments/${data.id}`);
  expect(ended.stateDetails).toMatchObject({ state: 'cancelled' });
  const told = await world.notifications(subscription.url);
  expect(told.map(({ payments: [payment] }) => payment.id)).toContain(data.id);
}

const _destinationTests = 'e2e/guides/destination.spec.ts';

const _workbenchTests = 'e2e/workbench/firstSteps.spec.ts';

/** Opens a private sandbox of a seed, or of one drawn at random. */
const open = ({ sandbox }: World, seed?: string) => openPrivateSandbox(sandbox, seed ? { seed } : {});

const credentialsOf = ({ platformCode, privateKey, other }: Tenant) => [
  platformCode,
  privateKey,
  other.platformCode,
  other.privateKey,
];

/** What a caller can list, with the ids of it. */
const listed = [
  '/api/payments?limit=100',
  '/api/customers',
  '/api/webhooks',
  '/api/terminals',
  '/api/referenceRanges',
  '/api/bankAccounts',
  '/sandbox/entities',
  '/sandbox/clock',
  '/sandbox/faults',
];

/** Everything that a caller can list; each sandbox has an inbox of its own. */
async function everythingOf({ api }: Pick<PrivateSandbox, 'api'>): Promise<unknown[]> {
  const seen = [];
  for (const path of listed) seen.push((await api.get(path)).body.data);
  return JSON.parse(JSON.stringify(seen).replaceAll(/inbox\/\d+/g, 'inbox/own'));
}

const tokensOf = ({ tables }: TenantState) =>
  (tables.payments ?? []).flatMap(({ checkout_id: token }) => (token ? [String(token)] : []));

/** Lets something happen that a state has to keep. */
async function live({ api }: PrivateSandbox): Promise<void> {
  const { data } = await api.post<Payment>('/api/payments/references', { amount: 1000 });
  await api.post('/sandbox/atm', { ...data.referenceDetails, amount: 1000 });
  await api.post('/api/customers', { customerId: 'C-9', firstName: 'Rui' });
  await api.post('/sandbox/faults', { kind: 'latency', calls: 3, operation: 'createSdk' });
  await api.post('/sandbox/clock', { advanceSeconds: 90 });
}

export default proofs('sandbox', {
  // ---- top
  // “Responde, cobra e avisa como a especificação descreve, e falha quando lho pede; o dinheiro é a fingir.”
  'top-1': async (world) => {
    await world.subscribe('payment_confirmed');
    const { id, stateDetails } = await world.charge();
    expect(stateDetails.state).toBe('confirmed');
    expect((await world.notifications()).map(({ payments: [payment] }) => payment.id)).toEqual([id]);
    const faulty = { 'sandbox-fault': 'server_error' };
    expect((await world.api.send('POST', reference, { amount: 1000 }, faulty)).status).toBe(500);
    expect((await world.api.post(reference, { amount: 1000 })).status).toBe(201);
  },
  // ---- start
  // “Na primeira vez, traga o código deste portal, com o qual vêm a sandbox e os exemplos.”
  'start-1': () => {
    for (const folder of ['sandbox', 'examples']) expect(existsSync(at(folder)), folder).toBe(true);
  },
  // “Precisa de Git e de Node.js 20.19 ou mais recente:”
  'start-2': () => {
    const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    expect(engines.node).toBe('>=20.19');
    expect(readFileSync(at('tools/run/node-version.mjs'), 'utf8')).toContain('const floor = [20, 19];');
  },
  // “Os dados ficam na pasta .data e continuam lá no arranque seguinte.”
  'start-3': async () => {
    const configuration = readFileSync(at('sandbox/server/configuration.ts'), 'utf8');
    expect(configuration).toContain("env.DATA_DIR ?? '.data'");
    const folder = mkdtempSync(join(tmpdir(), 'balcao-claims-'));
    try {
      const location = { sqlite: join(folder, 'sandbox.db') };
      const first = await openTestSandbox(location);
      const { data } = await first.api.post<Payment>(reference, { amount: 4711 });
      await first.close();
      const second = await openTestSandbox(location);
      expect((await second.api.get<Payment>(`/api/payments/${data.id}`)).data.amount).toBe(4711);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  // ---- ready
  // “getReadiness pergunta-lhe: responde 200 quando a sandbox pode ler e escrever, ou 503 e o que falta.”
  'ready-1': async ({ api }) => {
    expect((await api.get('/sandbox/ready', nobody)).status).toBe(200);
    const { health, ready, missing, read } = await onFullDisk();
    expect([health, ready, read]).toEqual([200, 503, 200]);
    expect(missing).toContain('escrit');
  },
  // ---- seed
  // “Uma sandbox acabada de arrancar aceita estas credenciais.”
  'seed-1': async () => {
    const fresh = await openTestSandbox({ sqlite: ':memory:' });
    for (const { code, privateKey, clientId } of [merchant, otherMerchant]) {
      const headers = { authorization: basic(code, privateKey), 'paypay-clientid': clientId };
      expect((await fresh.api.get('/api/availableMethods?amount=1000', headers)).status).toBe(200);
    }
    await fresh.close();
  },
  // “Há uma segunda plataforma, com outra entidade, para ver como a API protege o que é dos outros:”
  'seed-2': async ({ api, other, seed, merchant: own }) => {
    const theirs = `/api/payments/${seed.payments.otherEntity}`;
    expect((await other.get(theirs)).status).toBe(200);
    expect((await api.get(theirs)).refusals).toEqual(['404 e00502']);
    const headers = {
      authorization: basic(own.code, own.privateKey),
      'paypay-clientid': seed.otherEntity.clientId,
    };
    expect((await api.get('/api/payments', headers)).refusals).toEqual(['401 e00101']);
  },
  // “Encontra também pagamentos de cada método e em cada estado, clientes com métodos guardados, terminais, intervalos de referências e subscrições de webhooks.”
  'seed-3': async (world) => {
    const payments = await list(world);
    const states = new Set(payments.map(({ stateDetails }) => stateDetails.state));
    expect([...states].sort()).toEqual([...paymentStates].sort());
    const methods = new Set(payments.flatMap(({ paymentMethod }) => paymentMethod?.code ?? []));
    expect([...methods].sort()).toEqual(['CC', 'MB', 'MW']);
    const saved = `/api/customers/${world.seed.customers.own}/paymentMethods`;
    for (const path of ['/api/customers', saved, '/api/terminals', '/api/referenceRanges', '/api/webhooks'])
      expect([path, (await world.api.get<unknown[]>(path)).data.length > 0]).toEqual([path, true]);
  },
  // “Para voltar a esse ponto, reponha-a:”
  'seed-4': async (world) => {
    const before = await list(world);
    await world.payReference();
    await world.pass(3600);
    expect(await list(world)).not.toEqual(before);
    await sendRecorded(world, 'sandbox/reset', 'reset');
    expect(await list(world)).toEqual(before);
    const clock = await world.api.get<{ offsetSeconds: number }>('/sandbox/clock');
    expect(clock.data.offsetSeconds).toBe(0);
  },
  // ---- magic
  // “O desfecho de um pagamento decide-se pelo que lá escreve.”
  // “Estes cartões servem na página de pagamento, com qualquer validade futura:”
  'magic-1': chosen(['scenario-cards'], async (world) => {
    for (const { number, outcome, code } of cardScenarios) {
      for (const expiry of [
        { expiryMonth: '01', expiryYear: '2026' },
        { expiryMonth: '12', expiryYear: '2045' },
      ]) {
        const page = await world.open();
        const payer = world.payerOnPage(page.id);
        await payer.card(number, expiry);
        if (outcome === 'challenge') await payer.bank('accept');
        const { stateDetails, paymentMethod } = await page.payment();
        expect([number, stateDetails.state, paymentMethod?.result?.code]).toEqual([
          number,
          outcome === 'decline' ? 'pending' : 'confirmed',
          code,
        ]);
      }
      const past = await world.open();
      const refused = await past.card(number, { expiryMonth: '12', expiryYear: '2025' });
      expect([number, refused.status]).toEqual([number, 422]);
    }
  }),
  // “E estes telemóveis decidem sozinhos o desfecho de um pedido MB WAY:”
  'magic-2': async (world) => {
    for (const scenario of phoneScenarios) {
      const ended = [scenario.outcome === 'accept' ? 'confirmed' : 'pending', scenario.code];
      expect([scenario.phone, ...(await afterPhone(world, scenario))]).toEqual([scenario.phone, ...ended]);
    }
  },
  // ---- clock
  // “Cada sandbox tem um relógio, que anda com o seu e se pode adiantar.”
  'clock-1': async (world) => {
    const { api } = await world.openPrivateSandbox();
    const now = async (of = api) => (await of.get<{ now: string }>('/sandbox/clock')).data.now;
    await api.post('/sandbox/clock', { advanceSeconds: 3600 });
    world.clock.at += 5000;
    expect([await now(), await now(world.api)]).toEqual([
      '2026-01-15T11:00:05+00:00',
      '2026-01-15T10:00:05+00:00',
    ]);
  },
  // “Tudo o que entretanto vencia acontece, por ordem e à sua hora: prazos, pedidos MB WAY, novas tentativas de webhooks, fecho do dia.”
  'clock-2': async (world) => {
    const actions = ['payment_method_error', 'payment_expired', 'payment_confirmed'];
    await world.subscribe(...actions);
    world.respondWith(503);
    const paid = await world.payReference();
    const { data: phone } = await world.create({
      paymentMethod: { code: 'MW', details: { phoneNumber: '351#912345678' } },
    });
    const validDate = { end: '2026-01-15T12:00:00' };
    const { data: ended } = await world.api.post<Payment>(reference, { amount: 1000, validDate });
    world.respondWith(204);
    await sendRecorded(world, 'sandbox/bad-day', 'clock');
    const told = (await world.notifications()).map(({ webhook, payments: [{ id }] }) => [
      id,
      webhook.action,
      webhook.createdAt.slice(11, 19),
    ]);
    expect(told.filter(([id]) => [paid.id, phone.id, ended.id].includes(String(id)))).toEqual([
      [paid.id, 'payment_confirmed', '10:00:00'],
      [paid.id, 'payment_confirmed', '10:00:00'],
      [phone.id, 'payment_method_error', '10:05:00'],
      [phone.id, 'payment_expired', '10:30:00'],
      [ended.id, 'payment_expired', '12:00:00'],
    ]);
    const delivery = (await world.deliveries()).find(({ paymentId }) => paymentId === paid.id);
    expect(delivery?.attempts.map((attempt) => attempt.at)).toEqual([
      '2026-01-15T10:00:00+00:00',
      '2026-01-15T10:01:00+00:00',
    ]);
    expect((await world.get(paid.id)).transferDetails?.transferredAt).toBe('2026-01-16T00:00:00+00:00');
  },
  // ---- faults
  // “A próxima referência é recusada, e a seguinte já não:”
  'faults-1': async (world) => {
    await sendRecorded(world, 'sandbox/bad-day', 'fault');
    const send = () => sendRecorded(world, 'sandbox/bad-day', 'faulty');
    expect((await send()).refusals).toEqual(['502 e04101']);
    expect((await send()).status).toBe(201);
  },
  // “Para uma chamada só, envie o nome da falha no cabeçalho Sandbox-Fault dessa chamada.”
  'faults-2': async ({ api, pauses }) => {
    const met: Record<string, number | string> = {};
    for (const kind of faultKinds) {
      const sent = api.send('POST', reference, { amount: 1000 }, { 'sandbox-fault': kind });
      met[kind] = await sent.then(
        ({ status }) => status,
        () => 'cut',
      );
      expect((await api.post(reference, { amount: 1000 })).status).toBe(201);
    }
    expect(met).toEqual({
      latency: 201,
      server_error: 500,
      acquirer_error: 502,
      unavailable: 503,
      dropped_connection: 'cut',
    });
    expect(pauses).toEqual([2000]);
  },
  // “Um nome que não existe é recusado com 422 c0902, e a chamada não é feita.”
  'faults-3': async (world) => {
    const { code, privateKey, clientId } = world.merchant;
    const credentials = { authorization: basic(code, privateKey), 'paypay-clientid': clientId };
    const count = async () => (await world.api.get('/api/payments')).body.meta?.totalCount;
    const before = await count();
    for (const name of ['flood', 'server_error, flood', 'server_error=5', 'latency=0']) {
      const headers = { ...credentials, 'sandbox-fault': name };
      const body = JSON.stringify({ amount: 1000 });
      const answer = await world.fetch(reference, { method: 'POST', headers, body });
      const { error } = (await answer.json()) as { error: { code: string } };
      expect([name, answer.status, error.code]).toEqual([name, 422, 'c0902']);
    }
    expect(await count()).toBe(before);
  },
  // ---- webhooks
  // “setFailureMode põe uma subscrição num modo de falha até que o retire:”
  'webhooks-1': async (world) => {
    const body = { action: 'payment_confirmed', url: world.webhookUrl };
    const { data } = await world.api.post<{ id: string }>('/api/webhooks', body);
    const mode = (failureMode: string | null) =>
      world.api.put(`/sandbox/webhooks/${data.id}/failure-mode`, { failureMode });
    await mode('duplicate');
    for (const arrived of [2, 4]) {
      await world.payReference();
      expect(await world.messages()).toHaveLength(arrived);
    }
    await mode(null);
    await world.payReference();
    expect(await world.messages()).toHaveLength(5);
  },
  // ---- limits
  // “Uma sandbox não cresce sem fim.”
  // “Conta o que lá está: o que se apaga dá lugar, e resetSandbox recomeça.”
  'limits-1': chosen(['limit-sandboxQuotas'], async (world) => {
    const full = await bounded(world);
    expect(await fillSubscriptions(full)).toBe('429 c0810');
    await full.api.delete(`/api/webhooks/${world.seed.webhooks.confirmed}`);
    expect(await full.send('/api/webhooks', subscription)).toBe('200');
    expect(await full.send('/api/webhooks', subscription)).toBe('429 c0810');
    await full.api.post('/sandbox/reset');
    expect(await full.send('/api/webhooks', subscription)).toBe('200');
  }),
  // “Cheia, a sandbox recusa o que é novo com o estado 429 e um código que diz porquê: c0803 para objetos a mais, c0810 para subscrições, c0811 para dados.”
  'limits-2': chosen(['limit-sandboxQuotas'], async (world) => {
    await refusesWhenFull(world);
    const heavy = await bounded(world);
    expect(await fillBytes(heavy)).toBe('429 c0811');
    expect(await heavy.send(reference, { amount: 1000 })).toBe('429 c0811');
  }),
  // “Os webhooks continuam a sair e os prazos a passar.”
  'limits-3': sendsWhenFull,
  // “No registo de chamadas, as mais antigas dão lugar às novas.”
  'limits-4': async (world) => {
    const { api } = await world.openPrivateSandbox();
    const paths = async () =>
      (await api.get<{ path: string }[]>(`/sandbox/requests?limit=${mostKept.requests}`)).data.map(
        ({ path }) => path,
      );
    await api.get('/api/payments/1001');
    expect(await paths()).toEqual(['/api/payments/1001']);
    for (let n = 0; n < mostKept.requests; n += 1) await api.get('/api/webhooks');
    await api.get('/api/payments/1002');
    const kept = await paths();
    expect(kept[0]).toBe('/api/payments/1002');
    expect(kept).not.toContain('/api/payments/1001');
    expect(kept.length).toBeGreaterThan(100);
  },
  // “Um texto comprido de mais é recusado com e00227 ou com o código do próprio campo, e uma lista comprida de mais com e00219.”
  'limits-5': chosen(['limit-textCharacters', 'limit-mostItems'], async ({ api }) => {
    const refusals = async (path: string, body: object) => (await api.post(path, body)).refusals;
    const one = { key: 'a', value: 'b', type: 'STRING' };
    const list = (length: number) => ({
      amount: 1000,
      additionalData: Array.from({ length }, (_, n) => ({ ...one, key: `${n}` })),
    });
    const text = (length: number) => ({ amount: 1000, customUniqueId: 'x'.repeat(length) });
    expect(await refusals(reference, text(255))).toEqual([]);
    expect(await refusals(reference, text(256))).toEqual(['422 e00227']);
    const email = { email: `${'x'.repeat(300)}@loja.example` };
    const own = await refusals('/api/customers', email);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/^422 e002\d\d$/);
    expect(own).not.toContain('422 e00227');
    expect(await refusals(reference, list(mostItems.additionalData))).toEqual([]);
    expect(await refusals(reference, list(mostItems.additionalData + 1))).toEqual(['422 e00219']);
  }),
  // ---- differences
  // “A página de pagamento e os terminais recusam qualquer número que não seja de teste.”
  'differences-1': async (world) => {
    const number = '4012888888881881';
    const page = await world.open();
    expect((await world.payerOnPage(page.id).card(number)).status).toBe(422);
    expect((await page.payment()).stateDetails.state).toBe('pending');
    const terminal = world.terminal();
    const { data } = await terminal.ask(1000);
    expect((await terminal.card('insert', number)).status).toBeGreaterThan(399);
    expect((await world.get(data.id)).stateDetails.state).toBe('pending_confirmation');
  },
  // “Onde a especificação do fornecedor se cala, a sandbox teve de escolher.”
  // “Todas as escolhas estão em O que a sandbox faz e não faz, cada uma com o seu porquê.”
  'differences-2': () => {
    const groups = Object.values(assumptionFacts('pt').assumptions).flat();
    const choices = groups.filter(({ origin }) => origin === 'chosen');
    expect(choices.length).toBeGreaterThan(50);
    for (const { id, words } of choices) expect([id, words.length > 10]).toEqual([id, true]);
  },
  // ---- private
  // “Quem partilha uma sandbox tropeça nos dados e no relógio dos outros.”
  'private-1': async (world) => {
    await world.pass(3600);
    const { data } = await world.other.get<{ offsetSeconds: number }>('/sandbox/clock');
    expect(data.offsetSeconds).toBe(3600);
    const { id } = await world.charge();
    await world.api.post('/sandbox/reset');
    expect((await world.api.get(`/api/payments/${id}`)).refusals).toEqual(['404 e00502']);
  },
  // “Use as credenciais da resposta no mesmo URL.”
  'private-2': async (world) => {
    const { data } = await sendRecorded<Tenant>(world, 'sandbox/private', 'open');
    const authorization = `Basic ${btoa(`${data.platformCode}:${data.privateKey}`)}`;
    const made = await world.api.post<Payment>(
      '/api/payments/references',
      { amount: 1000 },
      { authorization, 'paypay-clientid': data.clientId },
    );
    expect(made.status).toBe(201);
    expect((await world.api.get(`/api/payments/${made.data.id}`)).refusals).toEqual(['404 e00502']);
  },
  // “A mesma seed dá sempre as mesmas credenciais e os mesmos identificadores das páginas de pagamento; sem ela, são tirados à sorte.”
  // “Os outros ids são iguais em todas.”
  'private-3': async (world) => {
    const mine = await open(world, 'loja');
    const elsewhere = await openTestSandbox({ sqlite: ':memory:' });
    const same = await openPrivateSandbox(elsewhere.sandbox, { seed: 'loja' });
    const page = async ({ api }: PrivateSandbox) =>
      (await api.post<{ id: string }>('/api/checkouts', { payment: { amount: 1000 } })).data.id;
    expect([credentialsOf(same), same.checkouts]).toEqual([credentialsOf(mine), mine.checkouts]);
    expect(await page(same)).toBe(await page(mine));
    await elsewhere.close();
    const [one, two] = [await open(world), await open(world)];
    const all = [mine, one, two].flatMap((each) => [
      ...credentialsOf(each),
      ...Object.values(each.checkouts),
    ]);
    expect(new Set(all).size).toBe(all.length);
    for (const each of [mine, one, two]) {
      await each.api.post('/sandbox/reset');
      expect(await everythingOf(each)).toEqual(await everythingOf(world));
    }
  },
  // “Uma seed que já esteja em uso é recusada.”
  'private-4': async (world) => {
    await open(world, 'loja');
    expect((await world.api.post('/sandbox/tenants', { seed: 'loja' })).refusals).toEqual(['409 c0802']);
  },
  // “exportSandbox guarda tudo o que lá está, menos o registo de chamadas, e importSandbox volta a pô-lo, ali ou noutra sandbox.”
  'private-5': async (world) => {
    const [from, to] = [await open(world), await open(world)];
    await live(from);
    const before = await everythingOf(from);
    const state = await exportState(from.api);
    await from.api.post('/sandbox/reset');
    expect(await everythingOf(from)).not.toEqual(before);
    for (const each of [from, to]) {
      expect((await importState(each.api, state)).status).toBe(200);
      expect(await everythingOf(each)).toEqual(before);
    }
    const { data: calls } = await to.api.get<{ operation: string }[]>('/sandbox/requests');
    expect(calls.map(({ operation }) => operation)).not.toContain('createReference');
    expect(JSON.stringify(state)).not.toContain('createReference');
  },
  // “Só mudam os identificadores das páginas de pagamento: quem tem um pode pagar nessa página, e por isso um estado importado não traz os antigos; os novos estão em exportSandbox.”
  'private-6': async (world) => {
    const [from, to] = [await open(world), await open(world)];
    const state = await exportState(from.api);
    await importState(to.api, state);
    const after = await exportState(to.api);
    const [old, fresh] = [tokensOf(state), tokensOf(after)];
    expect(fresh).toHaveLength(old.length);
    for (const token of old) expect(fresh).not.toContain(token);
    const withoutTokens = (text: string, tokens: string[]) =>
      tokens.reduce((left, token, n) => left.replaceAll(token, `token ${n}`), text);
    expect(JSON.parse(withoutTokens(JSON.stringify(after), fresh))).toEqual(
      JSON.parse(withoutTokens(JSON.stringify(state), old)),
    );
    for (const token of old)
      expect((await to.api.get(`/api/checkouts/${token}`)).refusals).toEqual(['404 e00501']);
    const [row] = (after.tables.payments ?? []).filter(
      ({ id }) => String(id) === world.seed.payments.readyCheckout,
    );
    await world.payerOnPage(String(row?.checkout_id)).card(world.cards.visa);
    const { data } = await to.api.get<Payment>(`/api/payments/${row?.id}`);
    expect(data.stateDetails.state).toBe('confirmed');
  },
  // “Quando não cabem mais sandboxes, a que está parada há mais tempo dá lugar à nova, se estiver assim há uma hora; senão, a nova é recusada.”
  'private-7': chosen(['limit-sandboxQuotas'], idlestMakesRoom),
  // “As chaves vão no fragmento da ligação, que o navegador não envia; quem tem a ligação tem as chaves.”
  'private-8': async (world) => {
    const { workbenchUrl, platformCode, privateKey, clientId } = await open(world);
    const { pathname, search, hash } = new URL(workbenchUrl);
    expect([pathname, search]).toEqual(['/', '']);
    expect(hash).toBe(`#keys=${platformCode}:${privateKey}:${clientId}`);
    const [code, key] = hash.slice('#keys='.length).split(':');
    const authorization = `Basic ${btoa(`${code}:${key}`)}`;
    expect((await world.api.get('/api/payments', { authorization })).status).toBe(200);
  },
});
