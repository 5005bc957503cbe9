import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { entityScenarios } from '@balcao/contract/scenarios/seededEntities.ts';
import { describe, expect, it } from 'vitest';
import { payReference } from '../testing/payer.ts';
import { purchases } from '../testing/purchases.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';
import { subscribe, webhookUrl } from '../testing/webhookCalls.ts';

const testSandbox = useTestSandbox();
const { pass } = purchases(testSandbox);
const [magic] = entityScenarios;

const subscribeToEntities = () => subscribe(testSandbox.api, 'entity_pending', 'entity_approved', 'entity_declined');

const register = (clientId: string) =>
  testSandbox.api.post('/api/entities', {
    clientId,
    name: 'Livraria de Exemplo, Lda.',
    user: { name: 'Maria Silva', email: 'maria.silva@loja.example' },
  });

describe('what is told of one entity', () => {
  const clientId = magic?.clientId ?? '';

  it('says which delivery it waits behind, until that one has ended', async () => {
    await subscribeToEntities();
    testSandbox.receiver.answer = 500;
    await register(clientId);
    await pass(10);
    const listed = async () =>
      (await testSandbox.api.get<Delivery[]>('/sandbox/deliveries')).data
        .filter(({ action }) => action.startsWith('entity_'))
        .map(({ id, action, waitsBehind }) => ({ id, action, waitsBehind }));
    const [second, first] = await listed();
    expect(first).toMatchObject({ action: 'entity_pending', waitsBehind: null });
    expect(second).toMatchObject({ action: 'entity_approved', waitsBehind: first?.id });
    const one = await testSandbox.api.get<Delivery>(`/sandbox/deliveries/${second?.id}`);
    expect(one.data.waitsBehind).toBe(first?.id);
    testSandbox.receiver.answer = 204;
    await pass(60);
    expect((await listed()).map(({ waitsBehind }) => waitsBehind)).toEqual([null, null]);
  });
});

describe('a subscription whose URL is repaired', () => {
  const repaired = `${webhookUrl}/repaired`;
  const moveTo = (url: string) => testSandbox.api.put('/api/webhooks/401', { url });
  const refuseAtOld = ({ url }: { url: string }) => (url === webhookUrl ? 500 : 204);

  it('has at once what waits and what is sent again, and each attempt keeps where it went', async () => {
    await subscribe(testSandbox.api, 'payment_confirmed');
    testSandbox.receiver.answer = refuseAtOld;
    await payReference(testSandbox.api);
    await pass(60);
    const listed = await testSandbox.api.get<{ id: string; url: string }[]>('/sandbox/deliveries');
    const path = `/sandbox/deliveries/${listed.data.find(({ url }) => url === webhookUrl)?.id}`;
    const attempts = async () => (await testSandbox.api.get<{ attempts: object[] }>(path)).data.attempts;
    await moveTo(repaired);
    await pass(3600);
    expect(await attempts()).toMatchObject([
      { status: 500, url: webhookUrl },
      { status: 500, url: webhookUrl },
      { status: 204 },
    ]);
    expect((await attempts())[2]).not.toHaveProperty('url');
  });

  it('is not switched off by what was on its way to the old one', async () => {
    await subscribe(testSandbox.api, 'payment_confirmed');
    let left = 20 * 9;
    testSandbox.receiver.answer = async (message) => {
      if (message.url === webhookUrl) left -= 1;
      if (left === 0) await moveTo(repaired);
      return refuseAtOld(message);
    };
    for (let n = 0; n < 20; n += 1) await payReference(testSandbox.api);
    await pass(7200);
    const subscriptions = await testSandbox.api.get<{ url: string }[]>('/sandbox/webhooks');
    expect(subscriptions.data.find(({ url }) => url === repaired)).toMatchObject({
      failuresInARow: 0,
      disabledAt: null,
    });
  });
});
