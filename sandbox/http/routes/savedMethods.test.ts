import type { SavedMethod } from '@balcao/contract/resources/customers/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { card, phone, sharedCard } = seed.savedMethods;
const path = `/api/customers/${seed.customers.own}/paymentMethods`;
const list = (query = '') => testSandbox.api.get<SavedMethod[]>(`${path}${query}`);
const uuids = async (query = '') => (await list(query)).data.map(({ uuid }) => uuid);

describe('the list of saved methods', () => {
  it('shows enough to recognise each, newest first, and no whole number', async () => {
    expect((await list()).data).toEqual([
      { uuid: phone, code: 'MW', type: 'DEFAULT', details: { countryCode: '351', last3Digits: '001' } },
      {
        uuid: card,
        code: 'CC',
        type: 'DEFAULT',
        details: {
          brand: 'VISA',
          last4Digits: '4242',
          holder: 'Maria Silva',
          expiryMonth: '05',
          expiryYear: '2030',
        },
      },
    ]);
  });

  it.each([
    ['?code=CC', [card]],
    ['?code=MW', [phone]],
    ['?type=MW', [phone]],
    ['?code=CC&type=MW', [card]],
    ['?sort=createdAt', [card, phone]],
    ['?sort=-createdAt', [phone, card]],
    ['?limit=1', [phone]],
    ['?limit=100000', [phone, card]],
    ['?limit=1&page=2', [card]],
    ['?limit=1&page=3', []],
    ['?limit=1&page=2&sort=createdAt', [phone]],
    ['?code=CC&limit=1&page=2', []],
  ])('%s finds %j', async (query, found) => {
    expect(await uuids(query)).toEqual(found);
  });

  it('comes in pages, each with links to the others', async () => {
    const { meta, links } = (await list('?limit=1')).body;
    expect(meta).toEqual({ totalPages: 2, totalCount: 2, currentPage: 1 });
    expect(Object.keys(links ?? {}).sort()).toEqual(['first', 'last', 'next']);
    const followed = await testSandbox.api.get<SavedMethod[]>(links?.next ?? '');
    expect(followed.data.map(({ uuid }) => uuid)).toEqual([card]);
    expect(followed.body.meta).toEqual({ totalPages: 2, totalCount: 2, currentPage: 2 });
    expect(Object.keys(followed.body.links ?? {}).sort()).toEqual(['first', 'last', 'prev']);
  });

  it.each([
    ['code=MB', 'e00230'],
    ['sort=code', 'e00230'],
    ['limit=0', 'e00231'],
    ['page=0', 'e00231'],
  ])('refuses %s', async (query, code) => {
    expect((await list(`?${query}`)).refusals).toEqual([`422 ${code}`]);
  });

  it('is the same for an associated entity', async () => {
    expect((await testSandbox.other.get(path)).data).toEqual((await list()).data);
  });
});

describe('a deletion', () => {
  it('forgets one method, once', async () => {
    const gone = await testSandbox.api.delete(`${path}/${card}`);
    expect([gone.status, gone.body.data]).toEqual([200, undefined]);
    expect(await uuids()).toEqual([phone]);
    const again = await testSandbox.api.delete(`${path}/${card}`);
    expect(again.refusals).toEqual(['404 e00502']);
    expect(again.body.error?.errors[0]?.source).toEqual({ parameter: 'paymentMethod_uuid' });
  });

  it('does not reach the method of another customer', async () => {
    expect((await testSandbox.api.delete(`${path}/${sharedCard}`)).refusals).toEqual(['404 e00502']);
    const { data } = await testSandbox.api.get<SavedMethod[]>(
      `/api/customers/${seed.customers.shared}/paymentMethods`,
    );
    expect(data.map(({ uuid }) => uuid)).toEqual([sharedCard]);
  });
});
