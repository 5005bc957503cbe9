import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const list = (query = '') => testSandbox.api.get<Payment[]>(`/api/payments${query}`);
const enc = encodeURIComponent;

const p = seed.payments;
const references = [
  p.pendingReference,
  p.confirmedReference,
  p.cancelledReference,
  p.expiredReference,
  p.realtimeReference,
];
const phones = [p.waitingPhone, p.refusedPhone, p.confirmedPhone];
const all: string[] = [...references, ...phones].sort();

/** References and payments by phone, of the seed and of a test; other tests cover the rest of the seed. */
const own = (payments: Payment[]) =>
  payments.filter(({ id }) => all.includes(id) || Number(id) >= seed.firstFreePaymentId);
const ids = async (query: string) =>
  own((await list(query)).data)
    .map(({ id }) => id)
    .sort();

describe('filters find', () => {
  it.each<[query: string, found: string[]]>([
    ['', all],
    ['id=1001,1003,1009,5', ['1001', '1003']],
    ['referenceDetails_reference=000000138', [p.pendingReference]],
    ['referenceDetails_reference=A000003ED', [p.waitingPhone]],
    ['customUniqueId=ORDER-2026-0001', [p.pendingReference]],
    ['customUniqueId=order-2026-0001', []],
    ['stateDetails_state=pending', [p.pendingReference, p.refusedPhone, p.realtimeReference]],
    ['paymentMethod_type=REALTIME', [p.cancelledReference, p.realtimeReference]],
    ['paymentMethod_result_code=e04020', [p.refusedPhone]],
    ['invoiceDetails_number=FT%202026%2F1014', [p.confirmedReference, p.confirmedPhone]],
    ['unknown=filter&shop=5', all],
  ])('?%s', async (query, found) => {
    expect(await ids(`?${query}`)).toEqual([...found].sort());
  });
});

describe('date ranges', () => {
  // The seed was created two days ago at ten; payments, cancellations and refusals are from yesterday at ten.
  it.each<[query: string, found: string[]]>([
    [`createdAt[start]=${enc('2026-01-13T10:00:00+00:00')}`, all],
    [`createdAt[start]=${enc('2026-01-13T10:00:01+00:00')}`, []],
    [`createdAt[end]=${enc('2026-01-13T11:00:00+01:00')}`, all],
    ['createdAt[end]=2026-01-13T09:59:59', []],
    [
      'updatedAt[start]=2026-01-14T00:00:00',
      [p.confirmedReference, p.cancelledReference, p.expiredReference, p.refusedPhone, p.confirmedPhone],
    ],
    ['paidAt[start]=2026-01-14T10:00:00', [p.confirmedReference, p.confirmedPhone]],
    [
      'validAt[start]=2026-03-01T00:00:00',
      [p.pendingReference, p.confirmedReference, p.cancelledReference, p.realtimeReference],
    ],
    [
      'validAt[start]=2026-01-14T10:00:01&validAt[end]=2026-01-15T00:00:00',
      all.filter((id) => id !== p.expiredReference),
    ],
    // Paid yesterday and settled at that day's close.
    ['transferredAt[start]=2026-01-15T00:00:00', [p.confirmedReference, p.confirmedPhone]],
    ['invoicedDetails_invoicedAt[start]=2026-01-15T00:00:00', [p.confirmedReference, p.confirmedPhone]],
    ['invoicedDetails_invoicedAt[start]=2026-01-15T00:00:01', []],
  ])('?%s', async (query, found) => {
    expect(await ids(`?${query}`)).toEqual([...found].sort());
  });

  it('end with the whole second of their end, because responses show no fraction of it', async () => {
    testSandbox.clock.at += 900;
    const { data } = await testSandbox.api.post<Payment>('/api/payments/references', { amount: 1000 });
    const made = enc(data.createdAt ?? '');
    const asJavaScript = new Date(data.createdAt ?? '').toISOString();
    for (const end of [made, asJavaScript])
      expect(await ids(`?createdAt[start]=${made}&createdAt[end]=${end}`)).toEqual([data.id]);
    const exact = enc('2026-01-15T10:00:00.899+00:00');
    expect(await ids(`?createdAt[start]=${made}&createdAt[end]=${exact}`)).toEqual([]);
  });

  it('refuse a repeated bound and what is no bound, and ignore names of the prototype', async () => {
    const twice = 'createdAt[start]=2026-01-14T00:00:00&createdAt[start]=2020-01-01T00:00:00';
    const none = ['createdAt[start][x]=', 'createdAt[middle]=1', 'createdAt[]=2', '__proto__[limit]=x'];
    for (const query of [twice, ...none])
      expect((await testSandbox.api.get(`/api/payments?${query}`)).refusals).toEqual(['422 e00230']);
    expect(await ids('?constructor=1&__proto__=2')).toEqual(all);
  });
});

