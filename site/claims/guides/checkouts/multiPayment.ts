import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { aDay } from '../payment-states/verbs.ts';
import { checkoutState, offeredOn, ordered, payAtMachine, runs } from './verbs.ts';

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

/** A journey of the demo shop: a page with all three methods, opened from the basket. */
const choosesAndPays = provedBy(
  'e2e/shop/shop.spec.ts',
  'a shopper chooses a card on the payment page and comes back to a paid order',
);

export default claims({
  'front matter': [
    claim('Leve o cliente a uma página onde ele escolhe entre cartão, Multibanco e MB WAY.', choosesAndPays),
  ],
  top: [
    claim('Uma integração, três métodos.', async (world) => {
      const states = (await paidByEach(world)).map(({ id }) => checkoutState(world, id));
      expect(await Promise.all(states)).toEqual(Array(3).fill('PaymentSuccess'));
    }),
    claim('O cliente escolhe, a página faz o resto.', choosesAndPays),
  ],
  outcome: [
    claim('Uma página com cartão, Multibanco e MB WAY, aberta a partir da sua loja.', choosesAndPays),
    advice('Demora cinco minutos.', 'Precisa da sandbox a correr e destas credenciais:'),
  ],
  create: [
    claim('Diga em availableMethods o que quer oferecer.', async (world) => {
      for (const codes of [['CC', 'MB', 'MW'], ['CC', 'MW'], ['MB']])
        expect(await offeredFor(world, { availableMethods: codes.map((code) => ({ code })) })).toEqual(codes);
    }),
    claim(
      'Se não disser nada, a página oferece tudo o que a sua entidade tem contratado e que aceita esse montante e esse tipo de pagamento.',
      async (world) => {
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
    ),
    claim(
      'Não misture: na sandbox, se enviar também paymentMethod, esse método tem de estar na lista, e a página só mostra esse.',
      async (world) => {
        const availableMethods = [{ code: 'CC' }, { code: 'MB' }];
        const chosen = (code: string) => ({ availableMethods, paymentMethod: { code } });
        expect(await offeredFor(world, chosen('CC'))).toEqual(['CC']);
        expect(await offeredFor(world, chosen('MB'))).toEqual(['MB']);
        expect(await offeredFor(world, chosen('MW'))).toEqual(['400 e00401']);
      },
      { chosen: ['error-e00401'] },
    ),
  ],
  page: [
    claim(
      'O cliente escolhe, e pode voltar atrás.',
      provedBy(
        'e2e/checkout/multibanco.spec.ts',
        'the page shows a reference and changes by itself once it is paid',
      ),
    ),
    advice('O que cada método faz está nos guias do cartão, do Multibanco e do MB WAY.'),
  ],
  confirm: [
    claim(
      'O desfecho chega da mesma maneira, seja qual for o método: um webhook, e o estado do checkout.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        const orders = await paidByEach(world);
        const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
        expect(told.sort()).toEqual(orders.map(({ paymentId }) => paymentId).sort());
        for (const { id } of orders) expect(await checkoutState(world, id)).toBe('PaymentSuccess');
      },
    ),
    claim('Uma referência pode ser paga dias depois; a encomenda fica à espera até lá.', async (world) => {
      const { id, paymentId, payer } = await ordered(world, 'choice');
      await payer.reference();
      await world.pass(5 * aDay);
      expect(await checkoutState(world, id)).toBe('PaymentPending');
      await payAtMachine(world, paymentId);
      expect(await checkoutState(world, id)).toBe('PaymentSuccess');
    }),
    claim('Lê um checkout pronto e um pago, na sua sandbox.', runs),
  ],
  methods: [
    claim(
      'Pergunte com listAvailableMethods: a resposta depende do montante, porque cada método tem os seus limites.',
      async (world) => {
        const methodsFor = async (amount: number) =>
          (await world.api.get<{ code: string }[]>(`/api/availableMethods?amount=${amount}`)).data
            .map(({ code }) => code)
            .sort();
        expect(await methodsFor(1000)).toEqual(['CC', 'MB', 'MW']);
        for (const amount of [60, 1000, 5_000_000])
          expect(await methodsFor(amount)).toEqual(await offeredFor(world, { amount }));
      },
      { chosen: ['limit-methodLimits'] },
    ),
  ],
  next: [
    claim('Webhooks: para saber de um pagamento que chega amanhã, sem ter de perguntar.', async (world) => {
      await world.subscribe('payment_confirmed');
      const { paymentId, payer } = await ordered(world, 'choice');
      await payer.reference();
      await world.pass(aDay);
      await payAtMachine(world, paymentId);
      const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
      expect(told).toContain(paymentId);
    }),
    advice('Quando o cliente não volta.'),
  ],
});
