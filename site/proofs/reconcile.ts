import { pageSize } from '@balcao/contract/resources/pageSize.ts';
import { sortFields } from '@balcao/contract/resources/payments/filters.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import type { ApiResponse } from '../../sandbox/testing/api.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

async function idsOf({ api }: World, query: string): Promise<string[]> {
  const { data } = await api.get<Payment[]>(`/api/payments?${query}`);
  return data.map(({ id }) => id);
}

const countOf = async ({ api }: World, query = ''): Promise<number> =>
  (await api.get(`/api/payments?${query}`)).body.meta?.totalCount ?? -1;

/** Query for payments on the day of a fresh sandbox. */
const day = 'paidAt[start]=2026-01-15T00:00:00Z&paidAt[end]=2026-01-15T23:59:59Z';

export default proofs('reconcile', {
  'transfer-has-no-event': async (world) => {
    const told = await world.listen('payment_confirmed', 'payment_cancelled', 'payment_refunded', 'payment_authorized');
    const { id } = await world.payReference();
    await world.settle();
    const { transferDetails, paymentFee } = await world.get(id);
    expect(transferDetails?.payerReference).toEqual(expect.any(String));
    expect(paymentFee?.invoiceDetails?.invoiceNumber).toEqual(expect.any(String));
    expect((await told()).map(({ action }) => action)).toEqual(['payment_confirmed']);
  },
  'authorisation-is-not-transferred': async (world) => {
    const { id } = await world.authorise();
    expect(await idsOf(world, `paidAt[start]=2026-01-01T00:00:00Z&id=${id}`)).toEqual([]);
    const { data: capture } = await world.capture(id, 300);
    await world.settle();
    expect(await world.get(id)).not.toHaveProperty('transferDetails');
    expect(await world.get(capture.id)).toHaveProperty('transferDetails');
  },
  'void-leaves-its-refund-in-the-list': async (world) => {
    const { data: unpaid } = await world.api.post<Payment>('/api/payments/references', {
      amount: 1000,
      availableMethods: [{ code: 'MB', type: 'REALTIME' }],
    });
    await world.cancel(unpaid.id);
    const { id } = await world.payReference();
    const { data: refund } = await world.refund(id, 1000);
    expect((await world.get(id)).stateDetails.state).toBe('cancelled');
    const paid = await idsOf(world, day);
    expect(paid).toEqual(expect.arrayContaining([id, refund.id]));
    expect(paid).not.toContain(unpaid.id);
    const confirmed = await idsOf(world, `${day}&stateDetails_state=confirmed`);
    expect(confirmed).toContain(refund.id);
    expect(confirmed).not.toContain(id);
  },
  'seed-has-one-payment-today': async ({ api }) => {
    const { data } = await api.get<Payment[]>(`/api/payments?${day}`);
    expect(data.map(({ code, stateDetails: { state } }) => [code, state])).toEqual([['REF-0012', 'confirmed']]);
  },
  'pages-of-one-find-the-last': async (world) => {
    const query = 'paidAt[start]=2026-01-01T00:00:00Z&paymentMethod_code=MB&sort=id&limit=1';
    expect(await idsOf(world, `${query}&page=2`)).toEqual([]);
    const { id } = await world.payReference();
    expect(await idsOf(world, `${query}&page=2`)).toEqual([id]);
    await world.charge();
    const later = await world.payReference();
    expect(await idsOf(world, `${query}&page=2`)).toEqual([id]);
    const { body } = await world.api.get(`/api/payments?${query}`);
    expect(await idsOf(world, `${query}&page=${body.meta?.totalPages}`)).toEqual([later.id]);
  },
  'filters-find-what-they-say': async (world) => {
    await world.pass(60);
    const { id } = await world.payReference({ customUniqueId: 'ORDER-7', code: 'REF-0042' });
    const { entity, reference } = (await world.get(id)).referenceDetails;
    const onDay = (field: string, date: string) => `${field}[start]=${date}T00:00:00Z&${field}[end]=${date}T23:59:59Z`;
    for (const query of [
      `${onDay('paidAt', '2026-01-15')}&id=${id}`,
      'updatedAt[start]=2026-01-15T10:00:30Z',
      'customUniqueId=ORDER-7',
      `referenceDetails_entity=${entity}&referenceDetails_reference=${reference}`,
    ])
      expect([query, await idsOf(world, query)]).toEqual([query, [id]]);
    expect(await idsOf(world, onDay('paidAt', '2026-01-14'))).not.toContain(id);
    expect(await idsOf(world, 'id=1002,1007&sort=id')).toEqual(['1002', '1007']);
    expect((await world.api.get('/api/payments?code=REF-0042')).refusals).toEqual(['422 e00230']);
    expect(await idsOf(world, onDay('transferredAt', '2026-01-15'))).not.toContain(id);
    await world.settle();
    const today = 'transferredAt[start]=2026-01-15T09:00:00Z&transferredAt[end]=2026-01-15T23:59:59Z';
    expect(await idsOf(world, today)).toContain(id);
    const held = await world.authorise();
    const series = await world.charge({ recurring: { type: 'INITIAL', amountQualifier: 'ESTM' } });
    for (const [initial, following] of [
      [id, await world.refund(id, 100)],
      [held.id, await world.capture(held.id, 100)],
      [series.id, await world.repeat(series.id, 700)],
    ] as const)
      expect(await idsOf(world, `initialPaymentId=${initial}`)).toEqual([following.data.id]);
  },
  'invoice-finds-its-payments': async (world) => {
    const { id } = await world.payReference();
    await world.settle();
    const later = await world.payReference();
    await world.pass(24 * 3600);
    const { invoiceNumber = '', invoicedAt = '' } = (await world.get(id)).paymentFee?.invoiceDetails ?? {};
    const [number, moment] = [invoiceNumber, invoicedAt].map(encodeURIComponent);
    const start = `invoicedDetails_invoicedAt[start]=${moment}`;
    for (const query of [`invoiceDetails_number=${number}`, `${start}&invoicedDetails_invoicedAt[end]=${moment}`]) {
      const found = await idsOf(world, query);
      expect([found.includes(id), found.includes(later.id)]).toEqual([true, false]);
    }
    expect(await idsOf(world, start)).toContain(later.id);
  },
  'filters-add-up': async (world) => {
    const both = await idsOf(world, 'paymentMethod_code=MB&stateDetails_state=confirmed');
    const one = await idsOf(world, 'paymentMethod_code=MB');
    const other = await idsOf(world, 'stateDetails_state=confirmed');
    expect(both.length).toBeLessThan(one.length);
    expect(new Set(both)).toEqual(new Set(one.filter((id) => other.includes(id))));
  },
  'misspelt-filter-is-refused': async (world) => {
    const refused = ['customUniqueID=x', 'createdAt[gte]=x', 'state=confirmed', 'type=payment&type=refund'];
    for (const query of [...refused, 'stateDetails_state=paid'])
      expect((await world.api.get(`/api/payments?${query}`)).refusals).toEqual(['422 e00230']);
    const misspelt = await world.api.get('/api/payments?state=x', { 'accept-language': 'EN' });
    expect(misspelt.body.error?.errors[0]?.msg).toContain('stateDetails_state');
    const all = await countOf(world);
    expect(await countOf(world, 'shop=lisbon')).toBe(all);
    expect(await countOf(world, 'referenceDetails_reference=138')).toBe(0);
    const logged = (await world.api.get<{ warnings: object[] }[]>('/sandbox/requests')).data.slice(0, 2);
    expect(logged.flatMap(({ warnings }) => warnings)).toEqual([
      expect.objectContaining({ reason: 'reference_form', nearest: '000000138' }),
      expect.objectContaining({ reason: 'unknown_parameter' }),
    ]);
  },
  'dates-need-hour-and-zone': async (world) => {
    const from = (start: string) => world.api.get(`/api/payments?paidAt[start]=${start}`);
    expect((await from('2026-01-15')).refusals).toEqual(['422 e00226']);
    expect((await from('2026-01-15T00:00:00+01:00')).refusals).toEqual(['422 e00226']);
    expect((await from('2026-01-15T00:00:00%2B01:00')).status).toBe(200);
    expect((await from('2026-01-15T00:00:00Z&paidAt[end]=2026-01-14T00:00:00Z')).refusals).toEqual(['422 e00226']);
    const { id } = await world.payReference();
    const moment = '2026-01-15T10:00:00Z';
    expect(await idsOf(world, `paidAt[start]=${moment}&paidAt[end]=${moment}`)).toEqual([id]);
    world.clock.at += 900;
    const later = await world.payReference();
    const shown = encodeURIComponent(later.stateDetails.createdAt);
    expect(await idsOf(world, `paidAt[end]=${shown}`)).toContain(later.id);
  },
  'pages-go-on-until-no-next': async ({ api }) => {
    expect(pageSize.payments).toBe(500);
    const all = (await api.get<Payment[]>('/api/payments?sort=id')).data.map(({ id }) => id);
    const followed: string[] = [];
    for (let next: string | undefined = '/api/payments?sort=id&limit=4'; next; ) {
      const answer: ApiResponse<Payment[]> = await api.get<Payment[]>(next);
      followed.push(...answer.data.map(({ id }) => id));
      next = answer.body.links?.next?.replace(/^https?:\/\/[^/]+/, '');
    }
    const counted: string[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data, body } = await api.get<Payment[]>(`/api/payments?sort=id&limit=4&page=${page}`);
      expect(data.length).toBeLessThanOrEqual(4);
      counted.push(...data.map(({ id }) => id));
      last = body.meta?.totalPages ?? 0;
    }
    expect([followed, counted]).toEqual([all, all]);
  },
  'new-payments-push-the-pages': async (world) => {
    for (const sort of ['', '&sort=id']) {
      const first = await idsOf(world, `limit=3${sort}`);
      await world.pass(1);
      await world.payReference();
      const second = await idsOf(world, `limit=3&page=2${sort}`);
      const repeated = second.filter((id) => first.includes(id));
      expect(repeated).toHaveLength(sort ? 0 : 1);
    }
  },
  'lists-sort-by-five-fields': async (world) => {
    expect(new Set(sortFields)).toEqual(new Set(['createdAt', 'updatedAt', 'amount', 'code', 'id']));
    const ascending = await idsOf(world, 'sort=amount,id');
    expect(await idsOf(world, 'sort=-amount,-id')).toEqual([...ascending].reverse());
    expect((await world.api.get('/api/payments?sort=paidAt')).refusals).toEqual(['422 e00230']);
  },
  'day-closes-at-midnight-of-lisbon': chosen(['behaviour-feesAndTransfers'], async (world) => {
    const { id } = await world.payReference();
    await world.pass(14 * 3600 - 1);
    const open = await world.get(id);
    expect(open).not.toHaveProperty('transferDetails');
    expect(open.paymentFee?.invoiceDetails).toBeNull();
    await world.pass(1);
    const { transferDetails, paymentFee } = await world.get(id);
    expect(transferDetails?.transferredAt).toBe('2026-01-16T00:00:00+00:00');
    expect(paymentFee?.invoiceDetails?.invoicedAt).toBe('2026-01-16T00:00:00+00:00');
  }),
  'fees-are-texts-of-eight-decimals': async (world) => {
    let sum = 0n;
    for (const amount of [1000, 2550, 333]) {
      const made = await world.charge({ amount });
      const { netAmount = '', taxAmount = '' } = (await world.get(made.id)).paymentFee ?? {};
      for (const fee of [netAmount, taxAmount]) {
        expect(fee).toMatch(/^\d+\.\d{8}$/);
        sum += BigInt(fee.replace('.', ''));
      }
    }
    expect(sum).toBe(75_763_080n);
  },
  'one-transfer-has-one-reference': async (world) => {
    const paid = [await world.payReference(), await world.charge()];
    await world.settle();
    const [one, other] = await Promise.all(paid.map(async ({ id }) => (await world.get(id)).transferDetails));
    expect(one?.payerReference).toEqual(expect.any(String));
    expect(other?.payerReference).toBe(one?.payerReference);
    expect(Object.keys(one ?? {}).sort()).toEqual(['payerReference', 'transferredAt']);
  },
});
