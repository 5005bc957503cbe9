import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { open, listen } = purchases(testSandbox);

describe('a card on the page', () => {
  it.each([cards.visa, '4111111111111111', cards.mastercard, '2223 0031 2200 3222'])(
    '%s pays',
    async (number) => {
      const notifications = await listen('payment_confirmed', 'payment_method_error');
      const page = await open();
      const { status, data } = await page.card(number);
      expect(status).toBe(200);
      expect(data).toMatchObject({
        checkout: { id: page.id, stateDetails: { state: 'PaymentSuccess' } },
        payment: {
          stateDetails: { state: 'confirmed' },
          paymentMethod: {
            uuid: null,
            code: 'CC',
            details: { last4Digits: number.slice(-4), holder: 'Maria Silva' },
          },
          paymentFee: { netAmount: '0.17000000' },
        },
        challenge: false,
        redirectUrl: null,
      });
      expect(await notifications()).toEqual([{ action: 'payment_confirmed', payment: data.payment }]);
      expect(JSON.stringify(data)).not.toContain(number.replace(/\s/g, ''));
    },
  );

  it.each([cards.declined, cards.insufficient, cards.expired, cards.wrongCvc])(
    '%s is declined, and another may be tried',
    async (number) => {
      const notifications = await listen('payment_confirmed', 'payment_method_error');
      const page = await open();
      const { data } = await page.card(number);
      expect(data.checkout.stateDetails).toMatchObject({
        state: 'PaymentError',
        error: { errors: [{ code: 'e02433' }] },
      });
      expect(data.payment).toMatchObject({
        stateDetails: { state: 'pending' },
        paymentMethod: { code: 'CC', result: { code: 'e02433' } },
      });
      expect((await page.card(cards.visa)).data.checkout.stateDetails.state).toBe('PaymentSuccess');
      expect((await page.payment()).paymentMethod).not.toHaveProperty('result');
      expect((await notifications()).map(({ action }) => action)).toEqual([
        'payment_method_error',
        'payment_confirmed',
      ]);
    },
  );

  it.each([
    ['accept', 'PaymentSuccess', 'confirmed'],
    ['refuse', 'PaymentError', 'pending'],
  ])('with strong authentication waits for the bank: %s', async (how, state, paymentState) => {
    const page = await open();
    const { data } = await page.card(cards.challenge);
    expect(data).toMatchObject({ challenge: true, checkout: { stateDetails: { state: 'PaymentReady' } } });
    expect(data.payment.stateDetails.state).toBe('pending');
    expect((await page.look()).data.challenge).toBe(true);
    const answered = await page.bank(how);
    expect(answered.data).toMatchObject({
      challenge: false,
      checkout: { stateDetails: { state } },
      payment: { stateDetails: { state: paymentState } },
    });
    const again = (await page.bank(how)).refusals;
    expect(again).toEqual([how === 'accept' ? '409 c0601' : '409 c0608']);
  });

  it('holds an authorization', async () => {
    const notifications = await listen('payment_authorized');
    const page = await open({ payment: { type: 'authorization' } });
    await page.card(cards.challenge);
    const { data } = await page.bank('accept');
    expect(data.checkout.stateDetails.state).toBe('PaymentAuthorized');
    expect(await notifications()).toEqual([{ action: 'payment_authorized', payment: data.payment }]);
  });

  it.each([
    ['a number that is no test card', { number: '4000056655665556' }, '422 c0606', '/number'],
    ['a slip in the number', { number: '4242424242424241' }, '422 c0606', '/number'],
    ['letters', { number: 'four two four two' }, '422 e00228', '/number'],
    ['last month', { expiryMonth: '12', expiryYear: '2025' }, '422 c0607', '/expiryMonth'],
    ['a thirteenth month', { expiryMonth: '13' }, '422 e00228', '/expiryMonth'],
    ['a short year', { expiryYear: '30' }, '422 e00227', '/expiryYear'],
    ['a short code', { cvc: '12' }, '422 e00228', '/cvc'],
    ['no holder', { holder: '' }, '422 e00221', '/holder'],
    ['saving unasked', { save: true }, '409 c0605', '/save'],
  ])('is refused with %s, and the page stays', async (_, more, refusal, pointer) => {
    const page = await open();
    const { number, ...rest } = { number: cards.visa, ...more } as { number: string };
    const refused = await page.card(number, rest);
    expect(refused.refusals).toEqual([refusal]);
    expect(refused.body.error?.errors[0]?.source).toEqual({ pointer });
    expect(await page.state()).toBe('PaymentReady');
  });

  it('is good to the end of its month', async () => {
    const page = await open();
    expect((await page.card(cards.visa, { expiryMonth: '01', expiryYear: '2026' })).status).toBe(200);
  });
});
