import type { CustomerEntity } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import { apiOf, merchant } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const path = `/api/customers/${seed.customers.own}/entities`;
const branch = seed.entities.approved.clientId;
const other = seed.otherEntity.clientId;
const list = async () =>
  (await testSandbox.api.get<CustomerEntity[]>(path)).data.map(({ clientId }) => clientId);

it('associates an entity, which may use the customer from then on', async () => {
  const inBranch = apiOf(testSandbox.sandbox.fetch, { ...merchant, clientId: branch });
  const customer = `/api/customers/${seed.customers.own}`;
  expect((await inBranch.get(customer)).refusals).toEqual(['404 e00502']);
  const made = await testSandbox.api.post<CustomerEntity>(path, { clientId: branch });
  expect(made.status).toBe(200);
  expect(made.data).toEqual({ clientId: branch, createdAt: '2026-01-15T10:00:00+00:00' });
  expect(await list()).toEqual([other, branch]);
  expect((await inBranch.get(customer)).status).toBe(200);
});

it.each([
  ['one associated already', other],
  ['the creator itself', seed.entity.clientId],
])('refuses to associate %s: 409 e05000', async (_, clientId) => {
  const answer = await testSandbox.api.post(path, { clientId });
  expect(answer.refusals).toEqual(['409 e05000']);
  expect(await list()).toEqual([other]);
});

it('refuses an entity that nobody registered: 404 e00502', async () => {
  const answer = await testSandbox.api.post(path, { clientId: '500000000' });
  expect(answer.refusals).toEqual(['404 e00502']);
  expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: '/clientId' });
});

it.each([
  [{}, 'e00221'],
  [{ clientId: '12345678' }, 'e00227'],
  [{ clientId: '12345678a' }, 'e00228'],
  [{ clientId: 123456789 }, 'e00219'],
])('refuses %j', async (body, code) => {
  expect((await testSandbox.api.post(path, body)).refusals).toEqual([`422 ${code}`]);
});

it('associates once, however many ask at the same time', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => testSandbox.api.post(path, { clientId: branch })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

it('removes an association, once', async () => {
  const gone = await testSandbox.api.delete(`${path}/${other}`);
  expect([gone.status, gone.body.data]).toEqual([200, undefined]);
  expect(await list()).toEqual([]);
  const again = await testSandbox.api.delete(`${path}/${other}`);
  expect(again.refusals).toEqual(['404 e00502']);
  expect(again.body.error?.errors[0]?.source).toEqual({ parameter: 'clientId' });
});

it('ends the series of an entity with its association, until it is associated again', async () => {
  const inBranch = apiOf(testSandbox.sandbox.fetch, { ...merchant, clientId: branch });
  await testSandbox.api.post(path, { clientId: branch });
  const first = await inBranch.post<Payment>('/api/payments', {
    amount: 1000,
    customer: { uuid: seed.customers.own },
    paymentMethod: { uuid: seed.savedMethods.card },
    recurring: { type: 'INITIAL', amountQualifier: 'DFLT' },
  });
  const repeat = () => inBranch.post(`/api/payments/${first.data.id}/recurrings`, { amount: 1000 });
  expect((await repeat()).status).toBe(201);
  await testSandbox.api.delete(`${path}/${branch}`);
  expect((await repeat()).refusals).toEqual(['400 e00402']);
  expect((await inBranch.get(`/api/payments/${first.data.id}`)).status).toBe(200);
  await testSandbox.api.post(path, { clientId: branch });
  expect((await repeat()).status).toBe(201);
});
