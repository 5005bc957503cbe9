import { errors } from '@balcao/contract/errors.ts';
import { type OperationId, operations } from '@balcao/contract/operations.ts';
import { expect } from 'vitest';
import { basic } from '../../sandbox/testing/api.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

const methods = '/api/availableMethods?amount=1000';

const noClientId = { 'paypay-clientid': undefined };

const noCredentials = { ...noClientId, authorization: undefined };

/** Calls each operation with the given headers left out; returns the refusals by kind of authentication. */
async function refusalsWithout({ api }: World, headers: Record<string, undefined>) {
  const found: Record<string, Set<string>> = {
    'platform-and-entity': new Set(),
    platform: new Set(),
    none: new Set(),
  };
  for (const id of Object.keys(operations) as OperationId[]) {
    const { method, path, auth } = operations[id];
    const named = path.replace('{language}', 'php').replace('{errorCode}', 'e00101');
    const concrete = `/api${named.replace(/\{.*?\}/g, '1')}`;
    const { status, refusals } = await api.send(method, concrete, undefined, headers);
    found[auth]?.add(status === 401 ? refusals.join() : 'let in');
  }
  return Object.fromEntries(Object.entries(found).map(([auth, answers]) => [auth, [...answers]]));
}

export default proofs('authentication', {
  'no-session-and-no-token': async (world) => {
    const { code, privateKey, clientId } = world.merchant;
    const headers = { Authorization: basic(code, privateKey), 'PayPay-ClientId': clientId };
    const first = await world.fetch(methods, { headers });
    expect([first.status, first.headers.get('set-cookie')]).toEqual([200, null]);
    await world.pass(365 * 24 * 3600);
    expect((await world.fetch(methods, { headers })).status).toBe(200);
  },
  'wrong-key-is-refused': async (world) => {
    const { code, privateKey } = world.seed.platform;
    const { clientId } = world.seed.entity;
    const opened = await world.openPrivateSandbox();
    const ask = (user: string, password: string) =>
      world.api.get(methods, { authorization: `Basic ${btoa(`${user}:${password}`)}` });
    expect((await ask(code, privateKey)).status).toBe(200);
    for (const [user, password] of [
      [code, `${privateKey}?`],
      [code, `${privateKey} `],
      [code.replace(/^0+/, ''), privateKey],
      [code, ''],
      ['9999', privateKey],
      [privateKey, code],
      [clientId, privateKey],
      [code, clientId],
      [code, opened.privateKey],
      [opened.platformCode, privateKey],
    ] as const)
      expect((await ask(user, password)).refusals).toEqual(['401 e00102']);
    expect((await opened.api.get(methods)).status).toBe(200);
    const shared = { authorization: basic(opened.platformCode, privateKey) };
    expect((await opened.api.get(methods, shared)).refusals).toEqual(['401 e00102']);
  },
  'other-entity-is-not-found': chosen(['error-e00502'], async ({ api, other, seed, open }) => {
    const theirs = [
      `payments/${seed.payments.otherEntity}`,
      `terminals/${seed.otherTerminal.uuid}`,
      `customers/${seed.customers.theirs}`,
      'payments/9999999',
    ];
    for (const path of theirs) expect((await api.get(`/api/${path}`)).refusals).toEqual(['404 e00502']);
    expect((await other.get(`/api/${theirs[0]}`)).status).toBe(200);
    expect((await api.get(`/api/customers/${seed.customers.shared}`)).status).toBe(200);
    expect((await other.get(`/api/checkouts/${(await open()).id}`)).status).toBe(404);
    expect((await api.get(`/api/payments?id=${seed.payments.otherEntity}`)).data).toEqual([]);
  }),
  'calls-need-their-headers': async (world) => {
    expect(await refusalsWithout(world, noCredentials)).toEqual({
      'platform-and-entity': ['401 e00102'],
      platform: ['401 e00102'],
      none: ['let in'],
    });
    expect(await refusalsWithout(world, noClientId)).toEqual({
      'platform-and-entity': ['401 e00101'],
      platform: ['let in'],
      none: ['let in'],
    });
    const most = Object.values(operations).filter(({ auth }) => auth === 'platform-and-entity');
    expect(most.length / Object.keys(operations).length).toBeGreaterThan(0.7);
  },
  'client-id-is-an-own-tax-number': async ({ api, merchant: { clientId }, seed }) => {
    expect(clientId).toMatch(/^[0-9]{9}$/);
    const written = [`PT${clientId}`, `PT ${clientId}`, '999 999 990', clientId.slice(1), ''];
    for (const wrong of [...written, seed.otherEntity.clientId])
      expect((await api.get(methods, { 'paypay-clientid': wrong })).refusals).toEqual(['401 e00101']);
  },
  'messages-are-portuguese-by-default': chosen(['behaviour-defaultLanguage'], async ({ api }) => {
    const { pt, es, en } = errors.e00102.words;
    for (const [language, words] of [
      [undefined, pt],
      ['PT', pt],
      ['ES', es],
      ['EN', en],
    ] as const) {
      const { body } = await api.get(methods, { ...noCredentials, 'accept-language': language });
      expect(body.error?.errors).toMatchObject([{ code: 'e00102', msg: expect.stringContaining(words) }]);
    }
  }),
});
