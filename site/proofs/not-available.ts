import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { openExposedSandbox } from '../../sandbox/testing/exposedSandbox.ts';
import { proofs } from './check/proofs.ts';
import { description, namesIn, noOperation } from './verbs/not-available.ts';

/** Features that the page declares absent. The API must not contain these names. */
const unnamed: Readonly<Record<string, RegExp>> = {
  disputes: /dispute|chargeback|contest|claim/i,
  'direct debits and transfers': /\bsepa\b|debit|mandate|wire/i,
  currencies: /currency|moeda/i,
  instalments: /instal+ment/i,
  'a calendar of charges': /schedul|frequency|interval/i,
  'numbers of cards': /cardNumber|^pan$|cvv|cvc|securityCode|\bmoto\b/i,
  'renewal of cards': /renew|expiryDate|expirationDate|accountUpdater/i,
  tips: /\btips?\b|gratuit/i,
  'looks of the page': /logo|colou?r|theme|stylesheet/i,
  'rules against fraud': /fraud|risk|blocklist|blacklist/i,
  'strong authentication': /3-?ds|threeD|challenge|exemption|\bsca\b/i,
  'split payments': /split|payout|beneficiar/i,
  'files of statements and invoices': /text\/csv|application\/pdf|^invoiceUrl$/,
  'other authentication': /oauth|mutualTLS|scopes/i,
};

/** Features without an operation. No operation's name or path may match. */
const undone: readonly RegExp[] = [
  /health|status$|ready|ping/i,
  /^update\w*method/i,
  /^(create|update|delete)\w*bankAccount/i,
  /report|statement|export/i,
  /fee|price|transfer/i,
  /resend|deliver/i,
  /qr/i,
];

export default proofs('not-available', {
  'full-sandbox-alone-announces-429': async (world) => {
    const { api } = await description(world);
    const announced = Object.values(api.paths).flatMap((path) =>
      Object.values(path).flatMap(({ responses = {} }) => responses['429'] ?? []),
    );
    expect(announced.length).toBeGreaterThan(0);
    for (const each of announced) expect(each).toEqual({ $ref: '#/components/responses/SandboxFull' });
    const { SandboxFull } = api.components.responses;
    expect(SandboxFull).toMatchObject({ 'x-sandbox-only': true, 'x-error-codes': ['s00103'] });
  },
  'only-exposed-sandboxes-count-requests': async (world) => {
    const path = '/api/errors/e00100';
    const exposed = await openExposedSandbox();
    const api = exposed.from('192.0.2.7');
    let answer = await api.get(path);
    for (let n = 0; n < exposedLimits.perMinute.requests.address && answer.status !== 429; n += 1)
      answer = await api.get(path);
    expect(answer.refusals).toEqual(['429 s00103']);
    exposed.wait(60);
    expect((await api.get(path)).status).toBe(200);
    await exposed.close();
    const own = await Promise.all(Array.from({ length: 300 }, () => world.api.get(path)));
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set([200]));
  },
  'api-names-none-of-it': async (world) => {
    const names = await namesIn(world);
    for (const [what, pattern] of Object.entries(unnamed))
      expect([what, names.filter((name) => pattern.test(name))]).toEqual([what, []]);
    const commands = await (await world.fetch('/sandbox/docs/api.json')).text();
    expect(commands.match(/dispute|chargeback/i)).toBeNull();
  },
  'no-operation-does-it': () => {
    for (const pattern of undone) noOperation(pattern);
  },
  'wallets-are-refused': async ({ api }) => {
    for (const code of ['AP', 'GP']) {
      const payment = { amount: 1000, paymentMethod: { code } };
      expect((await api.post('/api/checkouts', { payment })).refusals).toEqual(['422 e00210']);
      expect((await api.post('/api/payments', payment)).refusals).toEqual(['422 e00210']);
    }
  },
  'currency-is-ignored': async ({ api }) => {
    const { data } = await api.post<Payment>('/api/payments/references', { amount: 1000, currency: 'USD' });
    expect([data.amount, JSON.stringify(data).includes('USD')]).toEqual([1000, false]);
  },
  'nothing-is-charged-by-itself': async (world) => {
    const { id } = await world.charge({ recurring: { type: 'INITIAL', amountQualifier: 'DFLT' } });
    const count = async () => (await world.api.get('/api/payments?type=payment')).body.meta?.totalCount;
    const before = await count();
    await world.pass(45 * 24 * 3600);
    expect(await count()).toBe(before);
    expect((await world.repeat(id, 1000)).status).toBe(201);
  },
});
