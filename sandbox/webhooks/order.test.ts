import type { Delivery } from '@balcao/contract/control/schema.ts';
import { entityScenarios } from '@balcao/contract/scenarios/entities.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../testing/purchases.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';
import { receivedNotifications, subscribe } from '../testing/webhooks.ts';

const testSandbox = useTestSandbox();
const { pass } = purchases(testSandbox);
const [magic] = entityScenarios;

const subscribeToEntities = () =>
  subscribe(testSandbox.api, 'entity_pending', 'entity_approved', 'entity_declined');

const register = (clientId: string) =>
  testSandbox.api.post('/api/entities', {
    clientId,
    name: 'Livraria de Exemplo, Lda.',
    user: { name: 'Maria Silva', email: 'maria.silva@loja.example' },
  });

/** Action and entity of what arrived, in its order. */
const receivedEvents = () =>
  receivedNotifications(testSandbox).map(
    ({ webhook, entities: [entity] }) => `${webhook.action} ${entity.clientId}`,
  );

describe('what is told of one entity', () => {
  const clientId = magic?.clientId ?? '';

  it('arrives in its order, however often the first message fails', async () => {
    await subscribeToEntities();
    testSandbox.receiver.answer = 500;
    await register(clientId);
    await pass(10);
    expect(receivedEvents()).toEqual([`entity_pending ${clientId}`]);
    testSandbox.receiver.answer = 204;
    await pass(60);
    expect(receivedEvents()).toEqual([
      `entity_pending ${clientId}`,
      `entity_pending ${clientId}`,
      `entity_approved ${clientId}`,
    ]);
  });

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

  it('does not wait for what is told of another', async () => {
    await subscribeToEntities();
    testSandbox.receiver.answer = ({ body }) => (body.includes(clientId) ? 500 : 204);
    await register(clientId);
    await register('999999605');
    await testSandbox.api.post('/sandbox/entities/999999605/review', { action: 'decline' });
    await testSandbox.sandbox.settle();
    expect(receivedEvents().filter((message) => message.endsWith('999999605'))).toEqual([
      'entity_pending 999999605',
      'entity_declined 999999605',
    ]);
  });
});
