import { multibancoReference } from '@balcao/contract/checkDigits/multibancoReference.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { type CheckoutBody, cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { answerPhone, open, listen, pass, get } = purchases(testSandbox);

describe('a phone on the page', () => {
  it('waits, and pays when its holder accepts', async () => {
    const page = await open();
    const { data } = await page.phone('351#912345678');
    expect(data).toMatchObject({
      checkout: { stateDetails: { state: 'PaymentPending' } },
      payment: { stateDetails: { state: 'pending_confirmation' } },
    });
    await answerPhone(page.paymentId, 'accept');
    expect(await page.state()).toBe('PaymentSuccess');
  });

  it.each([
    ['refused', '351#900000020', 3, 'e04020'],
    ['left alone', '351#900000201', 300, 'e04201'],
    ['wrong', '351#900000202', 1, 'e04202'],
  ])('%s leaves the page in error, and another may be tried', async (_, number, seconds, code) => {
    const page = await open();
    await page.phone(number);
    await pass(seconds);
    const { data } = await page.look();
    expect(data.checkout.stateDetails.error?.errors?.[0]?.code).toBe(code);
    expect((await page.phone('351#900000001')).data.checkout.stateDetails.state).toBe('PaymentPending');
    await pass(3);
    expect(await page.state()).toBe('PaymentSuccess');
  });

  it('may be another one that the merchant sends', async () => {
    const page = await open();
    await page.phone('351#912345678');
    await answerPhone(page.paymentId, 'refuse');
    const paymentMethod = { code: 'MW', details: { phoneNumber: '351#961234567' } };
    await testSandbox.api.put(`/api/payments/${page.paymentId}`, { paymentMethod });
    expect(await page.state()).toBe('PaymentPending');
  });
});

describe('Multibanco on the page', () => {
  it('shows a reference that the cash machine takes', async () => {
    const page = await open();
    const { data } = await page.reference();
    expect(data.checkout.stateDetails.state).toBe('PaymentPending');
    expect(data.payment).toMatchObject({
      stateDetails: { state: 'pending' },
      referenceDetails: { entity: '12345' },
      paymentMethod: { code: 'MB', type: 'NORMAL' },
    });
    expect((await page.reference()).data.payment).toEqual(data.payment);
    await testSandbox.api.post('/sandbox/atm', { ...data.payment.referenceDetails, amount: 1000 });
    expect(await page.state()).toBe('PaymentSuccess');
    expect((await page.payment()).paymentMethod?.code).toBe('MB');
  });

  it('steps over references the merchant registered itself', async () => {
    const page = await open();
    const next = (await page.reference()).data.payment.referenceDetails.reference;
    const own = String(Number(next.slice(0, 7)) + 1).padStart(7, '0');
    const reference = multibancoReference('12345', own, 5000);
    await testSandbox.api.post('/api/payments/references', { amount: 5000, referenceDetails: { reference } });
    const other = await open();
    const shown = (await other.reference()).data.payment.referenceDetails.reference;
    expect(Number(shown.slice(0, 7))).toBe(Number(own) + 1);
  });

  it('gives way to a card', async () => {
    const page = await open();
    const { referenceDetails } = (await page.reference()).data.payment;
    await page.card(cards.visa);
    expect(await page.state()).toBe('PaymentSuccess');
    const paid = await testSandbox.api.post('/sandbox/atm', { ...referenceDetails, amount: 1000 });
    expect(paid.refusals).toEqual(['409 c0103']);
  });
});

describe('giving up', () => {
  it.each([
    ['at once', async () => undefined],
    ['with a reference on the page', (page: Awaited<ReturnType<typeof open>>) => page.reference()],
    ['after a declined card', (page: Awaited<ReturnType<typeof open>>) => page.card(cards.declined)],
  ])('cancels the payment: %s', async (_, before) => {
    const notifications = await listen('payment_cancelled');
    const page = await open();
    await before(page);
    const { data } = await page.leave();
    expect(data).toMatchObject({
      checkout: { stateDetails: { state: 'PaymentCancelled' } },
      payment: { stateDetails: { state: 'cancelled' }, cancellation: { reason: 'customer_cancelled' } },
    });
    expect((await notifications()).map(({ action }) => action)).toEqual(['payment_cancelled']);
  });
});

describe('where the browser goes', () => {
  const redirects = [
    { type: 'success', url: 'https://loja.example/obrigado?pedido=1%202' },
    { type: 'cancel', url: 'https://loja.example/carrinho' },
    { type: 'back', url: 'https://loja.example/pagamento' },
  ];
  const action = (url: string) => [{ type: 'action', url }];
  const paid = async (body: CheckoutBody) => {
    const page = await open(body);
    return { page, url: (await page.card(cards.visa)).data.redirectUrl };
  };

  it('is the address as given, after paying and after giving up', async () => {
    expect((await paid({ redirects } as CheckoutBody)).url).toBe(
      'https://loja.example/obrigado?pedido=1%202',
    );
    const page = await open({ redirects } as CheckoutBody);
    expect((await page.card(cards.declined)).data.redirectUrl).toBeNull();
    expect((await page.leave()).data.redirectUrl).toBe('https://loja.example/carrinho');
  });

  it.each([
    ['https://loja.example/fim', 'https://loja.example/fim?id='],
    ['https://loja.example/fim?a=b%20c', 'https://loja.example/fim?a=b%20c&id='],
    ['example.loja://resultado', 'example.loja://resultado?id='],
  ])('with action gets the id: %s', async (url, start) => {
    const embed = { page: { language: 'PT', layout: 'embed' }, redirects: action(url) } as CheckoutBody;
    const { page, url: went } = await paid(embed);
    expect(went).toBe(start + page.id);
  });

  it('keeps the fragment of an action at its end', async () => {
    const { page, url } = await paid({ redirects: action('https://loja.example/#/fim') } as CheckoutBody);
    expect(url).toBe(`https://loja.example/?id=${page.id}#/fim`);
  });
});

describe('the page', () => {
  it('offers only its methods', async () => {
    const page = await open({ payment: { paymentMethod: { code: 'CC' } } });
    for (const attempt of [page.phone('351#912345678'), page.reference()]) {
      expect((await attempt).refusals).toEqual(['409 c0604']);
    }
    const noCard = await open({ payment: { paymentMethod: { code: 'MB' } } });
    for (const attempt of [noCard.card(cards.visa), noCard.bank('accept')]) {
      expect((await attempt).refusals).toEqual(['409 c0604']);
    }
  });

  it('opens when its validity begins', async () => {
    const page = await open({ payment: { validDate: { start: '2026-01-15T11:00:00' } } });
    for (const attempt of [page.card(cards.visa), page.phone('351#912345678'), page.reference()]) {
      expect((await attempt).refusals).toEqual(['409 c0603']);
    }
    await pass(3600);
    expect((await page.card(cards.visa)).status).toBe(200);
  });

  it('belongs to its platform', async () => {
    const path = `/sandbox/checkouts/${seed.checkouts.ready}`;
    expect((await testSandbox.other.get(path)).refusals).toEqual(['404 e00501']);
    expect((await testSandbox.other.post(`${path}/leave`)).refusals).toEqual(['404 e00501']);
    expect((await get(seed.payments.readyCheckout)).stateDetails.state).toBe('pending');
  });

  it('is done when its deadline passed, even before the clock got there by itself', async () => {
    const page = await open({ payment: { validDate: { end: '2026-01-15T11:00:00' } } });
    testSandbox.clock.at += 3_600_000;
    expect((await page.card(cards.visa)).refusals).toEqual(['409 c0601']);
  });
});
