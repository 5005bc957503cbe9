import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { checkoutState, offeredOn, ordered, payAtMachine } from './verbs/checkouts.ts';
import { aDay } from './verbs/payment-states.ts';

/** Methods that a page offers for a payment. */
async function offeredFor(world: World, payment: object) {
  const body = { payment: { amount: 1000, ...payment } };
  const answer = await world.api.post<Checkout>('/api/checkouts', body);
  return answer.status === 201 ? (await offeredOn(world, answer.data.id)).sort() : answer.refusals;
}

/** A page of one order, paid by each of the three methods. */
async function paidByEach(world: World) {
  const [card, reference, phone] = [
    await ordered(world, 'choice'),
    await ordered(world, 'choice'),
    await ordered(world, 'choice'),
  ];
  await card.payer.card(world.cards.visa);
  await reference.payer.reference();
  await payAtMachine(world, reference.paymentId);
  await phone.payer.phone('351#900000001');
  await world.pass(3);
  return [card, reference, phone];
}

export default proofs('checkout-multiPayment', {
  // ---- top
  // “Uma integração, três métodos.”
  'top-1': async (world) => {
    const states = (await paidByEach(world)).map(({ id }) => checkoutState(world, id));
    expect(await Promise.all(states)).toEqual(Array(3).fill('PaymentSuccess'));
  },
  // ---- create
  // “Diga em availableMethods o que quer oferecer.”
  'create-1': async (world) => {
    for (const codes of [['CC', 'MB', 'MW'], ['CC', 'MW'], ['MB']])
      expect(await offeredFor(world, { availableMethods: codes.map((code) => ({ code })) })).toEqual(codes);
  },
  // “Se não disser nada, a página oferece tudo o que a sua entidade tem contratado e que aceita esse montante e esse tipo de pagamento.”
  'create-2': async (world) => {
    for (const [payment, offered] of [
      [{}, ['CC', 'MB', 'MW']],
      [{ amount: 60 }, ['CC', 'MW']],
      [{ amount: 5_000_000 }, ['MB']],
      [{ type: 'authorization' }, ['CC']],
    ] as const)
      expect(await offeredFor(world, payment)).toEqual(offered);
    const bare = world.onBehalfOf(world.seed.soapEntities.withoutMethods);
    expect((await bare.post('/api/checkouts', { payment: { amount: 1000 } })).status).toBe(400);
  },
  // “Não misture: na sandbox, se enviar também paymentMethod, esse método tem de estar na lista, e a página só mostra esse.”
  'create-3': chosen(['error-e00401'], async (world) => {
    const availableMethods = [{ code: 'CC' }, { code: 'MB' }];
    const chosen = (code: string) => ({ availableMethods, paymentMethod: { code } });
    expect(await offeredFor(world, chosen('CC'))).toEqual(['CC']);
    expect(await offeredFor(world, chosen('MB'))).toEqual(['MB']);
    expect(await offeredFor(world, chosen('MW'))).toEqual(['400 e00401']);
  }),
  // ---- confirm
  // “O desfecho chega da mesma maneira, seja qual for o método: um webhook, e o estado do checkout.”
  'confirm-1': async (world) => {
    await world.subscribe('payment_confirmed');
    const orders = await paidByEach(world);
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect(told.sort()).toEqual(orders.map(({ paymentId }) => paymentId).sort());
    for (const { id } of orders) expect(await checkoutState(world, id)).toBe('PaymentSuccess');
  },
  // “Uma referência pode ser paga dias depois; a encomenda fica à espera até lá.”
  'confirm-2': async (world) => {
    const { id, paymentId, payer } = await ordered(world, 'choice');
    await payer.reference();
    await world.pass(5 * aDay);
    expect(await checkoutState(world, id)).toBe('PaymentPending');
    await payAtMachine(world, paymentId);
    expect(await checkoutState(world, id)).toBe('PaymentSuccess');
  },
  // ---- methods
  // “Pergunte com listAvailableMethods: a resposta depende do montante, porque cada método tem os seus limites.”
  'methods-1': chosen(['limit-methodLimits'], async (world) => {
    const methodsFor = async (amount: number) =>
      (await world.api.get<{ code: string }[]>(`/api/availableMethods?amount=${amount}`)).data
        .map(({ code }) => code)
        .sort();
    expect(await methodsFor(1000)).toEqual(['CC', 'MB', 'MW']);
    for (const amount of [60, 1000, 5_000_000])
      expect(await methodsFor(amount)).toEqual(await offeredFor(world, { amount }));
  }),
  // ---- next
  // “Webhooks: para saber de um pagamento que chega amanhã, sem ter de perguntar.”
  'next-1': async (world) => {
    await world.subscribe('payment_confirmed');
    const { paymentId, payer } = await ordered(world, 'choice');
    await payer.reference();
    await world.pass(aDay);
    await payAtMachine(world, paymentId);
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect(told).toContain(paymentId);
  },
});
