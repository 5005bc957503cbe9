import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { formUrl } from './verbs/soap-forms.ts';

const open = ({ soap }: World, more: object = {}, order: object = {}) =>
  soap.call('doWebPayment', { order: { amount: 1000, ...order }, ...more });

const offered = async ({ get }: World, id: string) => (await get(id)).availableMethods.map(({ code }) => code);

export default proofs('soap-pages', {
  'page-is-the-one-rest-opens': async (world) => {
    const { token, redirectUrl } = await open(world);
    const path = `/api/checkouts/${token}`;
    expect((await world.api.get<{ checkoutUrl: string }>(path)).data.checkoutUrl).toBe(redirectUrl);
    const page = await world.open();
    expect(page.checkoutUrl.replace(page.id, '')).toBe(redirectUrl.replace(token, ''));
  },
  'without-method-only-cards': async (world) => {
    for (const [method, codes] of [
      [undefined, ['CC']],
      ['CC,MW,MB', ['CC', 'MW', 'MB']],
    ] as const)
      expect(await offered(world, (await open(world, { method })).paymentId)).toEqual(codes);
  },
  'known-payment-keeps-its-methods': chosen(['behaviour-soapPageMethods'], async (world) => {
    for (const code of ['MB', 'MW']) {
      const request = { amount: 1000, paymentOptions: [{ code }] };
      const { paymentId } = await world.soap.call('createPaymentReference', request);
      await open(world, {}, { paymentId });
      expect(await offered(world, paymentId)).toEqual([code, 'CC']);
    }
  }),
  'return-urls-are-complete': chosen(['behaviour-soapReturnUrls'], async (world) => {
    const answer = async (returnUrlSuccess: string) => (await open(world, { returnUrlSuccess })).requestState;
    for (const url of ['http://loja.example/ok', 'https://loja.example/ok'])
      expect((await answer(url)).state).toBe('1');
    for (const url of ['loja.example/ok', '/ok', 'obrigado.php', 'ftp://loja.example', 'javascript:alert(1)'])
      expect(await answer(url), url).toMatchObject({ state: '0', code: '0033' });
  }),
  'same-amount-opens-known-payment': chosen(['behaviour-soapWebPayment'], async (world) => {
    const { soap, get } = world;
    const { paymentId, hash, reference } = await soap.call('createPaymentReference', { amount: 1000 });
    for (const named of [{ paymentId }, { hash }, { reference }]) {
      expect((await open(world, {}, named)).paymentId).toBe(paymentId);
      const other = await open(world, {}, { ...named, amount: 1001 });
      expect(other.requestState.state).toBe('1');
      expect(other.paymentId).not.toBe(paymentId);
    }
    expect((await get(paymentId)).stateDetails.state).toBe('pending');
  }),
  'ended-payment-is-0034': chosen(['behaviour-soapEndedPayment'], async (world) => {
    const { soap, seed, get, api, clock } = world;
    const validEndDate = new Date(clock.at + 3_600_000).toISOString();
    const late = await soap.call('createPaymentReference', { amount: 1000, validEndDate });
    await api.post('/sandbox/clock', { advanceSeconds: 4000 });
    for (const paymentId of [seed.payments.cancelledReference, late.paymentId]) {
      const { amount, stateDetails } = await get(paymentId);
      expect(stateDetails.state).toBe('cancelled');
      const { requestState } = await open(world, {}, { amount, paymentId });
      expect(requestState).toMatchObject({ state: '0', code: '0034' });
    }
    const { atmEntity: entity, reference } = late;
    await api.post('/sandbox/atm', { entity, reference, amount: 1000 });
    expect((await get(late.paymentId)).stateDetails.state).toBe('confirmed');
  }),
  'success-url-gets-the-token': async (world) => {
    for (const [returnUrlSuccess, called] of [
      ['https://loja.example/ok', 'https://loja.example/ok?token='],
      ['https://loja.example/ok?order=7', 'https://loja.example/ok?order=7&token='],
    ]) {
      const { token } = await open(world, { returnUrlSuccess });
      const { data } = await world.payerOnPage(token).card(world.cards.visa);
      expect(data.redirectUrl).toBe(called + token);
    }
  },
  'token-rest-and-form-tell-it-is-paid': async (world) => {
    const { soap, api, get } = world;
    await soap.call('subscribeToWebhook', { action: 'payment_confirmed', url: formUrl });
    const { token, paymentId } = await open(world);
    const asked = async () => [
      (await soap.call('checkWebPayment', { token })).paid,
      (await api.get<Payment>(`/api/checkouts/${token}`)).data.stateDetails.state,
      (await get(paymentId)).stateDetails.state,
    ];
    expect(await asked()).toEqual(['0', 'PaymentReady', 'pending']);
    await world.payerOnPage(token).card(world.cards.visa);
    expect(await asked()).toEqual(['1', 'PaymentSuccess', 'confirmed']);
    const [message] = await world.messages(formUrl);
    expect(new URLSearchParams(message?.body).get('payments[0][paymentId]')).toBe(paymentId);
  },
  'reference-on-page-is-paid-later': async (world) => {
    await world.soap.call('subscribeToWebhook', { action: 'payment_confirmed', url: formUrl });
    const { token } = await open(world, { method: 'MB' });
    const { data } = await world.payerOnPage(token).reference();
    const check = () => world.soap.call('checkWebPayment', { token });
    expect(await check()).toMatchObject({ requestState: { state: '1' }, paid: '0' });
    const { entity, reference } = data.reference ?? {};
    await world.api.post('/sandbox/atm', { entity, reference, amount: 1000 });
    expect(await world.messages(formUrl)).toHaveLength(1);
    expect(await check()).toMatchObject({ paid: '1' });
  },
  'one-identifier-is-enough': chosen(['behaviour-soapCheckedByOne'], async (world) => {
    const { token, paymentId } = await open(world);
    for (const request of [{ token }, { paymentId }, { idTransaction: paymentId }])
      expect(await world.soap.call('checkWebPayment', request)).toMatchObject({
        requestState: { state: '1' },
        paid: '0',
      });
  }),
});
