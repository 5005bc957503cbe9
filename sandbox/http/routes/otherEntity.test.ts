import { processedExample } from '@balcao/contract/resources/terminals/terminalExamples.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { exportState } from '../../testing/api.ts';
import { terminals } from '../../testing/atTerminal.ts';
import { cards } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** Objects of an entity are invisible to another platform's entity, for reads and for changes. */
const testSandbox = useTestSandbox();
const p = seed.payments;
const terminal = `/api/terminals/${terminals.cloud}`;
const device = `/sandbox/terminals/${terminals.cloud}`;
const checkout = `/sandbox/checkouts/${seed.checkouts.ready}`;

const calls: [method: string, path: string, body?: object][] = [
  ['GET', `/api/payments/${p.pendingReference}`],
  ['PUT', `/api/payments/${p.pendingReference}`, { amount: 2000 }],
  ['PATCH', `/api/payments/${p.realtimeReference}/cancellation`, {}],
  ['PATCH', `/api/payments/${p.authorisedCard}/amount`, { amount: 500 }],
  ['POST', `/api/payments/${p.authorisedCard}/captures`, { amount: 100 }],
  ['POST', `/api/payments/${p.confirmedPhone}/refunds`, { amount: 100 }],
  ['POST', `/api/payments/${p.initialRecurring}/recurrings`, { amount: 1000 }],
  ['GET', `/api/checkouts/${seed.checkouts.ready}`],
  ['GET', `/api/checkouts/${seed.checkouts.ready}/payment`],
  ['GET', `/api/token/${seed.checkouts.token}`],
  ['GET', terminal],
  ['POST', `${terminal}/payments`, { amount: 1000 }],
  ['POST', `${terminal}/refunds/${p.settledTerminal}`, { amount: 500 }],
  ['POST', `/api/terminals/${terminals.standalone}/processedPayments`, processedExample],
  ['GET', `/api/entities/${seed.entity.clientId}`],
  ['GET', `/api/webhooks/${seed.webhooks.confirmed}`],
  ['PUT', `/api/webhooks/${seed.webhooks.confirmed}`, { url: 'https://evil.example' }],
  ['DELETE', `/api/webhooks/${seed.webhooks.confirmed}`],
  ['GET', `/sandbox/payments/${p.waitingPhone}/timeline`],
  ['POST', `/sandbox/payments/${p.waitingPhone}/phone`, { answer: 'accept' }],
  ['POST', `/sandbox/entities/${seed.entities.pending.clientId}/review`, { action: 'approve' }],
  ['POST', `/sandbox/webhooks/${seed.webhooks.confirmed}/disable`],
  ['POST', `/sandbox/webhooks/${seed.webhooks.confirmed}/resume`],
  ['GET', checkout],
  ['POST', `${checkout}/reference`],
  ['POST', `${checkout}/leave`],
  ['GET', device],
  ['GET', `${device}/transactions`],
  ['POST', `${device}/amount`, { amount: 1000 }],
  ['POST', `${device}/card`, { entry: 'tap', number: cards.visa }],
  ['POST', `${device}/pin`, { pin: '1234' }],
  ['POST', `${device}/leave`],
  ['POST', `${device}/fault`, { terminalFault: 'none' }],
  ['POST', `${device}/settlement`],
];

describe('for another entity there is no', () => {
  it.each(calls)('%s %s', async (method, path, body) => {
    const before = await exportState(testSandbox.api);
    const { status, refusals } = await testSandbox.other.send(method, path, body);
    expect([status, refusals]).toEqual([404, [expect.stringMatching(/^404 e0050[12]$/)]]);
    expect(await exportState(testSandbox.api)).toEqual(before);
  });
});
