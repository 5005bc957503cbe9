import type { Customer } from '@balcao/contract/resources/customers/customerSchema.ts';
import { expect } from 'vitest';
import type { ApiResponse } from '../../sandbox/testing/api.ts';
import { chosen, proofs } from './check/proofs.ts';
import { recordedSteps, sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';
import { at, chargeAs, methodsOf, nobody, own, played, read, shared } from './verbs/customers.ts';

const rui = { customerId: 'C-7', firstName: 'Rui', email: 'rui@cliente.example' };
const now = '2026-01-15T10:00:00+00:00';

const create = async (api: World['api'], body: object) => (await api.post<Customer>('/api/customers', body)).data;
const put = ({ api }: World, body: object) => api.put<Customer>(at(own), body);
const list = (api: World['api'], query = '') => api.get<Customer[]>(`/api/customers${query}`);
const found = async (api: World['api'], query = '') => (await list(api, query)).data.map(({ uuid }) => uuid);

export default proofs('customer-records', {
  'each-field-is-optional': async ({ api }) => {
    for (const [name, value] of Object.entries(rui))
      expect((await api.post('/api/customers', { [name]: value })).status).toBe(201);
  },
  'has-only-what-was-sent': async ({ api }) => {
    const { uuid, createdAt, updatedAt, ...sent } = await create(api, rui);
    expect(sent).toEqual(rui);
    expect([uuid.length, createdAt, updatedAt]).toEqual([36, now, now]);
    await api.put(at(uuid), { lastName: 'Reis' });
    expect(await read(api, uuid)).toEqual({ ...rui, uuid, createdAt, updatedAt, lastName: 'Reis' });
  },
  'customer-id-prevents-duplicates': async ({ api }) => {
    const { customerId, ...rest } = rui;
    expect((await create(api, rest)).uuid).not.toBe((await create(api, rest)).uuid);
    expect((await create(api, rui)).uuid).toBe((await create(api, { ...rest, customerId })).uuid);
    expect(await found(api, '?email=rui@cliente.example')).toHaveLength(3);
  },
  'customer-id-is-per-entity': async ({ api, other }) => {
    expect((await read(api, shared)).customerId).toBe('C-0002');
    expect(await read(other, shared)).toEqual(await read(api, shared));
    const { uuid } = await create(api, { customerId: 'C-0002' });
    expect(await found(api, '?customerId=C-0002')).toEqual([uuid, shared]);
    expect((await api.post('/api/customers', { customerId: 'C-0002', firstName: 'Eva' })).status).toBe(409);
  },
  'phone-number-is-no-saved-method': async (world) => {
    const { api } = world;
    await world.subscribe('payment_confirmed', 'payment_cancelled', 'entity_pending', 'entity_approved');
    const { uuid } = await create(api, { ...rui, phoneNumber: '351#961234567' });
    expect([await world.notifications(), await methodsOf(api, uuid)]).toEqual([[], []]);
    const before = await methodsOf(api);
    await put(world, { phoneNumber: '351#961234567', firstName: 'Eva' });
    expect(await methodsOf(api)).toEqual(before);
  },
  'same-customer-again-is-200': async (world) => {
    const { create: made, same } = await played(world, 'customers/rules', 'same');
    expect([made?.status, same?.status]).toEqual([201, 200]);
    expect(made?.body.data).toMatchObject({ customerId: 'C-0042', firstName: 'Ana', lastName: 'Santos' });
    expect(same?.body.data).toEqual(made?.body.data);
    const lost = world.api.send('POST', '/api/customers', rui, { 'sandbox-fault': 'dropped_connection' });
    await expect(lost).rejects.toThrow('fetch failed');
    expect((await world.api.post('/api/customers', rui)).status).toBe(200);
    expect(await found(world.api, '?customerId=C-7')).toHaveLength(1);
  },
  'same-id-other-data-is-refused': chosen(['error-e05000'], async (world) => {
    const { create: made, differs } = await played(world, 'customers/rules', 'differs');
    expect(differs?.refusals).toEqual(['409 e05000']);
    const uuid = String(made?.body.data?.uuid);
    expect(await read(world.api, uuid)).toEqual(made?.body.data);
    const wanted = recordedSteps('customers/rules').find(({ name }) => name === 'differs')?.request.body;
    const { lastName } = JSON.parse(wanted ?? '{}');
    expect((await world.api.put<Customer>(at(uuid), { lastName })).data.lastName).toBe(lastName);
  }),
  'hides-methods-and-creator': async ({ api, seed }) => {
    const hidden = ['paymentMethod', '4242', 'clientId', seed.entity.clientId, seed.otherEntity.clientId];
    const customers = [await read(api, shared), await read(api, own)];
    expect((await list(api)).data).toEqual(customers);
    expect(JSON.stringify(customers)).not.toMatch(new RegExp(hidden.join('|')));
    expect(Object.keys(customers[0] ?? {}).sort()).toEqual(Object.keys(customers[1] ?? {}).sort());
  },
  'malformed-uuid-is-refused': async ({ api }) => {
    for (const uuid of [own.slice(0, -1), own.toUpperCase(), 'C-0001'])
      expect((await api.get(at(uuid))).refusals).toEqual(['422 e00229']);
    expect((await api.get(at(nobody))).status).toBe(404);
  },
  'update-changes-only-what-was-sent': async (world) => {
    const before = await read(world.api);
    expect((await put(world, {})).data).toEqual(before);
    expect((await put(world, { firstName: before.firstName })).data).toEqual(before);
    const { data } = await sendRecorded<Customer>(world, 'customers/manage', 'update');
    expect(data).toEqual({ ...before, phoneNumber: '351#900000020', updatedAt: now });
    const changes = { customerId: 'C-9', firstName: 'Eva', lastName: 'Reis', email: 'eva@cliente.example' };
    for (const [name, value] of Object.entries(changes)) await put(world, { [name]: value });
    expect(await read(world.api)).toEqual({ ...data, ...changes });
  },
  'only-the-phone-can-be-erased': async (world) => {
    const before = await read(world.api);
    for (const name of ['customerId', 'firstName', 'lastName', 'email'])
      expect((await put(world, { [name]: null })).status).toBe(422);
    expect(await read(world.api)).toEqual(before);
    expect((await put(world, { phoneNumber: null })).data.phoneNumber).toBeNull();
  },
  'update-changes-only-later-payments': async (world) => {
    const before = (await chargeAs(world.api)).data;
    await put(world, { firstName: 'Eva' });
    expect(await world.get(before.id)).toEqual(before);
    expect(before.customer?.firstName).toBe('Maria');
    expect((await chargeAs(world.api)).data.customer?.firstName).toBe('Eva');
  },
  'found-by-new-data-only': async (world) => {
    await put(world, { email: 'eva@cliente.example', customerId: 'C-9' });
    for (const query of ['?email=eva@cliente.example', '?customerId=C-9'])
      expect(await found(world.api, query)).toEqual([own]);
    for (const query of ['?email=maria.silva@cliente.example', '?customerId=C-0001'])
      expect(await found(world.api, query)).toEqual([]);
  },
  'found-by-whole-values': async ({ api }) => {
    for (const [query, met] of [
      ['?email=maria.silva@cliente.example', [own]],
      ['?email=Maria.Silva@cliente.example', []],
      ['?email=silva@cliente.example', []],
      ['?customerId=C-0001', [own]],
      ['?customerId=c-0001', []],
      ['?customerId=C-000', []],
      ['?customerId=C-0001&email=maria.silva@cliente.example', [own]],
      ['?customerId=C-0001&email=joao.costa@cliente.example', []],
    ] as const)
      expect([query, await found(api, query)]).toEqual([query, met]);
    await create(api, { email: 'maria.silva@cliente.example' });
    expect(await found(api, '?email=maria.silva@cliente.example')).toHaveLength(2);
  },
  'pages-of-500-newest-first': async ({ api, sandbox }) => {
    expect(await found(api)).toEqual([shared, own]);
    for (let i = 0; i < 500; i += 1) await create(api, { customerId: `N-${i}` });
    await sandbox.settle();
    const { data, body } = await list(api);
    expect([data.length, data[0]?.customerId, data[499]?.customerId]).toEqual([500, 'N-499', 'N-0']);
    expect(body.meta).toMatchObject({ totalCount: 502, totalPages: 2 });
    const walked: string[] = [];
    let next: string | undefined = '/api/customers?limit=200';
    while (next) {
      const page: ApiResponse<Customer[]> = await api.get<Customer[]>(next);
      walked.push(...page.data.map(({ uuid }) => uuid));
      next = page.body.links?.next;
    }
    expect(walked).toEqual([...data.map(({ uuid }) => uuid), shared, own]);
  },
});
