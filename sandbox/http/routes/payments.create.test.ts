import { multibancoReference } from '@balcao/contract/checkDigits/multibancoReference.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { answerPhone, cancel, create, get, refund } = purchases(testSandbox);
const mw = { code: 'MW', details: { phoneNumber: '351#912345678' } };
const nobody = '00000000-0000-0000-0000-000000000000';

describe('MB WAY by phone', () => {
  it('waits for the phone, thirty minutes long', async () => {
    const { status, data } = await create({ paymentMethod: mw });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      id: '1101',
      stateDetails: { state: 'pending_confirmation' },
      referenceDetails: { reference: 'A0000044D' },
      validDate: { start: '2026-01-15T10:00:00+00:00', end: '2026-01-15T10:30:00+00:00' },
      availableMethods: [{ code: 'MW', type: 'DEFAULT', name: 'MB WAY' }],
      paymentMethod: {
        uuid: null,
        code: 'MW',
        type: 'DEFAULT',
        details: { phoneNumber: '351#912345678', countryCode: '351', last3Digits: '678' },
        resultDetails: { phoneNumber: { countryCode: '351', last3Digits: '678' } },
      },
    });
    expect(data.referenceDetails).not.toHaveProperty('entity');
  });

  it('shows only the end of the number once confirmed, and the fee with eight decimals', async () => {
    const { data } = await create({ paymentMethod: mw, amount: 2500 });
    const paid = await testSandbox.api.post<Payment>(`/sandbox/payments/${data.id}/phone`, {
      answer: 'accept',
    });
    expect(paid.data.paymentMethod?.details).not.toHaveProperty('phoneNumber');
    expect(paid.data.paymentMethod?.details).toMatchObject({ countryCode: '351', last3Digits: '678' });
    expect(paid.data.paymentFee).toEqual({
      netAmount: '0.35000000',
      taxAmount: '0.08050000',
      invoiceDetails: null,
    });
  });

  it('shows the whole number while the payment is open, and never again', async () => {
    const open = { phoneNumber: '351#912345678' };
    const masked = { countryCode: '351', last3Digits: '678' };
    const detailsOf = async (id: string) => (await get(id)).paymentMethod?.details;
    const paid = (await create({ paymentMethod: mw })).data.id;
    expect(await detailsOf(paid)).toMatchObject(open);
    await answerPhone(paid, 'refuse');
    expect(await detailsOf(paid)).toMatchObject(open);
    await testSandbox.api.put(`/api/payments/${paid}`, { paymentMethod: mw });
    await answerPhone(paid, 'accept');
    expect(await detailsOf(paid)).toEqual(masked);
    await refund(paid, 1000);
    expect([(await get(paid)).stateDetails.state, await detailsOf(paid)]).toEqual(['cancelled', masked]);
    const dropped = (await create({ paymentMethod: mw })).data.id;
    await answerPhone(dropped, 'refuse');
    await cancel(dropped);
    expect(await detailsOf(dropped)).toEqual(masked);
  });

  it('takes foreign numbers', async () => {
    const details = { phoneNumber: '34#612345678' };
    expect((await create({ paymentMethod: { code: 'MW', details } })).status).toBe(201);
  });

  it('keeps the validity that was sent', async () => {
    const validDate = { end: '2026-01-20T12:00:00+00:00', blockLatePayment: true };
    const { data } = await create({ paymentMethod: mw, validDate });
    expect(data.validDate).toEqual({ ...validDate, start: '2026-01-15T10:00:00+00:00' });
  });

  it('never waits on the phone longer than it is valid', async () => {
    await create({ paymentMethod: mw, validDate: { end: '2026-01-15T10:02:00+00:00' } });
    const { data } = await testSandbox.api.get<{ paymentId: string; expiresAt: string }[]>('/sandbox/pushes');
    expect(data.find(({ paymentId }) => paymentId === '1101')?.expiresAt).toBe('2026-01-15T10:02:00+00:00');
  });
});

describe('Multibanco', () => {
  it('takes a reference as POST /payments/references does', async () => {
    const { data } = await create({ paymentMethod: { code: 'MB' } });
    expect(data).toMatchObject({
      stateDetails: { state: 'pending' },
      referenceDetails: { entity: '12345', reference: multibancoReference('12345', '0000006', 1000) },
      paymentMethod: { uuid: null, code: 'MB', type: 'NORMAL' },
      availableMethods: [{ code: 'MB', type: 'NORMAL' }],
      validDate: { end: '2026-07-15T23:59:59+01:00' },
    });
  });

  it('is REALTIME when asked for', async () => {
    const { data } = await create({ paymentMethod: { code: 'MB', type: 'REALTIME' } });
    expect(data.paymentMethod?.type).toBe('REALTIME');
  });
});

