import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { expect } from 'vitest';
import type { CheckoutBody } from '../../../../sandbox/testing/purchases.ts';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { slow } from '../payment-states/verbs.ts';
import { embedded, ordered, paymentCount, runs, savedMethods } from './verbs.ts';

type Wish = 'allowRegistration' | 'createRegistration';
const wishes: readonly Wish[] = ['allowRegistration', 'createRegistration'];
const savesAndPaysAgain = provedBy(
  'e2e/checkout/card.spec.ts',
  'a card that a payer lets be saved pays again through the API',
);

/** A payment whose method is to be saved for the seeded customer. */
const saving = ({ seed }: World, wish: Wish, code: string, more: object = {}) => ({
  customer: { uuid: seed.customers.own },
  paymentMethod: { code, details: { [wish]: true } },
  ...more,
});

/** Creates a checkout, whatever the API says to it. */
const create = ({ api }: World, payment: object, body: CheckoutBody = {}) =>
  api.post<Checkout>('/api/checkouts', { payment: { amount: 1000, ...payment }, ...body });

/** How many methods a page saved, after its payer did what `pays` says; one that is known is not saved again. */
async function savedBy(
  world: World,
  payment: object,
  pays: (payer: ReturnType<World['payerOnPage']>, paymentId: string) => Promise<unknown>,
) {
  const before = (await savedMethods(world)).length;
  const { data } = await create(world, payment);
  await pays(world.payerOnPage(data.id), data.paymentId);
  return (await savedMethods(world)).length - before;
}

/** Pays the next amount with a saved method, in one call. */
const chargeAgain = (world: World, uuid: string | undefined) =>
  world.create({ customer: { uuid: world.seed.customers.own }, paymentMethod: { uuid } });

