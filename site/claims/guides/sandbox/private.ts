import type { Tenant, TenantState } from '@balcao/contract/control/tenants.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import {
  exportState,
  importState,
  openPrivateSandbox,
  type PrivateSandbox,
} from '../../../../sandbox/testing/privateSandbox.ts';
import { openTestSandbox } from '../../../../sandbox/testing/testSandbox.ts';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { idlestMakesRoom } from './idlest.ts';

const destinationTests = 'e2e/guides/destination.spec.ts';
const workbenchTests = 'e2e/workbench/firstSteps.spec.ts';
const chosenEverywhere = provedBy(
  destinationTests,
  'another sandbox that is chosen once answers panels, forms and the console, and samples name it, also after a reload',
);
const recordingsOnly = provedBy(
  destinationTests,
  'with recordings only, panels say why they replay and nothing is sent from anywhere',
);
const testingServer = provedBy(
  destinationTests,
  'the testing server gets its own credentials from forms, panels say that it has no simulators, and code hides its key',
);

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

/** Rows on private sandboxes, and on where the requests of the pages go. */
export const privateRows = claims({
  private: [
    claim('Quem partilha uma sandbox tropeça nos dados e no relógio dos outros.', async (world) => {
      await world.pass(3600);
      const { data } = await world.other.get<{ offsetSeconds: number }>('/sandbox/clock');
      expect(data.offsetSeconds).toBe(3600);
      const { id } = await world.charge();
      await world.api.post('/sandbox/reset');
      expect((await world.api.get(`/api/payments/${id}`)).refusals).toEqual(['404 e00502']);
    }),
    advice('Abra uma privada para cada programador, ou para cada teste automático:'),
    claim('Use as credenciais da resposta no mesmo URL.', async (world) => {
      const { data } = await sendRecorded<Tenant>(world, 'sandbox/private', 'open');
      const authorization = `Basic ${btoa(`${data.platformCode}:${data.privateKey}`)}`;
      const made = await world.api.post<Payment>(
        '/api/payments/references',
        { amount: 1000 },
        { authorization, 'paypay-clientid': data.clientId },
      );
      expect(made.status).toBe(201);
      expect((await world.api.get(`/api/payments/${made.data.id}`)).refusals).toEqual(['404 e00502']);
    }),
    claim(
      [
        'A mesma seed dá sempre as mesmas credenciais e os mesmos identificadores das páginas de pagamento; sem ela, são tirados à sorte.',
        'Os outros ids são iguais em todas.',
      ],
      async (world) => {
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
    ),
    claim('Uma seed que já esteja em uso é recusada.', async (world) => {
      await open(world, 'loja');
      expect((await world.api.post('/sandbox/tenants', { seed: 'loja' })).refusals).toEqual(['409 c0802']);
    }),
    claim(
      'exportSandbox guarda tudo o que lá está, menos o registo de chamadas, e importSandbox volta a pô-lo, ali ou noutra sandbox.',
      async (world) => {
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
    ),
    claim(
      [
        'Só mudam os identificadores das páginas de pagamento: quem tem um pode pagar nessa página, e por isso um estado importado não traz os antigos; os novos estão em exportSandbox.',
      ],
      async (world) => {
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
    ),
    claim(
      'Quando não cabem mais sandboxes, a que está parada há mais tempo dá lugar à nova, se estiver assim há uma hora; senão, a nova é recusada.',
      idlestMakesRoom,
      { chosen: ['limit-sandboxQuotas'] },
    ),
    claim(
      'Quando um teste falha, abra o workbenchUrl da resposta: a página da sandbox mostra os pagamentos, as chamadas e os webhooks desse teste.',
      provedBy(
        workbenchTests,
        'the link of a tenant that a test opened shows what the test did, and leaves no key in the address bar',
      ),
    ),
    claim(
      'As chaves vão no fragmento da ligação, que o navegador não envia; quem tem a ligação tem as chaves.',
      async (world) => {
        const { workbenchUrl, platformCode, privateKey, clientId } = await open(world);
        const { pathname, search, hash } = new URL(workbenchUrl);
        expect([pathname, search]).toEqual(['/', '']);
        expect(hash).toBe(`#keys=${platformCode}:${privateKey}:${clientId}`);
        const [code, key] = hash.slice('#keys='.length).split(':');
        const authorization = `Basic ${btoa(`${code}:${key}`)}`;
        expect((await world.api.get('/api/payments', { authorization })).status).toBe(200);
      },
    ),
    claim(
      'A página pergunta antes de usar as chaves de uma ligação, se este navegador não as tiver.',
      provedBy(workbenchTests, 'a link asks before it changes the sandbox'),
    ),
    claim('Também pode colar a resposta, ou só as chaves, nas credenciais dessa página.', [
      ...provedBy(
        workbenchTests,
        'keys that cannot be read or are refused are not used, and pasted ones are',
      ),
      ...provedBy(
        destinationTests,
        'the response that opened a private sandbox is pasted into the dialog, and keys that are refused are not used',
      ),
    ]),
  ],
  destination: [
    claim(
      [
        'Os painéis, os formulários, os exemplos e a consola destas páginas chamam a mesma sandbox: a que este site indica.',
        'A escolha fica neste navegador.',
      ],
      chosenEverywhere,
    ),
    claim(
      'O botão «Mudar», junto ao nome dela, escolhe outra para todos de uma vez: outra sandbox, pelo seu URL, o servidor de testes do fornecedor ou só as gravações.',
      [...chosenEverywhere, ...recordingsOnly, ...testingServer],
    ),
    claim(
      'O código das páginas passa a levar o URL e as credenciais escolhidas; a chave do servidor de testes fica só no separador e nunca é mostrada no código.',
      [
        ...testingServer,
        ...provedBy(
          'e2e/guides/sandboxes.spec.ts',
          'samples carry the keys of the private sandbox in use, and so does what is copied',
        ),
      ],
    ),
    claim(
      'Uma sandbox escolhida que não responde é anunciada como tal, e nada é enviado para outro lado.',
      provedBy(
        destinationTests,
        'a chosen sandbox that is gone is said to be silent, and no other one is asked',
      ),
    ),
  ],
});