describe('refusals', () => {
  it.each([
    ['a new card', { paymentMethod: { code: 'CC' } }, '400 e00402'],
    ['an unknown saved method', { paymentMethod: { uuid: nobody } }, '422 e00218'],
    ['an unknown customer', { paymentMethod: mw, customer: { uuid: nobody } }, '404 e00502'],
    [
      'saving a method of nobody',
      { paymentMethod: { ...mw, details: { ...mw.details, createRegistration: true } } },
      '422 e05001',
    ],
    [
      'offering to save a method of nobody',
      { paymentMethod: { ...mw, details: { ...mw.details, allowRegistration: true } } },
      '422 e05001',
    ],
    [
      'a method that is not available',
      { paymentMethod: mw, availableMethods: [{ code: 'MB' }] },
      '400 e00401',
    ],
    ['a type the method lacks', { paymentMethod: { ...mw, type: 'TPA' } }, '400 e00402'],
    ['an authorization by phone', { paymentMethod: mw, type: 'authorization' }, '400 e00402'],
    ['a refund out of nothing', { paymentMethod: mw, type: 'refund' }, '400 e00402'],
    ['less than MB WAY takes', { paymentMethod: mw, amount: 49 }, '400 e00301'],
    ['more than MB WAY takes', { paymentMethod: mw, amount: 500_001 }, '400 e00301'],
    ['less than Multibanco takes', { paymentMethod: { code: 'MB' }, amount: 99 }, '400 e00301'],
  ])('refuses %s', async (_, body, refusal) => {
    const answer = await create(body);
    expect(answer.refusals).toEqual([refusal]);
    expect(answer.body.error?.errors[0]?.source?.pointer).toMatch(/^\//);
  });

  it.each([50, 500_000])('takes MB WAY at its limit of %i cents', async (amount) => {
    expect((await create({ paymentMethod: mw, amount })).status).toBe(201);
  });
});

describe('customUniqueId', () => {
  const body = { paymentMethod: mw, customUniqueId: 'ORDER-77' };

  it('repeated is 409 e00600 and writes nothing, whatever else differs', async () => {
    const first = await create(body);
    const count = (await testSandbox.api.get('/api/payments')).body.meta?.totalCount;
    const again = await create({ ...body, amount: 2000 });
    expect(again.refusals).toEqual(['409 e00600']);
    expect(again.body.error?.errors[0]?.source).toEqual({ pointer: '/customUniqueId' });
    const reference = await testSandbox.api.post('/api/payments/references', {
      amount: 1000,
      customUniqueId: 'ORDER-77',
    });
    expect(reference.refusals).toEqual(['409 e00600']);
    expect((await testSandbox.api.get('/api/payments')).body.meta?.totalCount).toBe(count);
    expect((await testSandbox.api.get<Payment>(`/api/payments/${first.data.id}`)).data).toEqual(first.data);
    expect((await create({ paymentMethod: mw })).data.id).toBe('1102');
  });

  it('stays taken after cancellation, and belongs to one entity', async () => {
    const made = await testSandbox.api.post<Payment>('/api/payments/references', {
      amount: 1000,
      customUniqueId: 'ORDER-78',
      availableMethods: [{ code: 'MB', type: 'REALTIME' }],
    });
    await testSandbox.api.patch(`/api/payments/${made.data.id}/cancellation`, {});
    expect((await create({ paymentMethod: mw, customUniqueId: 'ORDER-78' })).refusals).toEqual([
      '409 e00600',
    ]);
    const other = await testSandbox.other.post('/api/payments', {
      amount: 1000,
      paymentMethod: mw,
      customUniqueId: 'ORDER-78',
    });
    expect(other.status).toBe(201);
  });

  it('tells letters, case and spaces apart', async () => {
    for (const customUniqueId of ['a', 'A', 'á', 'a ', ' a', 'a\u0301']) {
      expect((await create({ paymentMethod: mw, customUniqueId })).status).toBe(201);
    }
  });
});