export default claims({
  'front matter': [
    claim(
      'Guarde o cartão ou o telemóvel de um cliente enquanto ele paga, com o consentimento dele, para cobrar da próxima vez com uma chamada.',
      savesAndPaysAgain,
    ),
  ],
  top: [
    claim(
      [
        'Enquanto o cliente paga, a página pergunta se quer guardar o método.',
        'Se disser que sim, da próxima vez basta uma chamada.',
      ],
      savesAndPaysAgain,
    ),
  ],
  outcome: [
    claim('Um cartão guardado num cliente seu, com o uuid para o cobrar.', async (world) => {
      const { payer } = await ordered(world, 'saveCard');
      await payer.card(world.cards.mastercard, { save: true });
      const [newest] = await savedMethods(world);
      expect(newest?.details).toMatchObject({ last4Digits: '4444' });
      expect((await chargeAgain(world, newest?.uuid)).data.stateDetails.state).toBe('confirmed');
    }),
    advice('Demora dez minutos.', 'Precisa da sandbox a correr, destas credenciais e de um cliente:'),
  ],
  ways: [
    claim(
      'Quem decide | O cliente, com uma caixa na página | A sua loja, que pediu o consentimento antes',
      async (world) => {
        for (const [wish, save] of [
          ['allowRegistration', 'ask'],
          ['createRegistration', 'always'],
        ] as const) {
          const { id } = (await create(world, saving(world, wish, 'CC'))).data;
          expect((await world.payerOnPage(id).look()).data.methods).toEqual([{ code: 'CC', save }]);
        }
        const asked = saving(world, 'createRegistration', 'CC');
        expect(await savedBy(world, asked, (payer) => payer.card(world.cards.mastercard))).toBe(1);
        const { id } = (await create(world, asked)).data;
        const answered = await world.payerOnPage(id).card(world.cards.visa, { save: true });
        expect(answered.refusals).toEqual(['409 c0605']);
      },
    ),
    claim('Métodos | Cartão e MB WAY | Cartão e MB WAY', async (world) => {
      for (const wish of wishes) {
        const save = wish === 'allowRegistration';
        const ways = {
          CC: (payer: ReturnType<World['payerOnPage']>) => payer.card(world.cards.mastercard, { save }),
          MW: async (payer: ReturnType<World['payerOnPage']>, paymentId: string) => {
            await payer.phone(slow, { save });
            await world.answerPhone(paymentId, 'accept');
          },
        };
        for (const [code, pays] of Object.entries(ways)) {
          await world.api.post('/sandbox/reset');
          expect([wish, code, await savedBy(world, saving(world, wish, code), pays)]).toEqual([
            wish,
            code,
            1,
          ]);
        }
        expect((await create(world, saving(world, wish, 'MB'))).refusals).toEqual(['400 e00402']);
      }
    }),
    claim('Disposições | default e basic | Todas', async (world) => {
      const page = (layout: 'default' | 'basic' | 'web') => ({ page: { language: 'PT' as const, layout } });
      const statuses = (wish: Wish) =>
        Promise.all(
          [page('default'), page('basic'), page('web'), embedded()].map(
            async (body) => (await create(world, saving(world, wish, 'CC'), body)).status,
          ),
        );
      expect(await statuses('allowRegistration')).toEqual([201, 201, 422, 422]);
      expect(await statuses('createRegistration')).toEqual([201, 201, 201, 201]);
    }),
    claim('Precisa de customer.uuid | Sim | Sim', async (world) => {
      for (const wish of wishes)
        for (const customer of [undefined, { number: '1' }]) {
          const refused = await create(world, saving(world, wish, 'CC', { customer }));
          expect(refused.refusals).toEqual(['422 e05001']);
        }
    }),
    claim(
      'Fica guardado | Só se o cliente marcar a caixa e o pagamento for aceite | Só se o pagamento for aceite',
      async (world) => {
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
            const count = await savedBy(world, saving(world, wish, 'CC', { type }), (payer) =>
              payer.card(card, { save }),
            );
            expect([wish, save, card, type, count]).toEqual([wish, save, card, type, saved]);
          }
      },
    ),
  ],
  create: [
    claim('Sem cliente, não há a quem guardar, e o pedido é recusado:', async (world) => {
      const before = await paymentCount(world);
      const refused = await sendRecorded(world, 'checkouts/saveCard', 'without-customer');
      expect(refused.refusals).toEqual(['422 e05001']);
      expect(await paymentCount(world)).toBe(before);
    }),
  ],
  saved: [
    claim('Depois de pago, o método aparece na lista do cliente, o mais recente primeiro:', async (world) => {
      for (const [card, last4Digits] of [
        [world.cards.mastercard, '4444'],
        [world.cards.challenge, '3155'],
      ] as const) {
        await world.pass(60);
        const { payer } = await ordered(world, 'saveCard');
        await payer.card(card, { save: true });
        if (card === world.cards.challenge) await payer.bank('accept');
        const [newest] = await savedMethods(world);
        expect(newest?.details).toMatchObject({ last4Digits });
        const { data } = await sendRecorded<object[]>(world, 'checkouts/saveCard', 'saved');
        expect(data[0]).toEqual(newest);
      }
    }),
    claim(
      'Guarde o uuid e cobre com ele: Pagar com um cartão guardado ou com um MB WAY guardado.',
      async (world) => {
        await savedBy(world, saving(world, 'createRegistration', 'CC'), (payer) =>
          payer.card(world.cards.mastercard),
        );
        const [card] = await savedMethods(world);
        await world.pass(60);
        await savedBy(world, saving(world, 'createRegistration', 'MW'), async (payer, paymentId) => {
          await payer.phone(slow);
          await world.answerPhone(paymentId, 'accept');
        });
        const [phone] = await savedMethods(world);
        expect([card?.code, phone?.code]).toEqual(['CC', 'MW']);
        expect((await chargeAgain(world, card?.uuid)).data.stateDetails.state).toBe('confirmed');
        const { data } = await chargeAgain(world, phone?.uuid);
        expect(data.stateDetails.state).toBe('pending_confirmation');
      },
    ),
    claim('Cria o checkout, paga com a caixa marcada e lê a lista do cliente.', runs),
  ],
  problems: [
    advice(
      'O método não aparece na lista.',
      'A lista não cresce.',
      'A página não mostra a caixa.',
      'O checkout é recusado.',
    ),
    claim('O método já lá estava: na sandbox, o mesmo não se guarda duas vezes.', async (world) => {
      const asked = saving(world, 'allowRegistration', 'CC');
      const pay = (number: string) => savedBy(world, asked, (payer) => payer.card(number, { save: true }));
      const { visa, mastercard } = world.cards;
      expect([await pay(visa), await pay(mastercard), await pay(mastercard)]).toEqual([0, 1, 0]);
    }),
    claim(
      [
        'O cliente não marcou a caixa, ou o pagamento não foi aceite.',
        'Uma tentativa recusada não guarda nada.',
      ],
      async (world) => {
        const asked = saving(world, 'allowRegistration', 'CC');
        expect(await savedBy(world, asked, (payer) => payer.card(world.cards.visa))).toBe(0);
        const always = saving(world, 'createRegistration', 'CC');
        expect(await savedBy(world, always, (payer) => payer.card(world.cards.declined))).toBe(0);
        const onPhone = saving(world, 'createRegistration', 'MW');
        const refuses = async (payer: ReturnType<World['payerOnPage']>, paymentId: string) => {
          await payer.phone(slow);
          await world.answerPhone(paymentId, 'refuse');
        };
        expect(await savedBy(world, onPhone, refuses)).toBe(0);
      },
    ),
    claim(
      'O cliente escolheu Multibanco, que não se guarda, ou a sua loja enviou createRegistration, que não pergunta.',
      async (world) => {
        const page = { language: 'PT' as const, layout: 'basic' as const };
        const { customer, paymentMethod } = saving(world, 'allowRegistration', 'CC');
        const { details } = paymentMethod;
        const any = (await create(world, { customer, paymentMethod: { details } }, { page })).data;
        expect((await world.payerOnPage(any.id).look()).data.methods).toEqual([
          { code: 'CC', save: 'ask' },
          { code: 'MB', save: 'no' },
          { code: 'MW', save: 'ask' },
        ]);
        const own = (await create(world, saving(world, 'createRegistration', 'CC'), { page })).data;
        const boxes = (await world.payerOnPage(own.id).look()).data.methods.map(({ save }) => save);
        expect(boxes).toEqual(['always']);
      },
    ),
    claim(
      'Com allowRegistration, uma disposição que não é default nem basic dá e00217; só com Multibanco, guardar dá e00402.',
      async (world) => {
        const asked = saving(world, 'allowRegistration', 'CC');
        const whole = { page: { language: 'PT' as const, layout: 'web' as const } };
        for (const body of [whole, embedded()])
          expect((await create(world, asked, body)).refusals).toEqual(['422 e00217']);
        for (const wish of wishes) {
          const paymentMethod = { details: { [wish]: true } };
          const listed = { customer: asked.customer, availableMethods: [{ code: 'MB' }], paymentMethod };
          for (const onlyMb of [listed, saving(world, wish, 'MB')])
            expect((await create(world, onlyMb)).refusals).toEqual(['400 e00402']);
        }
      },
      { chosen: ['error-e00402'] },
    ),
  ],
  next: [advice('Cobrar todos os meses.', 'Listar e eliminar métodos guardados.')],
});
