import type { AdminTenant } from '@balcao/contract/admin/schema.ts';
import { expect } from 'vitest';
import { adminKey, callAdmin } from '../../../../sandbox/testing/adminCalls.ts';
import { apiOf, headersOf, merchant } from '../../../../sandbox/testing/api.ts';
import { openConfigured } from '../../../../sandbox/testing/configured.ts';
import { openPrivateSandbox } from '../../../../sandbox/testing/privateSandbox.ts';
import { openTestSandbox } from '../../../../sandbox/testing/testSandbox.ts';
import { claim, provedBy, type Row } from '../../claims.ts';

const starts = 'sandbox/server/process.start.test.ts';

/** A sandbox as an environment makes it, and how it responds to a request under a name. */
async function openWith(env: NodeJS.ProcessEnv) {
  const opened = await openConfigured(env);
  const asked = async (host: string) => {
    const request = new Request('http://localhost:4000/sandbox/health', { headers: { host } });
    const response = await opened.sandbox.fetch(request);
    const { error } = (await response.json()) as { error?: { code: string } };
    return [host, response.status, error?.code];
  };
  return { ...opened, asked };
}

const taken = (...names: string[]) => names.map((name) => [name, 200, undefined]);
const refused = (...names: string[]) => names.map((name) => [name, 421, 'c1101']);

/** Tries names one after the other on a sandbox that an environment makes. */
async function tryNames(env: NodeJS.ProcessEnv, ...names: string[]) {
  const { asked, close } = await openWith(env);
  const met = [];
  for (const name of names) met.push(await asked(name));
  await close();
  return met;
}

/** Rows on who reaches a sandbox, and under which names. */
export const reach: readonly Row[] = [
  claim(
    'Por omissão, só o computador onde corre: a sandbox e este site escutam em 127.0.0.1 e em ::1, os dois endereços de localhost.',
    [
      ...provedBy(starts, 'is reached by every name of this machine, by no other, and not from outside'),
      ...provedBy(
        'tools/start/site-server.test.ts',
        'is reached by both addresses of localhost, and by none from outside',
      ),
    ],
  ),
  claim('As chaves da sandbox são públicas, e quem lhe acede pode fazer tudo.', async () => {
    const fresh = await openTestSandbox({ sqlite: ':memory:' });
    const known = apiOf(fresh.sandbox.fetch, merchant);
    expect((await known.post('/api/payments/references', { amount: 1000 })).status).toBe(201);
    for (const path of ['/sandbox/settlement', '/sandbox/reset'])
      expect((await known.post(path)).status).toBe(200);
    expect((await known.get('/sandbox/export')).status).toBeLessThan(500);
    await fresh.close();
  }),
  claim(
    [
      'Além disso, a sandbox verifica o nome a que cada pedido se dirige.',
      'Uma página maliciosa pode associar o próprio nome ao endereço do seu computador e levar o navegador a enviar pedidos à sandbox; esse nome denuncia-a, e a resposta é 421 c1101.',
    ],
    async () => {
      const names = ['attacker.example', 'localhost.attacker.example', '127.0.0.1.attacker.example:4000'];
      expect(await tryNames({}, ...names, 'localhost:4000')).toEqual([
        ...refused(...names),
        ...taken('localhost:4000'),
      ]);
    },
  ),
  claim(
    'São aceites localhost, 127.0.0.1, [::1], o nome em HOST, o de SANDBOX_URL e os de SANDBOX_HOSTS.',
    async () => {
      const own = ['localhost', '127.0.0.1', '[::1]'];
      const set = ['box.example', 'sandbox.example', 'one.example', 'two.example'];
      const env = {
        HOST: 'box.example',
        SANDBOX_URL: 'https://sandbox.example',
        SANDBOX_HOSTS: 'one.example, two.example',
      };
      expect(await tryNames({}, ...own, ...set, '192.0.2.7')).toEqual([
        ...taken(...own),
        ...refused(...set, '192.0.2.7'),
      ]);
      expect(await tryNames(env, ...own, ...set, 'three.example')).toEqual([
        ...taken(...own, ...set),
        ...refused('three.example'),
      ]);
    },
  ),
  claim(
    'Aceder à sandbox também por outro nome, como o de um proxy ou o de um contentor Docker | SANDBOX_HOSTS=sandbox.example',
    provedBy(starts, 'answers to a name in SANDBOX_HOSTS'),
  ),
  claim(
    'Que as páginas de pagamento e os webhooks usem outro URL, tal como as ligações das listas pedidas por ele | SANDBOX_URL=https://sandbox.example',
    async () => {
      const { api, sandbox, close } = await openWith({ SANDBOX_URL: 'https://sandbox.example' });
      const { data } = await api.post<{ checkoutUrl: string }>('/api/checkouts', {
        payment: { amount: 1000 },
      });
      const { data: webhooks } = await api.get<{ url: string }[]>('/api/webhooks');
      const request = new Request('http://sandbox.example/api/payments?limit=1', {
        headers: headersOf(merchant),
      });
      const { links } = (await (await sandbox.fetch(request)).json()) as {
        links: { first: string; next: string };
      };
      for (const url of [data.checkoutUrl, webhooks[0]?.url, links.first, links.next])
        expect(url).toMatch(/^https:\/\/sandbox\.example\//);
      await close();
    },
  ),
  claim(
    'Que outros computadores acedam à sandbox | HOST=0.0.0.0, numa rede de confiança',
    provedBy(starts, 'is reached from outside, and says so'),
  ),
  claim(
    'Se HOST abrir a sandbox a outros computadores, também é aceite qualquer endereço IP: a página maliciosa precisa de um nome, e um endereço IP não é um nome.',
    async () => {
      const addresses = ['192.0.2.7:4000', '[2001:db8::7]:4000'];
      expect(await tryNames({ HOST: '0.0.0.0' }, ...addresses, 'attacker.example')).toEqual([
        ...taken(...addresses),
        ...refused('attacker.example'),
      ]);
      expect(await tryNames({ HOST: '127.0.0.1' }, ...addresses)).toEqual(refused(...addresses));
    },
  ),
  claim(
    'Quem opera sandboxes para outros pode parar uma delas: as chamadas a essa sandbox recebem 403 c1201, com o motivo.',
    async () => {
      const metrics = async () => ({ contentType: 'text/plain', text: '' });
      const admin = { key: adminKey, metrics, backUp: () => undefined };
      const opened = await openTestSandbox({ sqlite: ':memory:' }, { admin });
      const others = await openPrivateSandbox(opened.sandbox);
      const { data } = await callAdmin<AdminTenant[]>(opened.sandbox, 'GET', '/tenants');
      const stopped = data.find(({ platformCodes }) => platformCodes.includes(others.platformCode));
      const reason = 'Too many messages.';
      await callAdmin(opened.sandbox, 'PUT', `/tenants/${stopped?.tenant}/freeze`, { reason });
      const refused = await others.api.get('/api/payments');
      expect(refused.refusals).toEqual(['403 c1201']);
      expect(JSON.stringify(refused.body)).toContain(reason);
      expect((await opened.api.get('/api/payments')).status).toBe(200);
      await opened.close();
    },
  ),
];
