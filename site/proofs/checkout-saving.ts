import type { Checkout } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { expect } from 'vitest';
import type { CheckoutBody } from '../../sandbox/testing/purchases.ts';
import { chosen, proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';
import { embedded, ordered, paymentCount, savedMethods } from './verbs/checkouts.ts';
import { slow } from './verbs/payment-states.ts';

type Wish = 'allowRegistration' | 'createRegistration';

const wishes: readonly Wish[] = ['allowRegistration', 'createRegistration'];

type Pays = (payer: ReturnType<World['payerOnPage']>, paymentId: string) => Promise<unknown>;

const saving = ({ seed }: World, wish: Wish, code: string, more: object = {}) => ({
  customer: { uuid: seed.customers.own },
  paymentMethod: { code, details: { [wish]: true } },
  ...more,
});

const create = ({ api }: World, payment: object, body: CheckoutBody = {}) =>
  api.post<Checkout>('/api/checkouts', { payment: { amount: 1000, ...payment }, ...body });

/** Methods offered by a checkout, and whether each would be saved. */
const methodsOn = async (world: World, { data }: { data: Checkout }) =>
  (await world.payerOnPage(data.id).look()).data.methods;

/** Number of methods that a page saves after the payer's action `pays`. Methods already saved do not count. */
async function savedBy(world: World, payment: object, pays: Pays) {
  const before = (await savedMethods(world)).length;
  const { data } = await create(world, payment);
  await pays(world.payerOnPage(data.id), data.paymentId);
  return (await savedMethods(world)).length - before;
}

/** Pays with MB WAY. The owner of the phone answers with `answer`. */
const byPhone =
  (world: World, answer: 'accept' | 'refuse', save?: boolean): Pays =>
  async (payer, paymentId) => {
    await payer.phone(slow, save === undefined ? undefined : { save });
    await world.answerPhone(paymentId, answer);
  };

export default proofs('checkout-saving', {
  'saved-method-charges-again': async (world) => {
    const order = await ordered(world, 'saveCard');
    await order.payer.card(world.cards.challenge, { save: true });
    await order.payer.bank('accept');
    const [card] = await savedMethods(world);
    expect(card?.details).toMatchObject({ last4Digits: '3155' });
    await world.pass(60);
    await savedBy(world, saving(world, 'createRegistration', 'MW'), byPhone(world, 'accept'));
    const [phone, next] = await savedMethods(world);
    expect([phone?.code, next]).toEqual(['MW', card]);
    const charged = async (uuid: string | undefined) => {
      const customer = { uuid: world.seed.customers.own };
      return (await world.create({ customer, paymentMethod: { uuid } })).data.stateDetails.state;
    };
    expect(await charged(card?.uuid)).toBe('confirmed');
    expect(await charged(phone?.uuid)).toBe('pending_confirmation');
  },
  'page-asks-or-always-saves': async (world) => {
    const basic = { page: { language: 'PT', layout: 'basic' } } as const;
    const asked = saving(world, 'createRegistration', 'CC');
    const { customer } = asked;
    const paymentMethod = { details: { allowRegistration: true } };
    expect(await methodsOn(world, await create(world, { customer, paymentMethod }, basic))).toEqual([
      { code: 'CC', save: 'ask' },
      { code: 'MB', save: 'no' },
      { code: 'MW', save: 'ask' },
    ]);
    const always = await create(world, asked);
    expect(await methodsOn(world, always)).toEqual([{ code: 'CC', save: 'always' }]);
    const answered = await world.payerOnPage(always.data.id).card(world.cards.visa, { save: true });
    expect(answered.refusals).toEqual(['409 c0605']);
  },
  'asking-needs-a-simple-layout': async (world) => {
    const page = (layout: 'default' | 'basic' | 'web') => ({ page: { language: 'PT' as const, layout } });
    const refusals = (wish: Wish) =>
      Promise.all(
        [page('default'), page('basic'), page('web'), embedded()].map(
          async (body) => (await create(world, saving(world, wish, 'CC'), body)).refusals,
        ),
      );
    expect(await refusals('allowRegistration')).toEqual([[], [], ['422 e00217'], ['422 e00217']]);
    expect(await refusals('createRegistration')).toEqual([[], [], [], []]);
  },
  'saving-needs-a-customer': async (world) => {
    const before = await paymentCount(world);
    const refused = [await sendRecorded(world, 'checkouts/saveCard', 'without-customer')];
    for (const wish of wishes)
      for (const customer of [undefined, { number: '1' }])
        refused.push(await create(world, saving(world, wish, 'CC', { customer })));
    for (const { refusals } of refused) expect(refusals).toEqual(['422 e05001']);
    expect(await paymentCount(world)).toBe(before);
  },
  'saved-only-if-asked-and-paid': async (world) => {
    const { mastercard, declined } = world.cards;
    for (const [wish, save, card, saved] of [
      ['allowRegistration', true, mastercard, 1],
      ['allowRegistration', false, mastercard, 0],
      ['allowRegistration', true, declined, 0],
      ['createRegistration', false, mastercard, 1],
      ['createRegistration', false, declined, 0],
    ] as const)
      for (const type of ['payment', 'authorization']) {
        await world.api.post('/sandbox/reset');
        const payment = saving(world, wish, 'CC', { type });
        const count = await savedBy(world, payment, (payer) => payer.card(card, { save }));
        expect([wish, save, card, type, count]).toEqual([wish, save, card, type, saved]);
      }
    const onPhone = saving(world, 'createRegistration', 'MW');
    expect(await savedBy(world, onPhone, byPhone(world, 'refuse'))).toBe(0);
  },
  'known-method-is-not-saved-again': async (world) => {
    const asked = saving(world, 'allowRegistration', 'CC');
    const pay = (number: string) => savedBy(world, asked, (payer) => payer.card(number, { save: true }));
    const { visa, mastercard } = world.cards;
    expect([await pay(visa), await pay(mastercard), await pay(mastercard)]).toEqual([0, 1, 0]);
  },
  'multibanco-is-not-saved': chosen(['error-e00402'], async (world) => {
    for (const wish of wishes) {
      const { customer } = saving(world, wish, 'MB');
      const paymentMethod = { details: { [wish]: true } };
      const listed = { customer, availableMethods: [{ code: 'MB' }], paymentMethod };
      for (const onlyMb of [listed, saving(world, wish, 'MB')])
        expect((await create(world, onlyMb)).refusals).toEqual(['400 e00402']);
    }
  }),
});
