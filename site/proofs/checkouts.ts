import type { Checkout } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { offeredOn, openedAs, ordered, redirects, shopUrls } from './verbs/checkouts.ts';

/** Methods that a page offers for a payment, or the refusal. */
async function offeredFor(world: World, payment: object) {
  const body = { payment: { amount: 1000, ...payment } };
  const answer = await world.api.post<Checkout>('/api/checkouts', body);
  return answer.status === 201 ? (await offeredOn(world, answer.data.id)).sort() : answer.refusals;
}

export default proofs('checkouts', {
  'url-opens-the-page': async (world) => {
    expect(await openedAs({ page: { language: 'PT', layout: 'web' } })).toMatchObject({
      status: 200,
      type: 'text/html',
      id: true,
    });
    const text = await world.readPage((await world.open()).id);
    for (const part of ['10,00 €', 'Cartão', 'Multibanco', 'MB WAY']) expect(text).toContain(part);
  },
  'card-number-stays-on-the-page': async (world) => {
    await world.subscribe('payment_confirmed', 'payment_method_error');
    const { id, paymentId, payer } = await ordered(world, 'card');
    const read = async () => (await world.api.get(`/api/checkouts/${id}`)).data;
    await payer.card(world.cards.declined);
    const refused = await read();
    const { data: seen } = await payer.card(world.cards.visa);
    const told = [refused, await read(), await world.get(paymentId), seen, await world.messages()];
    const known = JSON.stringify(told);
    expect(known).toContain('4242');
    expect(known).not.toMatch(/4242\s?4242|4000\s?0000|"cvc"/);
  },
  'paid-page-returns-and-tells': async (world) => {
    await world.subscribe('payment_confirmed');
    const [paid, unpaid] = [await world.open({ redirects }), await world.open({ redirects })];
    const { id, checkoutUrl, paymentId } = paid;
    expect(checkoutUrl).toMatch(new RegExp(`^http://localhost:4000/.*${id}`));
    const { data: read } = await world.api.get<Checkout>(`/api/checkouts/${id}`);
    expect(read).toMatchObject({ id, checkoutUrl, paymentId });
    const { data } = await paid.card(world.cards.visa);
    expect([data.redirectUrl, await paid.state()]).toEqual([shopUrls.success, 'PaymentSuccess']);
    const [message, ...more] = await world.messages();
    expect([message && world.isSigned(message), more]).toEqual([true, []]);
    expect(JSON.parse(message?.body ?? '').payments).toMatchObject([
      { id: paymentId, stateDetails: { state: 'confirmed' } },
    ]);
    const { paymentMethod, paymentFee } = await world.get(paymentId);
    expect([paymentMethod?.code, paymentFee === undefined]).toEqual(['CC', false]);
    expect(await unpaid.state()).toBe('PaymentReady');
  },
  'request-has-three-parts': async (world) => {
    const payment = { amount: 2345, code: 'REF-9', summary: 'Um bolo' };
    const page = { language: 'ES', layout: 'basic' } as const;
    const { id } = await world.open({ payment, page, redirects });
    const { amount: amountCents, code, summary } = payment;
    const { data } = await world.payerOnPage(id).look();
    expect(data).toMatchObject({ amountCents, code, summary, page, backUrl: shopUrls.back });
  },
  'page-offers-only-fitting-methods': chosen(['error-e00401'], async (world) => {
    const listed = (...codes: string[]) => ({ availableMethods: codes.map((code) => ({ code })) });
    const only = (code: string) => ({ ...listed('CC', 'MB'), paymentMethod: { code } });
    for (const [payment, offered] of [
      [listed('CC', 'MW'), ['CC', 'MW']],
      [listed('MB'), ['MB']],
      [{}, ['CC', 'MB', 'MW']],
      [{ amount: 60 }, ['CC', 'MW']],
      [{ amount: 5_000_000 }, ['MB']],
      [{ type: 'authorization' }, ['CC']],
      [only('CC'), ['CC']],
      [only('MB'), ['MB']],
      [only('MW'), ['400 e00401']],
    ] as const)
      expect([payment, await offeredFor(world, payment)]).toEqual([payment, offered]);
    const bare = world.onBehalfOf(world.seed.soapEntities.withoutMethods);
    expect((await bare.post('/api/checkouts', { payment: { amount: 1000 } })).status).toBe(400);
  }),
});
