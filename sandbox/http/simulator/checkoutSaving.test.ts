import type { SavedMethod } from '@balcao/contract/resources/customers/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { answerPhone, open, charge } = purchases(testSandbox);
const { own } = seed.customers;
const methodsOf = async () =>
  (await testSandbox.api.get<SavedMethod[]>(`/api/customers/${own}/paymentMethods`)).data;

describe('saving on the page', () => {
  const customer = { uuid: own };
  const wish = (name: string, code: string) => ({
    payment: { customer, paymentMethod: { code, details: { [name]: true } } },
  });

  it('happens without asking where the merchant decided, and the card pays again by API', async () => {
    const page = await open(wish('createRegistration', 'CC'));
    const { data } = await page.card(cards.mastercard);
    const [newest] = await methodsOf();
    expect(newest).toMatchObject({ code: 'CC', details: { brand: 'MASTERCARD', last4Digits: '4444' } });
    expect(data.payment.paymentMethod).toMatchObject({ uuid: newest?.uuid });
    const again = await charge({ paymentMethod: { uuid: newest?.uuid } });
    expect(again.stateDetails.state).toBe('confirmed');
  });

  it.each([true, false])('happens as the payer says where it is asked: %s', async (save) => {
    const page = await open(wish('allowRegistration', 'CC'));
    await page.card(cards.mastercard, { save });
    expect(await methodsOf()).toHaveLength(save ? 3 : 2);
  });

  it('survives the detour over the bank', async () => {
    const page = await open(wish('allowRegistration', 'CC'));
    await page.card(cards.challenge, { save: true });
    await page.bank('accept');
    expect((await methodsOf())[0]).toMatchObject({ details: { last4Digits: '3155' } });
  });

  it('happens with a phone once it accepted, and with an authorised card', async () => {
    const phone = await open(wish('allowRegistration', 'MW'));
    await phone.phone('351#912345678', { save: true });
    expect(await methodsOf()).toHaveLength(2);
    await answerPhone(phone.paymentId, 'accept');
    expect(await methodsOf()).toHaveLength(3);
    const { payment } = wish('createRegistration', 'CC');
    const card = await open({ payment: { ...payment, type: 'authorization' } });
    await card.card(cards.mastercard);
    expect(await methodsOf()).toHaveLength(4);
  });

  it('does not happen with what was declined', async () => {
    const page = await open(wish('createRegistration', 'CC'));
    await page.card(cards.declined);
    expect(await methodsOf()).toHaveLength(2);
  });
});
