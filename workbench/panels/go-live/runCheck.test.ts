import type { LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { openTestSandbox } from '@balcao/sandbox/testing/fetchSandbox.ts';
import { expect, test } from 'vitest';
import { apiHeaders, seedCredentials } from '../../core/apiCredentials.ts';
import { inboxUrl } from '../../core/inbox.ts';
import { requestAs } from '../../core/runnerContext.ts';
import type { ScenarioId } from '../../runner/receiverScenarios.ts';
import { type CheckpointState, isAskedAbout, runCheck } from './runCheck.ts';

const origin = 'http://localhost:4570';
const keys = seedCredentials(seed);
const accepted = { webhook: [200, 201, 202, 204], callback: [200] };

/** URL of a receiver that always responds with a server error. On one path, it first reads every payment. */
const shop = 'https://loja.example';
async function brokenShop(url: string): Promise<Response> {
  if (url.endsWith('/asks'))
    await sandbox.fetch(new Request(`${origin}/api/payments`, { headers: apiHeaders(keys, 'pt') }));
  return new Response(null, { status: 500 });
}
const sandbox = openTestSandbox(origin, {}, brokenShop);
const calls = () => sandbox.calls.map((call) => call.replace(/\d{2,}/g, '{id}'));

const silentFeed = {
  onEvent: () => () => undefined,
  onConnection: () => () => undefined,
  connection: () => 'live' as const,
  close: () => undefined,
};

async function check(url: string, ...chosen: ScenarioId[]) {
  const states: Partial<Record<ScenarioId, CheckpointState>> = {};
  const context = { request: requestAs(origin, keys, 'pt'), feed: silentFeed as never };
  const failed = await runCheck(context, url, chosen, accepted, (id, state) => {
    states[id] = state;
  });
  return { states, failed };
}

test('the sandbox’s own receiver passes, and its subscriptions are deleted [receiver-check.own-receiver-passes]', async () => {
  const chosen = ['paid', 'phoneRefused', 'cancelled', 'refunded', 'forged'] as const;
  const { states, failed } = await check(inboxUrl(origin, keys.platformCode), ...chosen);
  expect(failed).toBeUndefined();
  for (const id of chosen) expect(states[id]).toMatchObject({ kind: 'judged', evaluation: { passed: true } });
  const count = (call: string) => calls().filter((each) => each === call).length;
  expect(count('POST /api/webhooks')).toBe(5);
  expect(count('DELETE /api/webhooks/{id}')).toBe(5);
  expect(count('PUT /sandbox/webhooks/{id}/failure-mode')).toBe(5 * chosen.length);
});

test('a scenario sets the failure mode, then makes its calls, then lists the deliveries [receiver-check.scenario-in-order]', async () => {
  await check(inboxUrl(origin, keys.platformCode), 'paid');
  expect(calls().slice(10, -5)).toEqual([
    'POST /api/payments/references',
    'POST /sandbox/atm',
    'GET /sandbox/deliveries?paymentId={id}',
  ]);
});

test('a receiver that the sandbox refuses is not checked', async () => {
  const { states, failed } = await check('not a url', 'paid');
  expect(failed).toMatchObject({ path: '/api/webhooks', reply: { status: 422 } });
  expect(states).toEqual({});
  expect(calls()).toEqual(['POST /api/webhooks']);
});

test.each([
  ['/asks', false],
  ['/asks-elsewhere', true],
])('a receiver that responds 500 on %s asked about the payment, or did not', async (path, isUnasked) => {
  const { states } = await check(shop + path, 'paid', 'refunded');
  const evaluation = { passed: false, reason: 'not_accepted' };
  expect(states.paid).toMatchObject({ kind: 'judged', isUnasked, evaluation });
  expect(states.refunded).toMatchObject({ kind: 'judged', isUnasked, evaluation });
});

const soapPath = '/paypaybeta/paypayservices/paypayservices_c/server';
const request = (method: string, path: string, responseBody = '{}', requestBody: string | null = null) =>
  [{ method, path, requestBody, responseBody }] as LoggedRequest[];

test.each([
  ['by its id', request('GET', '/api/payments/1101')],
  ['by its id, in vain', request('GET', '/api/payments/1101', '{"success":false}')],
  ['in a list', request('GET', '/api/payments?customUniqueId=A1', '{"data":[{"id":"1101"}]}')],
  ['by SOAP', request('POST', soapPath, '', '<paymentId>1101</paymentId>')],
])('a receiver asks about a payment %s', (_, log) => {
  expect(isAskedAbout('1101', log)).toBe(true);
});

test.each([
  ['another payment', request('GET', '/api/payments/11011')],
  ['its creation', request('POST', '/api/payments/references', '{"data":{"id":"1101"}}')],
  ['its refund', request('POST', '/api/payments/1101/refunds')],
  ['its deliveries', request('GET', '/sandbox/deliveries?paymentId=1101')],
])('%s is no question about it', (_, log) => {
  expect(isAskedAbout('1101', log)).toBe(false);
});
