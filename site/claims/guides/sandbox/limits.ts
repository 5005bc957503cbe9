import { mostKept, sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { assumptionFacts } from '@balcao/contract/facts/assumptions.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { mostItems } from '@balcao/contract/schema/requestLimits.ts';
import { expect } from 'vitest';
import { basic } from '../../../../sandbox/testing/api.ts';
import { exportState, importState } from '../../../../sandbox/testing/privateSandbox.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, source } from '../../claims.ts';

interface EntityRow {
  client_id: string;
  document: { registration: object };
}

const reference = '/api/payments/references';
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

/** Rows on what a sandbox holds, and on what it does not imitate. */
export const limitRows = claims({
  limits: [
    claim(
      [
        'Uma sandbox não cresce sem fim.',
        'Conta o que lá está: o que se apaga dá lugar, e resetSandbox recomeça.',
      ],
      async (world) => {
        const full = await bounded(world);
        expect(await fillSubscriptions(full)).toBe('429 c0810');
        await full.api.delete(`/api/webhooks/${world.seed.webhooks.confirmed}`);
        expect(await full.send('/api/webhooks', subscription)).toBe('200');
        expect(await full.send('/api/webhooks', subscription)).toBe('429 c0810');
        await full.api.post('/sandbox/reset');
        expect(await full.send('/api/webhooks', subscription)).toBe('200');
      },
      { chosen: ['limit-sandboxQuotas'] },
    ),
    claim(
      'Cheia, a sandbox recusa o que é novo com o estado 429 e um código que diz porquê: c0803 para objetos a mais, c0810 para subscrições, c0811 para dados.',
      async (world) => {
        await refusesWhenFull(world);
        const heavy = await bounded(world);
        expect(await fillBytes(heavy)).toBe('429 c0811');
        expect(await heavy.send(reference, { amount: 1000 })).toBe('429 c0811');
      },
      { chosen: ['limit-sandboxQuotas'] },
    ),
    source(
      'A página de adesão, que não pede credenciais, tem um limite só dela, c0816, para que estranhos não gastem o da plataforma.',
      'product: signUps of contract/control/sandboxQuotas.ts, which sandbox/http/simulator/signUpQuota.test.ts fills',
    ),
    claim('Os webhooks continuam a sair e os prazos a passar.', sendsWhenFull),
    claim('No registo de chamadas, as mais antigas dão lugar às novas.', async (world) => {
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
    }),
    advice('Os pedidos também têm medida.'),
    source(
      'A documentação do fornecedor não diz a dele; esta é a da sandbox, e a referência da API mostra a de cada campo:',
      'product: contract/schema/requestLimits.ts, where the figures are chosen because no source gives them',
    ),
    claim(
      'Um texto comprido de mais é recusado com e00227 ou com o código do próprio campo, e uma lista comprida de mais com e00219.',
      async ({ api }) => {
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
      },
      { chosen: ['limit-textCharacters', 'limit-mostItems'] },
    ),
  ],
  differences: [
    advice(
      'O dinheiro.',
      'Os cartões verdadeiros.',
      'O back-office.',
      'A pressa.',
      'Isto é o que mais se nota:',
    ),
    source(
      'Montantes, contas, cartões e telemóveis são inventados.',
      'product: contract/scenarios, whose values say that nobody has them',
    ),
    claim(
      'A página de pagamento e os terminais recusam qualquer número que não seja de teste.',
      async (world) => {
        const number = '4012888888881881';
        const page = await world.open();
        expect((await world.payerOnPage(page.id).card(number)).status).toBe(422);
        expect((await page.payment()).stateDetails.state).toBe('pending');
        const terminal = world.terminal();
        const { data } = await terminal.ask(1000);
        expect((await terminal.card('insert', number)).status).toBeGreaterThan(399);
        expect((await world.get(data.id)).stateDetails.state).toBe('pending_confirmation');
      },
    ),
    source(
      'Ficheiros de liquidação e verificações de conformidade só existem no que se vê pela API.',
      'product: contract/operations.ts and contract/control/operations.ts have no call for either',
    ),
    advice('Os tempos de resposta são os do seu computador; não meça por eles os do fornecedor.'),
    claim(
      [
        'Onde a especificação do fornecedor se cala, a sandbox teve de escolher.',
        'Todas as escolhas estão em O que a sandbox faz e não faz, cada uma com o seu porquê.',
      ],
      () => {
        const groups = Object.values(assumptionFacts('pt').assumptions).flat();
        const choices = groups.filter(({ origin }) => origin === 'chosen');
        expect(choices.length).toBeGreaterThan(50);
        for (const { id, words } of choices) expect([id, words.length > 10]).toEqual([id, true]);
      },
    ),
  ],
});
