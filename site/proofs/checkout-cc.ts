import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { checkoutState, offeredOn, ordered, paymentCount, shopUrls } from './verbs/checkouts.ts';
import { stateOf } from './verbs/payment-states.ts';

const _journeys = 'e2e/checkout/card.spec.ts';

const declines = cardScenarios.filter(({ outcome }) => outcome === 'decline');

export default proofs('checkout-cc', {
  // ---- top
  // “O cliente escreve o cartão na nossa página, confirma no banco dele, se este o pedir, e volta à sua loja.”
  'top-1': async (world) => {
    const [asked, unasked] = [await ordered(world, 'card'), await ordered(world, 'card')];
    await asked.payer.card(world.cards.challenge);
    expect(await world.readPage(asked.id)).toContain('3155');
    expect((await asked.payer.look()).data.redirectUrl).toBeNull();
    for (const { data } of [await asked.payer.bank('accept'), await unasked.payer.card(world.cards.visa)])
      expect(data).toMatchObject({ state: 'PaymentSuccess', redirectUrl: shopUrls.success });
  },
  // “O número do cartão nunca passa por si.”
  'top-2': async (world) => {
    await world.subscribe('payment_confirmed', 'payment_method_error');
    const { id, paymentId, payer } = await ordered(world, 'card');
    await payer.card(world.cards.declined);
    const refused = (await world.api.get(`/api/checkouts/${id}`)).data;
    await payer.card(world.cards.visa);
    const told = [
      refused,
      (await world.api.get(`/api/checkouts/${id}`)).data,
      await world.get(paymentId),
      (await payer.look()).data.redirectUrl,
      await world.messages(),
    ];
    const known = JSON.stringify(told);
    expect(known).toContain('4242');
    expect(known).not.toMatch(/4242\s?4242|4000\s?0000|"cvc"/);
  },
  // ---- create
  // “Chame createCheckout com o método CC e os três URL para onde o cliente pode voltar:”
  'create-1': async (world) => {
    const [paid, left] = [await ordered(world, 'card'), await ordered(world, 'card')];
    const seen = (await paid.payer.look()).data;
    expect(seen.methods.map(({ code }) => code)).toEqual(['CC']);
    expect(seen.backUrl).toBe(shopUrls.back);
    expect((await paid.payer.card(world.cards.visa)).data.redirectUrl).toBe(shopUrls.success);
    expect((await left.payer.leave()).data.redirectUrl).toBe(shopUrls.cancel);
  },
  // “Com paymentMethod a CC, a página só aceita cartão; sem ele, oferece todos os métodos da entidade.”
  'create-2': async (world) => {
    const { api } = world;
    const cards = await ordered(world, 'card');
    expect(await offeredOn(world, cards.id)).toEqual(['CC']);
    expect((await cards.payer.phone('351#912345678')).status).toBe(409);
    expect((await cards.payer.reference()).status).toBe(409);
    const open = await api.post<Checkout>('/api/checkouts', { payment: { amount: 1000 } });
    const { data: all } = await api.get<{ code: string }[]>('/api/availableMethods?amount=1000');
    expect(await offeredOn(world, open.data.id)).toEqual(all.map(({ code }) => code));
  },
  // “O customUniqueId é a chave deste pedido: repetido, é recusado com e00600, e não se cria outro.”
  // “Cada checkout novo leva uma chave nova.”
  'create-3': async (world) => {
    const { api } = world;
    const body = { payment: { amount: 1000, customUniqueId: 'REF-0042-CC' } };
    expect((await api.post('/api/checkouts', body)).status).toBe(201);
    const before = await paymentCount(world);
    expect((await api.post('/api/checkouts', body)).refusals).toEqual(['409 e00600']);
    expect(await paymentCount(world)).toBe(before);
    const other = { payment: { amount: 1000, customUniqueId: 'REF-0042-CC-2' } };
    expect((await api.post('/api/checkouts', other)).status).toBe(201);
  },
  // “Guarde o id e o paymentId na encomenda, e leve o cliente a checkoutUrl.”
  'create-4': async (world) => {
    const { id, paymentId, checkoutUrl } = await ordered(world, 'card');
    const { data } = await world.api.get<Checkout>(`/api/checkouts/${id}`);
    expect(data).toMatchObject({ id, paymentId, checkoutUrl });
    expect((await world.get(paymentId)).id).toBe(paymentId);
  },
  // ---- page
  // “Estes cartões servem para cada desfecho:”
  'page-1': chosen(['scenario-cards'], async (world) => {
    expect(new Set(cardScenarios.map(({ outcome }) => outcome))).toEqual(
      new Set(['approve', 'decline', 'challenge']),
    );
    for (const { number, outcome, code } of cardScenarios) {
      const { id, payer } = await ordered(world, 'card');
      await payer.card(number);
      if (outcome === 'challenge') await payer.bank('accept');
      const { stateDetails } = (await world.api.get<Checkout>(`/api/checkouts/${id}`)).data;
      const end = outcome === 'decline' ? ['PaymentError', code] : ['PaymentSuccess', undefined];
      expect([number, stateDetails.state, stateDetails.error?.errors?.[0]?.code]).toEqual([number, ...end]);
    }
  }),
  // ---- confirm
  // “O cliente volta pelo URL success.”
  'confirm-1': async (world) => {
    const { payer } = await ordered(world, 'card');
    const { data } = await payer.card(world.cards.visa);
    expect(data.redirectUrl).toBe(shopUrls.success);
  },
  // “O mesmo chega por webhook, mesmo que o cliente não volte:”
  'confirm-2': async (world) => {
    await world.subscribe('payment_confirmed');
    const { paymentId, payer } = await ordered(world, 'card');
    await payer.card(world.cards.visa);
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment);
    expect(told.map(({ id, stateDetails }) => [id, stateDetails.state])).toEqual([[paymentId, 'confirmed']]);
  },
  // ---- declined
  // “O estado do checkout conta-lhe o mesmo:”
  'declined-1': async (world) => {
    const { id, paymentId, payer } = await ordered(world, 'cardDeclined');
    await payer.card(world.cards.declined);
    const { stateDetails } = (await world.api.get<Checkout>(`/api/checkouts/${id}`)).data;
    expect(stateDetails).toMatchObject({ state: 'PaymentError', error: { errors: [{ code: 'e02433' }] } });
    expect(await stateOf(world, await world.get(paymentId))).toBe('pending');
  },
  // “Na sandbox, uma recusa não acaba com o checkout.”
  'declined-2': chosen(['checkout-PaymentError-try_again'], async (world) => {
    const { id, payer } = await ordered(world, 'cardDeclined');
    for (const { number } of declines) {
      expect((await payer.card(number)).status, number).toBe(200);
      expect(await checkoutState(world, id)).toBe('PaymentError');
    }
    await payer.card(world.cards.visa);
    expect(await checkoutState(world, id)).toBe('PaymentSuccess');
  }),
});
