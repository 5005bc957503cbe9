import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { own, shared, theirs } = seed.customers;
const { savedMethods, otherEntity, entities } = seed;
const nobody = '00000000-0000-0000-0000-000000000000';
const methods: Record<string, string> = {
  [own]: savedMethods.card,
  [shared]: savedMethods.sharedCard,
  [theirs]: savedMethods.theirCard,
};

type Try = (api: Api, uuid: string) => ReturnType<Api['send']>;

/** What only the entity that created a customer may do (docs/decisions/customer-rights.md). */
const exclusive: [string, Try][] = [
  ['update', (api, uuid) => api.put(`/api/customers/${uuid}`, { firstName: 'Eva' })],
  ['delete', (api, uuid) => api.delete(`/api/customers/${uuid}`)],
  ['list the associations of', (api, uuid) => api.get(`/api/customers/${uuid}/entities`)],
  [
    'associate an entity with',
    (api, uuid) => api.post(`/api/customers/${uuid}/entities`, { clientId: entities.approved.clientId }),
  ],
  [
    'remove an association of',
    (api, uuid) => api.delete(`/api/customers/${uuid}/entities/${otherEntity.clientId}`),
  ],
  [
    'delete a saved method of',
    (api, uuid) => api.delete(`/api/customers/${uuid}/paymentMethods/${methods[uuid] ?? nobody}`),
  ],
];

/** What an associated entity may do too. */
const common: [string, Try][] = [
  ['read', (api, uuid) => api.get(`/api/customers/${uuid}`)],
  ['list the saved methods of', (api, uuid) => api.get(`/api/customers/${uuid}/paymentMethods`)],
];

/** A customer and all that hangs on it, as its creator sees it. */
async function seen(creator: Api, uuid: string) {
  const tails = ['', '/entities', '/paymentMethods'];
  const answers = await Promise.all(tails.map((tail) => creator.get(`/api/customers/${uuid}${tail}`)));
  return answers.map(({ data }) => data);
}

describe('the creator may', () => {
  it.each([...common, ...exclusive])('%s a customer', async (_, attempt) => {
    expect((await attempt(testSandbox.api, own)).status).toBe(200);
  });
});

describe('an associated entity', () => {
  it.each(common)('may %s a customer', async (_, attempt) => {
    expect((await attempt(testSandbox.api, shared)).status).toBe(200);
  });

  it.each(exclusive)('may not %s a customer: 401 e00100, and nothing changes', async (_, attempt) => {
    const before = await seen(testSandbox.other, shared);
    const answer = await attempt(testSandbox.api, shared);
    expect(answer.refusals).toEqual(['401 e00100']);
    expect(answer.body.error?.code).toBe('e00100');
    expect(await seen(testSandbox.other, shared)).toEqual(before);
  });

  it('loses the customer with the association', async () => {
    await testSandbox.other.delete(`/api/customers/${shared}/entities/${seed.entity.clientId}`);
    for (const [, attempt] of [...common, ...exclusive]) {
      expect((await attempt(testSandbox.api, shared)).refusals).toEqual(['404 e00502']);
    }
  });
});

describe('for anybody else a customer does not exist', () => {
  it.each([...common, ...exclusive])('when trying to %s it', async (_, attempt) => {
    const before = await seen(testSandbox.other, theirs);
    const answer = await attempt(testSandbox.api, theirs);
    expect(answer.refusals).toEqual(['404 e00502']);
    expect(answer.body).toEqual({ ...(await attempt(testSandbox.api, nobody)).body, date: answer.body.date });
    expect(await seen(testSandbox.other, theirs)).toEqual(before);
  });
});
