import type { Entity } from '@balcao/contract/resources/entities/entitySchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';

const withoutEntity = { 'paypay-clientid': undefined };

const registered = async (world: World) => (await sendRecorded<Entity>(world, 'entities/register', 'create')).data;

const registering = ({ api }: World, more: object) => {
  const user = { name: 'Maria Silva', email: 'maria.silva@livraria.example' };
  return api.post('/api/entities', { clientId: '500000000', name: 'Livraria', user, ...more }, withoutEntity);
};

const read = async ({ api }: Pick<World, 'api'>, clientId: string) =>
  (await api.get<Entity>(`/api/entities/${clientId}`)).data;

/** Creates a reference and a checkout on behalf of an entity. */
const charging = async (world: World, clientId: string) => {
  const acting = world.onBehalfOf(clientId);
  const responses = [
    await acting.post('/api/payments/references', { amount: 1000 }),
    await acting.post('/api/checkouts', { payment: { amount: 1000 } }),
  ];
  return responses.map(({ status, refusals }) => refusals[0] ?? status);
};

export default proofs('entities', {
  'registered-with-platform-credentials': async (world) => {
    const acting = world.onBehalfOf('500000000');
    expect((await acting.get('/api/payments')).refusals).toEqual(['401 e00101']);
    expect((await world.api.get('/api/entities/500000000')).refusals).toEqual(['404 e00502']);
    const anonymous = { ...withoutEntity, authorization: undefined };
    expect((await world.api.post('/api/entities', {}, anonymous)).refusals).toEqual(['401 e00102']);
    expect((await registering(world, {})).status).toBe(201);
    expect((await acting.get('/api/payments')).status).toBe(200);
  },
  'other-platforms-may-not-register': chosen(['error-e00400'], async (world) => {
    const user = { name: 'Rita', email: 'r@f.example' };
    const body = { clientId: '999999400', name: 'Florista', user };
    expect((await world.other.post('/api/entities', body, withoutEntity)).refusals).toEqual(['400 e00400']);
    expect((await world.api.get('/api/entities/999999400')).status).toBe(404);
  }),
  'only-approved-entities-charge': async (world) => {
    await world.subscribe('entity_approved', 'entity_declined');
    const { clientId } = await registered(world);
    const charges = async () => [...new Set(await charging(world, clientId))];
    expect(await charges()).toEqual(['400 e00300']);
    for (const [action, state, met] of [
      ['decline', 'declined', '400 e00300'],
      ['reopen', 'pending', '400 e00300'],
      ['approve', 'approved', 201],
      ['review', 'pending', '400 e00300'],
    ] as const) {
      const { data } = await world.api.post<Entity>(`/sandbox/entities/${clientId}/review`, { action });
      expect([action, data.stateDetails.state, await charges()]).toEqual([action, state, [met]]);
    }
    expect(await world.actions()).toEqual(['entity_declined', 'entity_approved']);
    expect((await world.other.get('/api/payments', { 'paypay-clientid': clientId })).status).toBe(401);
  },
  'wrong-check-digits-are-refused': chosen(['behaviour-checkDigits', 'error-e00300'], async (world) => {
    const user = { name: 'Maria', email: 'm@l.example', taxNumber: '123456780' };
    for (const [wrong, pointer] of [
      [{ clientId: '500000001' }, '/clientId'],
      [{ user }, '/user/taxNumber'],
      [{ bankAccount: { iban: 'PT50123443211234567890173' } }, '/bankAccount/iban'],
    ] as const) {
      const refused = await registering(world, wrong);
      expect(refused.refusals).toEqual(['400 e00300']);
      expect(refused.body.error?.errors[0]?.source).toEqual({ pointer });
    }
    const right = { bankAccount: { iban: 'PT50123443211234567890172' } };
    expect((await registering(world, right)).status).toBe(201);
  }),
  'header-decides-whose-payment': async (world) => {
    const { clientId } = world.seed.entities.approved;
    const { data } = await sendRecorded<{ id: string; clientId: string }>(world, 'entities/charge', 'reference');
    expect(data.clientId).toBe(clientId);
    expect((await world.api.get(`/api/payments/${data.id}`)).status).toBe(404);
    expect((await world.onBehalfOf(clientId).get(`/api/payments/${data.id}`)).status).toBe(200);
  },
  'read-without-entity-header': async (world) => {
    const { data } = await sendRecorded<Entity>(world, 'entities/get', 'pending');
    const { clientId } = world.seed.entities.pending;
    expect([data.clientId, data.stateDetails.state]).toEqual([clientId, 'pending']);
    const path = `/api/entities/${clientId}`;
    expect((await world.api.get<Entity>(path, withoutEntity)).data).toEqual(data);
    expect((await world.api.get(path, { authorization: undefined })).refusals).toEqual(['401 e00102']);
    const { entity } = world.seed;
    expect(await read(world, entity.clientId)).toMatchObject({
      name: entity.name,
      stateDetails: { state: 'approved' },
    });
  },
  'unlinked-is-as-unknown': chosen(['error-e00502'], async ({ api, other, seed }) => {
    expect((await other.get(`/api/entities/${seed.otherEntity.clientId}`)).status).toBe(200);
    for (const clientId of [seed.otherEntity.clientId, '500000000', '500000001'])
      expect((await api.get(`/api/entities/${clientId}`)).refusals).toEqual(['404 e00502']);
  }),
  'malformed-tax-number-is-refused': async ({ api }) => {
    for (const [clientId, refusal] of [
      ['12345678a', '422 e00228'],
      ['PT5000000', '422 e00228'],
      ['12345678', '422 e00227'],
      ['1234567890', '422 e00227'],
    ]) {
      const { refusals } = await api.get(`/api/entities/${clientId}`);
      expect([clientId, refusals]).toEqual([clientId, [refusal]]);
    }
  },
});
