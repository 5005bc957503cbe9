import { multibancoReference } from '@balcao/contract/checkDigits.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { entityBlock } from '../../sandbox/testing/soapClient.ts';
import { proofs } from './check/proofs.ts';

const references = '/api/payments/references';

const codes = (methods: readonly { code: string }[]) => methods.map(({ code }) => code).sort();

const idsOf = (listed: readonly { paymentId: string }[]) => listed.map(({ paymentId }) => paymentId).sort();

export default proofs('soap-to-rest', {
  'day-first-dates-are-soap-only': async ({ soap, api, merchant }) => {
    for (const [seven, date] of [
      ['0000451', '2026-01-15T10:00:00+00:00'],
      ['0000452', '15-01-2026 10:00:00'],
    ] as const) {
      const block = entityBlock(merchant, date);
      expect((await soap.call('checkIntegrationState', undefined, block)).code).toBe('02');
      const reference = multibancoReference('12345', seven, 1000);
      const item = { referenceEntity: '12345', reference, amount: 1000, creationDate: date };
      expect((await soap.call('saveEntityPayments', [item])).integrationState.state).toBe('1');
    }
    const end = (date: string) => api.post<Payment>(references, { amount: 1000, validDate: { end: date } });
    expect((await end('2026-01-20T10:00:00+00:00')).data.validDate.end).toBe('2026-01-20T10:00:00+00:00');
    expect((await end('20-01-2026 10:00:00')).refusals).toEqual(['422 e00226']);
  },
  'product-code-repeats': async ({ soap, api, get }) => {
    const order = { amount: 1000, productCode: 'REF-0042' };
    const ids = new Set<string>();
    for (const _ of [1, 2]) {
      const { paymentId } = await soap.call('createPaymentReference', order);
      ids.add(paymentId);
      const payment = await get(paymentId);
      expect(payment.code).toBe('REF-0042');
      expect(payment).not.toHaveProperty('customUniqueId');
      const body = { amount: 1000, code: 'REF-0042' };
      ids.add((await api.post<Payment>(references, body)).data.id);
    }
    expect(ids.size).toBe(4);
  },
  'same-headers-serve-every-call': async ({ api, seed }) => {
    const same = { 'accept-language': 'EN' };
    const page = await api.post<{ id: string }>('/api/checkouts', { payment: { amount: 1000 } }, same);
    const body = { action: 'payment_confirmed', url: 'https://loja.example/' };
    const { data: webhook } = await api.post<{ id: string }>('/api/webhooks', body, same);
    expect((await api.post(references, { amount: 1000 }, same)).status).toBe(201);
    for (const path of [
      'availableMethods?amount=1000',
      `checkouts/${page.data.id}`,
      'payments',
      `payments/${seed.payments.confirmedReference}`,
      'referenceRanges',
      `webhooks/${webhook.id}`,
    ])
      expect((await api.get(`/api/${path}`, same)).status, path).toBe(200);
    const refused = await api.post(references, { amount: 0 }, same);
    expect(refused.body.error?.msg).toBe('Invalid request');
  },
  'both-make-the-same-reference': async ({ soap, api, get }) => {
    const methods = [{ code: 'MB', type: 'NORMAL' }];
    const old = await soap.call('createPaymentReference', {
      amount: 1000,
      paymentOptions: methods,
      productCode: 'REF-7',
      productDesc: 'Livro',
    });
    const body = { amount: 1000, availableMethods: methods, code: 'REF-7', summary: 'Livro' };
    const { data } = await api.post<Payment>(references, body);
    const shared = ({ amount, code, summary, stateDetails, availableMethods, validDate }: Payment) => ({
      amount,
      code,
      summary,
      state: stateDetails.state,
      methods: codes(availableMethods),
      validDate,
    });
    expect(shared(await get(old.paymentId))).toEqual(shared(await get(data.id)));
  },
  'rest-registers-one-reference-a-call': async ({ soap, api }) => {
    const { data: ranges } = await api.get<{ id: string; entity: string }[]>('/api/referenceRanges');
    const [{ id, entity } = { id: '', entity: '' }] = ranges;
    const own = (seven: string) => multibancoReference(entity, seven, 1000);
    const items = ['0000461', '0000462'].map((seven) => ({
      referenceEntity: entity,
      reference: own(seven),
      amount: 1000,
    }));
    expect((await soap.call('saveEntityPayments', items)).integrationState.state).toBe('1');
    const one = (seven: string) => ({
      amount: 1000,
      referenceRange: { id: Number(id) },
      referenceDetails: { reference: own(seven) },
    });
    const { data } = await api.post<Payment>(references, one('0000463'));
    expect(data.referenceDetails).toMatchObject({ entity, reference: own('0000463') });
    expect((await api.post(references, ['0000465', '0000466'].map(one))).status).toBe(422);
  },
  'rest-list-has-unpaid-and-refunds-too': async ({ soap, api, payReference, pass }) => {
    await pass(3600);
    const ids = [(await payReference()).id, (await payReference()).id].sort();
    const made = async (path: string, amount: number) =>
      (await api.post<Payment>(`/api/payments/${path}`, { amount })).data.id;
    const [startDate, endDate] = ['2026-01-15T10:30:00+00:00', '2026-01-15T11:30:00+00:00'];
    const more = [await made('references', 1000), await made(`${ids[0]}/refunds`, 100)];
    const { payments } = await soap.call('getEntityPayments', { startDate, endDate });
    expect(idsOf(payments)).toEqual(ids);
    const range = { 'updatedAt[start]': startDate, 'updatedAt[end]': endDate, limit: '3' };
    const { data, body } = await api.get<Payment[]>(`/api/payments?${new URLSearchParams(range)}`);
    expect(body.meta).toEqual({ totalPages: 2, totalCount: 4, currentPage: 1 });
    const next = new URL(body.links?.next ?? '');
    const all = [...data, ...(await api.get<Payment[]>(next.pathname + next.search)).data];
    expect(all.map(({ id }) => id).sort()).toEqual([...ids, ...more].sort());
    const paid = all.filter(
      ({ type, stateDetails }) => stateDetails.state === 'confirmed' && ['payment', 'capture'].includes(type),
    );
    expect(paid.map(({ id }) => id).sort()).toEqual(ids);
  },
});
