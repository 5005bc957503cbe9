import { entityScenarios } from '@balcao/contract/scenarios/entities.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const hook = 'https://loja.example/hook';
const [magic] = entityScenarios;

const wait = (advanceSeconds: number) => testSandbox.api.post('/sandbox/clock', { advanceSeconds });

async function subscribe(): Promise<void> {
  for (const action of ['entity_pending', 'entity_approved', 'entity_declined']) {
    await testSandbox.api.post('/api/webhooks', { action, url: hook });
  }
}

const register = (clientId: string) =>
  testSandbox.api.post('/api/entities', {
    clientId,
    name: 'Livraria de Exemplo, Lda.',
    user: { name: 'Maria Silva', email: 'maria.silva@loja.example' },
  });

/** What arrived at the hook, in its order. */
const told = () =>
  testSandbox.receiver.received
    .filter(({ url }) => url === hook)
    .map(({ body }) => JSON.parse(body))
    .map(({ webhook, entities }) => `${webhook.action} ${entities[0].clientId}`);

describe('what is told of one entity', () => {
  const clientId = magic?.clientId ?? '';

  it('arrives in its order, however often the first message fails', async () => {
    await subscribe();
    testSandbox.receiver.answer = 500;
    await register(clientId);
    await wait(10);
    expect(told()).toEqual([`entity_pending ${clientId}`]);
    testSandbox.receiver.answer = 204;
    await wait(60);
    expect(told()).toEqual([
      `entity_pending ${clientId}`,
      `entity_pending ${clientId}`,
      `entity_approved ${clientId}`,
    ]);
  });

  it('does not wait for what is told of another', async () => {
    await subscribe();
    testSandbox.receiver.answer = ({ body }) => (body.includes(clientId) ? 500 : 204);
    await register(clientId);
    await register('999999605');
    await testSandbox.api.post('/sandbox/entities/999999605/review', { action: 'decline' });
    await testSandbox.sandbox.settle();
    expect(told().filter((message) => message.endsWith('999999605'))).toEqual([
      'entity_pending 999999605',
      'entity_declined 999999605',
    ]);
  });
});
