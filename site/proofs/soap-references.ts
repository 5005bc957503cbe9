import { multibancoReference } from '@balcao/contract/checkDigits.ts';
import { provocationBy } from '@balcao/contract/soap/methodProvocations.ts';
import { type SoapMethod, type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { expect } from 'vitest';
import { refusalIn } from '../../sandbox/testing/soapClient.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';

const reference = ({ soap }: World, type: string) =>
  soap.call('createPaymentReference', { amount: 1000, paymentOptions: [{ code: 'MB', type }] });

const stateOf = async ({ get }: World, id: string) => (await get(id)).stateDetails.state;

const cancel = async ({ soap }: World, request: object) => (await soap.call('cancelPayment', request)).requestState;

const own = (seven: string, amount = 1000) => ({
  referenceEntity: '12345',
  reference: multibancoReference('12345', seven, amount),
  amount,
});

/** Pays a reference at the cash machine, and returns the status. */
const paid = async ({ api }: World, { referenceEntity: entity, reference, amount }: ReturnType<typeof own>) =>
  (await api.post('/sandbox/atm', { entity, reference, amount })).status;

export default proofs('soap-references', {
  'reference-and-link-show-the-same': async ({ soap, payerOnPage, api }) => {
    const paymentOptions = [{ code: 'MB', type: 'DEFAULT' }];
    const made = await soap.call('createPaymentReference', { amount: 1999, paymentOptions });
    expect(made).toMatchObject({
      atmEntity: '12345',
      reference: expect.stringMatching(/^\d{9}$/),
      amount: '1999',
    });
    const token = new URL(made.linkPayment).pathname.split('/').at(-1) ?? '';
    const { data } = await payerOnPage(token).look();
    expect(data.reference).toMatchObject({ entity: made.atmEntity, reference: made.reference });
    expect(JSON.stringify(data)).toContain('1999');
    const body = { entity: made.atmEntity, reference: made.reference };
    expect((await api.post('/sandbox/atm', { ...body, amount: 199_900 })).status).toBe(409);
    expect((await api.post('/sandbox/atm', { ...body, amount: 1999 })).status).toBe(200);
  },
  'without-multibanco-there-is-only-a-link': chosen(['behaviour-soapNoReference'], async ({ soap }) => {
    for (const fields of [{ amount: 1000, paymentOptions: [{ code: 'CC' }] }, { amount: 60 }]) {
      const made = await soap.call('createPaymentReference', fields);
      expect(made).toMatchObject({ state: '1', linkPayment: expect.stringMatching(/^http/) });
      expect([made.atmEntity, made.reference]).toEqual([undefined, undefined]);
    }
  }),
  'validation-creates-nothing': async ({ soap, api }) => {
    const count = async () => (await api.get('/api/payments')).body.meta?.totalCount;
    const before = await count();
    const fields = { productCode: 'PED-7', buyer: { firstName: 'Maria' } };
    const codesAt = async (amount: number) =>
      (await soap.call('validatePaymentReference', { amount, ...fields })).paymentOptions.map(
        ({ code }: { code: string }) => code,
      );
    expect(await codesAt(60)).toEqual(['CC', 'MW']);
    for (const amount of [50, 1000, 600_000]) {
      const { data } = await api.get<{ code: string }[]>(`/api/availableMethods?amount=${amount}`);
      expect(data.map(({ code }) => code).sort(), `${amount}`).toEqual((await codesAt(amount)).sort());
    }
    expect(await count()).toBe(before);
    expect((await soap.call('createPaymentReference', { amount: 1000, ...fields })).state).toBe('1');
  },
  'billing-and-delivery-are-kept': async ({ soap, get }) => {
    const address = { country: 'PT', city: 'Lisboa', street1: 'Rua 1', postCode: '1000-001' };
    const sent = { amount: 1000, billingAddress: address, shippingAddress: address };
    const { paymentId } = await soap.call('createPaymentReference', sent);
    expect(await get(paymentId)).toMatchObject({ billingAddress: address, shippingAddress: address });
  },
  'each-code-can-be-provoked': async ({ soap }) => {
    for (const method of ['createPaymentReference', 'validatePaymentReference', 'doWebPayment'] as const)
      for (const code of soapMethods[method].errors) {
        const order = { amount: 1000, productCode: `SANDBOX-${code}` };
        const answer = await soap.call(method, method === 'doWebPayment' ? { order } : order);
        expect(refusalIn(answer).code, `${method} ${code}`).toBe(code);
      }
    for (const [name, { errors }] of Object.entries<SoapMethod>(soapMethods))
      for (const code of errors) {
        const answer = await soap.provoke(provocationBy(name as SoapMethodName, code));
        expect(refusalIn(answer.payments?.[0] ?? answer).code, `${name} ${code}`).toBe(code);
      }
  },
  'specified-and-sent-names-are-read': chosen(['behaviour-soapOtherNames'], async (world) => {
    for (const name of ['code', 'optionCode']) {
      const paymentOptions = [{ [name]: 'MW', type: 'DEFAULT' }];
      const made = await world.soap.call('createPaymentReference', { amount: 1000, paymentOptions });
      expect(made.paymentOptions.map(({ code }: { code: string }) => code)).toEqual(['MW']);
    }
    for (const name of ['hash', 'paymentHash']) {
      const { hash } = await reference(world, 'REALTIME');
      expect((await cancel(world, { [name]: hash })).state, name).toBe('1');
    }
  }),

  'id-or-hash-cancels': async (world) => {
    for (const name of ['paymentId', 'hash'] as const) {
      const made = await reference(world, 'REALTIME');
      expect((await cancel(world, { [name]: made[name] })).state).toBe('1');
      const { stateDetails, cancellation } = await world.get(made.paymentId);
      expect([stateDetails.state, cancellation?.reason]).toEqual(['cancelled', 'merchant_cancelled']);
      const { atmEntity: entity, reference: number } = made;
      expect((await world.api.post('/sandbox/atm', { entity, reference: number, amount: 1000 })).status).toBe(409);
      expect(made.hash).toMatch(/^[0-9a-f]{40}$/);
    }
    const { hash } = world.soap.block() as { hash: string };
    expect((await cancel(world, { hash })).state).toBe('0');
  },
  'other-references-need-ignore-unsupported': chosen(['behaviour-soapSkippedMethod'], async (world) => {
    for (const type of ['NORMAL', 'DEFAULT']) {
      const { paymentId, atmEntity: entity, reference: number } = await reference(world, type);
      expect(await cancel(world, { paymentId })).toMatchObject({ state: '0', code: '0072' });
      expect(await stateOf(world, paymentId)).toBe('pending');
      const done = await world.soap.call('cancelPayment', { paymentId, ignoreUnsupported: 'true' });
      expect(done.paymentOptionsResult).toMatchObject([{ code: 'MB', status: '0' }]);
      expect(await stateOf(world, paymentId)).toBe('cancelled');
      expect((await world.api.post('/sandbox/atm', { entity, reference: number, amount: 1000 })).status).toBe(409);
    }
  }),
  'untouched-page-is-cancelled': chosen(['behaviour-soapUntouchedPage'], async (world) => {
    const open = (method: string) => world.soap.call('doWebPayment', { order: { amount: 1000 }, method });
    for (const method of ['CC', 'MW', 'MB', 'CC,MW,MB']) {
      const { paymentId } = await open(method);
      expect((await cancel(world, { paymentId })).state).toBe('1');
      expect(await stateOf(world, paymentId)).toBe('cancelled');
    }
    const [bought, asked] = [await open('CC'), await open('MB')];
    await world.payerOnPage(bought.token).card(world.cards.visa);
    expect((await cancel(world, { paymentId: bought.paymentId })).code).toBe('0071');
    await world.payerOnPage(asked.token).reference();
    expect((await cancel(world, { paymentId: asked.paymentId })).code).toBe('0072');
  }),
  'waiting-phone-cannot-be-cancelled': chosen(['behaviour-soapWaitingPhone'], async (world) => {
    const request = { order: { amount: 1000 }, method: 'MW' };
    const { token, paymentId } = await world.soap.call('doWebPayment', request);
    await world.payerOnPage(token).phone('351#911111111');
    expect(await cancel(world, { paymentId })).toMatchObject({ state: '0', code: '0071' });
    expect(await stateOf(world, paymentId)).toBe('pending_confirmation');
  }),
  'cancellation-tells-each-method': async ({ soap }) => {
    for (const method of ['CC', 'CC,MW']) {
      const { paymentId } = await soap.call('doWebPayment', { order: { amount: 1000 }, method });
      const { paymentOptionsResult } = await soap.call('cancelPayment', { paymentId });
      expect(paymentOptionsResult.map(({ code }: { code: string }) => code).join(',')).toBe(method);
    }
  },
  'second-cancellation-changes-nothing': async (world) => {
    const { paymentId } = await reference(world, 'REALTIME');
    await cancel(world, { paymentId });
    const before = await world.get(paymentId);
    expect((await cancel(world, { paymentId })).code).toBe('0070');
    expect(await world.get(paymentId)).toEqual(before);
  },

  'own-reference-is-paid-once-registered': async (world) => {
    expect(await paid(world, own('0000420'))).toBe(404);
    await world.soap.call('saveEntityPayments', [own('0000420')]);
    expect(await paid(world, own('0000420'))).toBe(200);
  },
  'check-digits-depend-on-amount': async ({ soap }) => {
    const right = own('0000421');
    expect(right.reference).toMatch(/^0000421\d\d$/);
    expect(multibancoReference('54321', '0000421', 1000)).not.toBe(right.reference);
    const code = async (item: object) => (await soap.call('saveEntityPayments', [item])).integrationState.code;
    expect(await code({ ...right, amount: 2000 })).toBe('0011');
    expect(await code({ ...right, reference: String(Number(right.reference)) })).toBe('0011');
    expect(await code(right)).toBe('02');
  },
  'partly-accepted-is-state-2': async (world) => {
    const save = (...items: object[]) => world.soap.call('saveEntityPayments', items);
    const wrong = { ...own('0000424'), amount: 999 };
    const outside = own('0150000');
    expect((await save(own('0000423'))).integrationState.state).toBe('1');
    expect((await save(wrong, outside)).integrationState.state).toBe('0');
    const partly = await save(own('0000425'), wrong, outside);
    expect(partly.integrationState.state).toBe('2');
    expect(partly.paymentReferenceErrors).toMatchObject([
      { errorCode: '0011', reference: wrong.reference },
      { errorCode: '0012', reference: outside.reference },
    ]);
    expect(await paid(world, own('0000425'))).toBe(200);
    expect((await save(own('0000424'))).integrationState.state).toBe('1');
  },
});
