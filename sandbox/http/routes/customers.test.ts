import type { Customer, SavedMethod } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { open, repeat } = purchases(testSandbox);
const path = '/api/customers';
const { own, shared, theirs } = seed.customers;
const uuids = (customers: Customer[]) => customers.map(({ uuid }) => uuid);
const list = (query = '') => testSandbox.api.get<Customer[]>(`${path}${query}`);

describe('the list of customers', () => {
  it('holds those the entity created and those it is associated with, newest first', async () => {
    const made = await testSandbox.api.post<Customer>(path, {});
    expect(uuids((await list()).data)).toEqual([made.data.uuid, shared, own]);
    expect(uuids((await testSandbox.other.get<Customer[]>(path)).data)).toEqual([theirs, shared, own]);
  });

  it.each([
    ['?email=maria.silva@cliente.example', [own]],
    ['?email=Maria.Silva@cliente.example', []],
    ['?customerId=C-0002', [shared]],
    ['?customerId=C-0003', []],
    ['?customerId=C-0001&email=joao.costa@cliente.example', []],
  ])('%s finds %j', async (query, found) => {
    const answer = await list(query);
    expect(uuids(answer.data)).toEqual(found);
    expect(answer.body.meta?.totalCount).toBe(found.length);
  });

  it('goes page by page', async () => {
    for (const firstName of ['Ana', 'Rui', 'Eva']) await testSandbox.api.post(path, { firstName });
    const page = await list('?limit=2&page=2');
    expect(page.data.map(({ firstName }) => firstName)).toEqual(['Ana', 'João']);
    expect(page.body.meta).toEqual({ totalPages: 3, totalCount: 5, currentPage: 2 });
    expect(page.body.links?.next).toMatch(/limit=2&page=3$/);
    expect((await list('?limit=2&page=9')).data).toEqual([]);
    expect((await list('?limit=100000')).data).toHaveLength(5);
  });

  it.each([
    ['email=maria', 'e00222', 'email'],
    ['limit=0', 'e00231', 'limit'],
    ['page=x', 'e00224', 'page'],
    ['customerId=', 'e00221', 'customerId'],
  ])('refuses %s', async (query, code, parameter) => {
    const answer = await list(`?${query}`);
    expect(answer.refusals).toEqual([`422 ${code}`]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ parameter });
  });
});

describe('a change', () => {
  const put = (body: object) => testSandbox.api.put<Customer>(`${path}/${own}`, body);

  it('touches what was sent and nothing else', async () => {
    const before = (await testSandbox.api.get<Customer>(`${path}/${own}`)).data;
    const after = await put({ phoneNumber: '351#912345670' });
    const updatedAt = '2026-01-15T10:00:00+00:00';
    expect(after.data).toEqual({ ...before, phoneNumber: '351#912345670', updatedAt });
    expect((await testSandbox.api.get<Customer>(`${path}/${own}`)).data).toEqual(after.data);
  });

  it('takes the phone away with null', async () => {
    expect((await put({ phoneNumber: null })).data.phoneNumber).toBeNull();
  });

  it('of nothing leaves the customer as it was', async () => {
    const before = (await testSandbox.api.get<Customer>(`${path}/${own}`)).data;
    expect((await put({})).data).toEqual(before);
    expect((await put({ firstName: before.firstName })).data).toEqual(before);
  });

  it('is found by its new e-mail and no longer by the old one', async () => {
    await put({ email: 'maria@cliente.example' });
    expect(uuids((await list('?email=maria@cliente.example')).data)).toEqual([own]);
    expect(uuids((await list('?email=maria.silva@cliente.example')).data)).toEqual([]);
  });

  it('cannot take the customerId of another customer', async () => {
    await testSandbox.api.post(path, { customerId: 'C-9' });
    const refused = await put({ customerId: 'C-9', firstName: 'Ana' });
    expect(refused.refusals).toEqual(['409 e05000']);
    expect((await testSandbox.api.get<Customer>(`${path}/${own}`)).data).toMatchObject({
      customerId: 'C-0001',
      firstName: 'Maria',
    });
  });

  it('gives a customerId to one of two that ask for it at the same time', async () => {
    const made = await Promise.all([
      testSandbox.api.post<Customer>(path, {}),
      testSandbox.api.post<Customer>(path, {}),
    ]);
    const changes = made.map(({ data }) =>
      testSandbox.api.put(`${path}/${data.uuid}`, { customerId: 'C-9' }),
    );
    expect((await Promise.all(changes)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a deletion', () => {
  it('takes associations and saved methods along, and leaves payments', async () => {
    const paid = await testSandbox.api.post<Payment>('/api/payments/references', {
      amount: 1000,
      customer: { uuid: own },
    });
    const gone = await testSandbox.api.delete(`${path}/${own}`);
    expect([gone.status, gone.body.data]).toEqual([200, undefined]);
    for (const tail of ['', '/entities', '/paymentMethods']) {
      expect((await testSandbox.api.get(`${path}/${own}${tail}`)).refusals).toEqual(['404 e00502']);
    }
    expect((await testSandbox.other.get(`${path}/${own}`)).refusals).toEqual(['404 e00502']);
    expect(uuids((await testSandbox.other.get<Customer[]>(path)).data)).toEqual([theirs, shared]);
    const kept = await testSandbox.api.get<Payment>(`/api/payments/${paid.data.id}`);
    expect(kept.data.customer).toEqual(paid.data.customer);
    expect(kept.data.customer).toMatchObject({ firstName: 'Maria', email: 'maria.silva@cliente.example' });
    for (const filter of [`customer[uuid]=${own}`, 'customer[id]=C-0001']) {
      const { data } = await testSandbox.api.get<Payment[]>(`/api/payments?${filter}&limit=1`);
      expect(data.map(({ id }) => id)).toEqual([paid.data.id]);
    }
  });

  it('ends the series of the customer, also one whose card was not saved', async () => {
    const recurring = { type: 'INITIAL', amountQualifier: 'ESTM' };
    const page = await open({ payment: { customer: { uuid: own }, recurring } });
    await page.card(cards.mastercard);
    expect((await repeat(page.paymentId, 750)).status).toBe(201);
    await testSandbox.api.delete(`${path}/${own}`);
    for (const series of [page.paymentId, seed.payments.initialRecurring]) {
      expect((await repeat(series, 1000)).refusals).toEqual(['400 e00402']);
    }
  });

  it('frees the customerId for another customer', async () => {
    await testSandbox.api.delete(`${path}/${own}`);
    const made = await testSandbox.api.post<Customer>(path, { customerId: 'C-0001' });
    expect(made.status).toBe(201);
    expect(made.data.uuid).not.toBe(own);
    const { data } = await testSandbox.api.get<SavedMethod[]>(`${path}/${made.data.uuid}/paymentMethods`);
    expect(data).toEqual([]);
  });

  it('happens once', async () => {
    const both = await Promise.all([1, 2].map(() => testSandbox.api.delete(`${path}/${own}`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