describe('sort', () => {
  const order = async (sort: string) => own((await list(`?sort=${sort}`)).data);

  it('compares codes by their bytes, those without one last, alike on both databases', async () => {
    for (const code of ['b', 'A', 'a', 'Z', 'á', '_', '10', '9', 'É']) {
      await testSandbox.api.post('/api/payments/references', { amount: 1000, code });
    }
    const bytes = ['10', '9', 'A', 'REF-0001', 'Z', '_', 'a', 'b', 'É', 'á'];
    const shown = (payments: Payment[]) => payments.map(({ code }) => code).filter(Boolean);
    const up = await order('code');
    expect(shown(up)).toEqual(bytes);
    expect(up.slice(0, bytes.length).every(({ code }) => code)).toBe(true);
    const down = await order('-code');
    expect(shown(down)).toEqual([...bytes].reverse());
    expect(down.slice(0, bytes.length).every(({ code }) => code)).toBe(true);
  });
});

describe('paging', () => {
  /** Creates references with a unique amount. */
  async function fill(count: number): Promise<void> {
    const make = () => testSandbox.api.post('/api/payments/references', { amount: 1234 });
    for (let left = count; left > 0; left -= 20) await Promise.all(Array.from({ length: Math.min(left, 20) }, make));
  }

  it('tells where one stands, with links that keep the filters', async () => {
    await fill(17);
    const { meta, links } = (await list('?limit=5&page=2&amount=1234&sort=-createdAt,amount')).body;
    expect(meta).toEqual({ totalPages: 4, totalCount: 17, currentPage: 2 });
    const at = (page: number) =>
      `http://localhost:4000/api/payments?limit=5&page=${page}&amount=1234&sort=-createdAt%2Camount`;
    expect(links).toEqual({ first: at(1), last: at(4), prev: at(1), next: at(3) });
    const linksOf = async (query: string) => Object.keys((await list(query)).body.links ?? {});
    expect(await linksOf('?limit=5&amount=1234')).toEqual(['first', 'last', 'next']);
    expect(await linksOf('?limit=5&amount=1234&page=4')).toEqual(['first', 'last', 'prev']);
  });

  it('beyond the end is an empty page that leads back', async () => {
    await fill(8);
    const { data, body } = await list('?amount=1234&limit=5&page=9');
    expect(data).toEqual([]);
    expect(body.meta).toEqual({ totalPages: 2, totalCount: 8, currentPage: 9 });
    expect(body.links?.prev).toContain('page=2');
  });

  it('nothing found is no page at all', async () => {
    const { body } = await list('?amount=7');
    expect(body.meta).toEqual({ totalPages: 0, totalCount: 0, currentPage: 1 });
    expect(body.links?.last).toContain('page=1');
  });

  it('gives 500 at most, and 500 when nothing is said', async () => {
    await fill(508);
    for (const query of ['?amount=1234', '?amount=1234&limit=501', '?amount=1234&limit=100000']) {
      const { data, body } = await list(query);
      expect(data).toHaveLength(500);
      expect(body.meta).toEqual({ totalPages: 2, totalCount: 508, currentPage: 1 });
    }
    expect((await list('?amount=1234&page=2')).data).toHaveLength(8);
    expect((await list('?amount=1234&limit=499')).data).toHaveLength(499);
  });
});

const idsOf = async (query: string) => (await list(`?${query}`)).data.map(({ id }) => id);

/** Depending on the numbers of matches and of requested rows, one of two queries runs; both give the same results. */
const pagedFilters = [
  'type=payment',
  'id=1001,1002,1003,1005,1007',
  'stateDetails_state=confirmed',
  'createdAt[end]=2026-01-14T23:00:00',
  'updatedAt[start]=2026-01-14T00:00:00',
  'updatedAt[end]=2026-01-14T23:00:00',
  'paidAt[start]=2026-01-01T00:00:00&paidAt[end]=2026-01-31T00:00:00',
  'validAt[start]=2026-01-14T00:00:00&validAt[end]=2026-01-20T00:00:00',
  'stateDetails_state=confirmed&paidAt[end]=2026-01-31T00:00:00',
];
const orders = ['-createdAt', 'createdAt', '-updatedAt', 'amount,-id', '-code', 'id'];

it.each(pagedFilters.flatMap((filter) => orders.map((order) => `${filter}&sort=${order}`)))(
  '%s: single pages hold what one page holds, in its order',
  async (query) => {
    const whole = await idsOf(query);
    expect(whole.length).toBeGreaterThan(2);
    const pages = [];
    for (let page = 1; page <= whole.length; page += 1) {
      pages.push(...(await idsOf(`${query}&limit=1&page=${page}`)));
    }
    expect(pages).toEqual(whole);
  },
);
