import { reviewActions } from '@balcao/contract/control/controlEntities.ts';
import type { BankAccount } from '@balcao/contract/resources/bankAccounts/bankAccountOperations.ts';
import { entityStates } from '@balcao/contract/resources/entities/entityEnums.ts';
import {
  type EntityAction,
  entityLifecycle,
  entityTransition,
} from '@balcao/contract/resources/entities/entityLifecycle.ts';
import type { Entity } from '@balcao/contract/resources/entities/entitySchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { ReferenceRange } from '@balcao/contract/resources/referenceRanges/referenceRangeOperations.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { apiOf, merchant } from '../../testing/api.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';
import { receivedActions, subscribe } from '../../testing/webhookCalls.ts';

const testSandbox = useTestSandbox();
const { entities } = seed;
const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
const iban = 'PT50123443211234567890172';

const review = (clientId: string, action: EntityAction) =>
  testSandbox.api.post<Entity>(`/sandbox/entities/${clientId}/review`, { action });
const get = async (clientId: string) => (await testSandbox.api.get<Entity>(`/api/entities/${clientId}`)).data;
const register = (body: object) =>
  testSandbox.api.post<Entity>('/api/entities', { clientId: '500000000', name: 'Livraria', user, ...body });

const subscribeToEntities = () => subscribe(testSandbox.api, 'entity_pending', 'entity_approved', 'entity_declined');

async function settledActions(): Promise<string[]> {
  await testSandbox.sandbox.settle();
  return receivedActions(testSandbox);
}

describe('the lifecycle of an entity', () => {
  const pairs = entityStates.flatMap((state) => reviewActions.map((action) => ({ state, action })));
  const allowed = pairs.filter(({ state, action }) => entityTransition(state, action));
  const forbidden = pairs.filter(({ state, action }) => !entityTransition(state, action));

  it('has a door for every row', () => {
    expect(allowed).toHaveLength(entityLifecycle.filter(({ from }) => from !== 'new').length);
  });

  it.each(allowed)('$state, $action', async ({ state, action }) => {
    const { clientId } = entities[state];
    const row = entityTransition(state, action);
    await subscribeToEntities();
    testSandbox.clock.at += 1000;
    const moved = await review(clientId, action);
    const updatedAt = '2026-01-15T10:00:01+00:00';
    expect(moved.data.stateDetails).toEqual({ state: row?.to, updatedAt });
    expect(await get(clientId)).toEqual(moved.data);
    expect(await settledActions()).toEqual(row?.events);
  });

  it.each(forbidden)('$state, $action: refused, and nothing moves', async ({ state, action }) => {
    const { clientId } = entities[state];
    const before = await get(clientId);
    await subscribeToEntities();
    expect((await review(clientId, action)).refusals).toEqual(['409 c0501']);
    expect(await get(clientId)).toEqual(before);
    expect(await settledActions()).toEqual([]);
  });

  it('lets one of two opposite decisions win', async () => {
    const { clientId } = entities.pending;
    const answers = await Promise.all([review(clientId, 'approve'), review(clientId, 'decline')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is decided by the entity’s own platform', async () => {
    const path = `/sandbox/entities/${entities.pending.clientId}/review`;
    expect((await testSandbox.other.post(path, { action: 'approve' })).refusals).toEqual(['404 e00502']);
    const { data } = await testSandbox.other.get<Entity[]>('/sandbox/entities');
    expect(data.map(({ clientId }) => clientId)).toEqual([
      seed.otherEntity.clientId,
      seed.soapEntities.withoutIntegration,
    ]);
  });
});

describe('taking payments', () => {
  const acting = (clientId: string) => apiOf(testSandbox.sandbox.fetch, { ...merchant, clientId });
  const reference = (clientId: string) => acting(clientId).post<Payment>('/api/payments/references', { amount: 1000 });
  const phone = { code: 'MW', details: { phoneNumber: '351#912345678' } };

  it('begins with the approval, which brings a range and the account that was named', async () => {
    await register({ bankAccount: { iban, owner: 'Livraria', bankName: 'Banco', swift: 'EXEMPTPL' } });
    const api = acting('500000000');
    expect((await api.get<unknown[]>('/api/referenceRanges')).data).toEqual([]);
    await review('500000000', 'approve');
    const { data: ranges } = await api.get<ReferenceRange[]>('/api/referenceRanges');
    expect(ranges).toMatchObject([{ entity: '12345', start: '0300000', end: '0399999', count: 0 }]);
    const { data: accounts } = await api.get<BankAccount[]>('/api/bankAccounts');
    expect(accounts).toMatchObject([{ iban, last4digits: '0172', owner: 'Livraria' }]);
    const made = await reference('500000000');
    expect(made.data.referenceDetails).toMatchObject({ entity: '12345' });
    expect(made.data.referenceDetails.reference).toMatch(/^0300000/);
    expect(made.data.bankAccount?.code).toBe(accounts[0]?.code);
  });

  it('stops while the entity is reviewed again, and goes on as before', async () => {
    const { clientId } = entities.approved;
    await review(clientId, 'review');
    expect((await reference(clientId)).refusals).toEqual(['400 e00300']);
    await review(clientId, 'approve');
    expect((await reference(clientId)).status).toBe(201);
    expect((await acting(clientId).get<unknown[]>('/api/referenceRanges')).data).toHaveLength(1);
  });

  it('goes by the methods the entity asked for', async () => {
    await register({ availableMethods: [{ code: 'MW' }], bankAccount: { iban } });
    await review('500000000', 'approve');
    const api = acting('500000000');
    const { data } = await api.get<{ code: string }[]>('/api/availableMethods?amount=1000');
    expect(data.map(({ code }) => code)).toEqual(['MW']);
    expect((await reference('500000000')).refusals).toEqual(['400 e00401']);
    expect((await api.post('/api/payments', { amount: 1000, paymentMethod: phone })).status).toBe(201);
    expect((await api.get<unknown[]>('/api/referenceRanges')).data).toEqual([]);
    expect((await api.get<unknown[]>('/api/bankAccounts')).data).toHaveLength(1);
  });
});
