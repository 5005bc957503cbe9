import type { Customer } from '@balcao/contract/resources/customers/customerSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const path = '/api/customers';
const own = `${path}/${seed.customers.own}`;
const ana = {
  customerId: 'C-7',
  firstName: 'Ana',
  lastName: 'Melo',
  email: 'ana.melo@cliente.example',
  phoneNumber: '351#912345670',
};
const create = (body: object) => testSandbox.api.post<Customer>(path, body);
const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).sort();

describe('at the same time', () => {
  it('a customerId is created once, however many ask', async () => {
    const answers = Array.from({ length: 12 }, () => create(ana));
    expect(await statuses(answers)).toEqual([...Array(11).fill(200), 201]);
    const uuids = (await Promise.all(answers)).map(({ data }) => data.uuid);
    expect(new Set(uuids).size).toBe(1);
  });

  it('a customerId goes to one of two that ask with different data', async () => {
    expect(await statuses([create(ana), create({ ...ana, firstName: 'Anabela' })])).toEqual([201, 409]);
  });

  it('a customerId goes to one of two customers that ask for it', async () => {
    const made = await Promise.all([create({}), create({})]);
    const changes = made.map(({ data }) => testSandbox.api.put(`${path}/${data.uuid}`, { customerId: 'C-9' }));
    expect(await statuses(changes)).toEqual([200, 409]);
  });

  it('a customer is deleted once', async () => {
    expect(await statuses([1, 2].map(() => testSandbox.api.delete(own)))).toEqual([200, 404]);
  });

  it('an entity is associated once', async () => {
    const { clientId } = seed.entities.approved;
    const answers = Array.from({ length: 6 }, () => testSandbox.api.post(`${own}/entities`, { clientId }));
    expect(await statuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('a body nested under `customer`', () => {
  const log = async () =>
    (await testSandbox.api.get<{ warnings: { pointer: string }[] }[]>('/sandbox/requests?limit=1')).data[0]?.warnings;

  it('is taken like a flat one, without a warning', async () => {
    const made = await create({ customer: ana });
    expect(made.data).toMatchObject(ana);
    expect(await log()).toEqual([]);
    expect((await create(ana)).status).toBe(200);
  });

  it('names what is wrong where it lies', async () => {
    const refused = await create({ customer: { ...ana, email: 'ana', colour: 'red' } });
    expect(refused.refusals).toEqual(['422 e00212']);
    expect(refused.body.error?.errors[0]?.source).toEqual({ pointer: '/customer/email' });
    expect(await log()).toMatchObject([{ pointer: '/customer/colour' }]);
  });

  it('is a field nobody knows beside flat ones, and where it is no object', async () => {
    const made = await create({ ...ana, customer: { firstName: 'Rui' } });
    expect(made.data.firstName).toBe('Ana');
    expect(await log()).toMatchObject([{ pointer: '/customer' }]);
    expect((await create({ customer: ['Rui'] })).data.firstName).toBeUndefined();
  });
});

describe('a customerId that exists', () => {
  it('is compared with the customer as it is now', async () => {
    const { uuid } = (await create(ana)).data;
    await testSandbox.api.put(`${path}/${uuid}`, { firstName: 'Anabela' });
    expect((await create(ana)).refusals).toEqual(['409 e05000']);
    expect((await create({ ...ana, firstName: 'Anabela' })).status).toBe(200);
  });

  it('may have 255 characters of any alphabet', async () => {
    const customerId = '漢'.repeat(255);
    const { uuid } = (await create({ customerId })).data;
    const { data } = await testSandbox.api.get<Customer[]>(`${path}?customerId=${encodeURIComponent(customerId)}`);
    expect(data.map((customer) => customer.uuid)).toEqual([uuid]);
  });
});

it('a saved method is deleted with its own customer only', async () => {
  const { sharedCard } = seed.savedMethods;
  expect((await testSandbox.api.delete(`${own}/paymentMethods/${sharedCard}`)).refusals).toEqual(['404 e00502']);
  const { data } = await testSandbox.api.get<{ uuid: string }[]>(`${path}/${seed.customers.shared}/paymentMethods`);
  expect(data.map(({ uuid }) => uuid)).toEqual([sharedCard]);
});
