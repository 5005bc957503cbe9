import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const path = '/api/customers';
const ana = {
  customerId: 'C-7',
  firstName: 'Ana',
  lastName: 'Melo',
  email: 'ana.melo@cliente.example',
  phoneNumber: '351#912345670',
};
const create = (body: object) => testSandbox.api.post<Customer>(path, body);

describe('a new customer', () => {
  it('comes back with 201, a uuid, its times and what was sent', async () => {
    const made = await create(ana);
    expect(made.status).toBe(201);
    const at = '2026-01-15T10:00:00+00:00';
    expect(made.data).toEqual({ ...ana, uuid: made.data.uuid, createdAt: at, updatedAt: at });
    expect((await testSandbox.api.get<Customer>(`${path}/${made.data.uuid}`)).data).toEqual(made.data);
  });

  it('needs no data at all, and is another one each time', async () => {
    const [first, second] = [await create({}), await create({})];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.data.uuid).not.toBe(first.data.uuid);
  });

  it('has the same uuid on every fresh sandbox', async () => {
    const { uuid } = (await create(ana)).data;
    await testSandbox.api.post('/sandbox/reset');
    expect((await create({})).data.uuid).toBe(uuid);
  });
});

describe('a body nested under `customer`', () => {
  const log = async () =>
    (await testSandbox.api.get<{ warnings: { pointer: string }[] }[]>('/sandbox/requests?limit=1')).data[0]
      ?.warnings;

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
  it('gives the same customer back with 200 when the data is the same', async () => {
    const made = await create({ ...ana, phoneNumber: null });
    const again = await create({ ...ana, phoneNumber: undefined });
    expect(again.status).toBe(200);
    expect(again.data).toEqual(made.data);
  });

  it.each([
    ['another e-mail', { email: 'ana@cliente.example' }],
    ['less', { lastName: undefined }],
    ['another phone', { phoneNumber: '351#912345671' }],
  ])('is 409 e05000 with %s, and nothing changes', async (_, other) => {
    const made = await create(ana);
    const refused = await create({ ...ana, ...other });
    expect(refused.refusals).toEqual(['409 e05000']);
    expect(refused.body.error?.errors[0]?.source).toEqual({ pointer: '/customerId' });
    const { data } = await testSandbox.api.get<Customer[]>(`${path}?customerId=C-7`);
    expect(data).toEqual([made.data]);
  });

  it('is compared with the customer as it is now', async () => {
    const { uuid } = (await create(ana)).data;
    await testSandbox.api.put(`${path}/${uuid}`, { firstName: 'Anabela' });
    expect((await create(ana)).refusals).toEqual(['409 e05000']);
    expect((await create({ ...ana, firstName: 'Anabela' })).status).toBe(200);
  });

  it('is free for another entity', async () => {
    const made = await create(ana);
    const theirs = await testSandbox.other.post<Customer>(path, { ...ana, firstName: 'Outra' });
    expect(theirs.status).toBe(201);
    expect(theirs.data.uuid).not.toBe(made.data.uuid);
  });

  it('is created once, however many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(ana)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201]);
    expect(new Set(answers.map(({ data }) => data.uuid)).size).toBe(1);
  });

  it('goes to one of two that ask at the same time with different data', async () => {
    const answers = await Promise.all([create(ana), create({ ...ana, firstName: 'Anabela' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a customer’s field', () => {
  it.each([
    ['email', 'ana', 'e00212'],
    ['email', null, 'e00212'],
    ['email', `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c.'.repeat(100)}example`, 'e00212'],
    ['phoneNumber', '+351912345678', 'e00228'],
    ['customerId', '', 'e00221'],
    ['customerId', 'x'.repeat(256), 'e00227'],
    ['customerId', true, 'e00219'],
    ['firstName', null, 'e00221'],
  ])('%s is refused as %j', async (name, value, code) => {
    const answer = await create({ ...ana, [name]: value });
    expect(answer.refusals).toEqual([`422 ${code}`]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer: `/${name}` });
  });

  it('customerId may have 255 characters of any alphabet', async () => {
    const customerId = '漢'.repeat(255);
    const { uuid } = (await create({ customerId })).data;
    const { data } = await testSandbox.api.get<Customer[]>(
      `${path}?customerId=${encodeURIComponent(customerId)}`,
    );
    expect(data.map((customer) => customer.uuid)).toEqual([uuid]);
  });
});
