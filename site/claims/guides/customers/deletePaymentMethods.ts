import { expect } from 'vitest';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims } from '../../claims.ts';
import {
  at,
  branchOf,
  chargeAs,
  isCreatorsOnly,
  methodsOf,
  outcome,
  own,
  played,
  seriesAs,
  share,
  shared,
} from './verbs.ts';

const example = 'customers/manage';
const forget = ({ api }: World, uuid: string) => api.delete(at(own, `/paymentMethods/${uuid}`));

/** The method is gone from the list and cannot be charged. */
async function forgets(world: World) {
  for (const uuid of Object.values(world.seed.savedMethods).slice(0, 2)) {
    expect((await chargeAs(world.api, { paymentMethod: { uuid } })).status).toBe(201);
    expect((await forget(world, uuid)).status).toBe(200);
    expect((await methodsOf(world.api)).map((method) => method.uuid)).not.toContain(uuid);
    expect((await chargeAs(world.api, { paymentMethod: { uuid } })).refusals).toEqual(['422 e00218']);
  }
}

export default claims({
  'front matter': [
    claim('Esqueça um cartão ou um telemóvel que o cliente já não quer ter guardado na sua loja.', forgets),
  ],
  top: [advice('Na conta do cliente, ponha um botão «esquecer este cartão».', 'É esta a chamada.')],
  call: [
    claim(
      [
        'A Maria já não quer o MB WAY guardado.',
        'Chame deleteSavedMethod com o uuid dela e o do método, que vieram na lista:',
      ],
      async (world) => {
        expect((await methodsOf(world.api)).map(({ code }) => code)).toEqual(['MW', 'CC']);
        expect((await sendRecorded(world, example, 'delete-method')).status).toBe(200);
        expect((await methodsOf(world.api)).map(({ code }) => code)).toEqual(['CC']);
      },
    ),
  ],
  fields: [
    claim(
      [
        'Não há corpo: os dois uuid vão no URL.',
        'Na sandbox, a resposta é só a confirmação, sem data; aceite também um 204 sem corpo.',
      ],
      async (world) => {
        const { status, body } = await forget(world, world.seed.savedMethods.card);
        expect([status, body.success, 'data' in body]).toEqual([200, true, false]);
      },
    ),
  ],
  behaviour: [
    claim(
      'A partir daí, na sandbox, um pagamento com esse método é recusado com e00218, seja de que entidade for:',
      async (world) => {
        const { 'charge-forgotten': refused } = await played(world, example, 'charge-forgotten');
        expect(refused?.refusals).toEqual(['422 e00218']);
        await share(world);
        const paymentMethod = { uuid: world.seed.savedMethods.phone };
        for (const api of [world.api, world.other, branchOf(world)])
          expect((await chargeAs(api, { paymentMethod })).refusals).toEqual(['422 e00218']);
      },
      { chosen: ['error-e00218'] },
    ),
    claim(
      'Para guardar o mesmo outra vez, o cliente tem de pagar com ele e de o autorizar de novo; fica com outro uuid.',
      async (world) => {
        const { card } = world.seed.savedMethods;
        await forget(world, card);
        const saves = async (save: boolean) => {
          const paymentMethod = { code: 'CC', details: { allowRegistration: true } };
          const page = await world.open({ payment: { customer: { uuid: own }, paymentMethod } });
          await page.card(world.cards.visa, save ? { save } : {});
          return (await methodsOf(world.api)).filter(({ code }) => code === 'CC');
        };
        expect(await saves(false)).toEqual([]);
        const [again] = await saves(true);
        expect([again?.details.last4Digits, again?.uuid === card]).toEqual(['4242', false]);
      },
    ),
    claim(
      'As séries cobradas nesse método terminam: na sandbox, a cobrança seguinte é recusada com e00402.',
      async (world) => {
        const again = await seriesAs(world.api);
        expect((await again()).status).toBe(201);
        await forget(world, world.seed.savedMethods.card);
        expect((await again()).refusals).toEqual(['400 e00402']);
      },
      { chosen: ['error-e00402'] },
    ),
    claim(
      'Os outros métodos e os pagamentos feitos ficam, e os pagamentos reembolsam-se na mesma.',
      async (world) => {
        const { card, phone } = world.seed.savedMethods;
        const paid = (await chargeAs(world.api)).data;
        await forget(world, card);
        expect((await methodsOf(world.api)).map(({ uuid }) => uuid)).toEqual([phone]);
        expect(await world.get(paid.id)).toEqual(paid);
        expect((await world.refund(paid.id, 1500)).status).toBe(201);
      },
    ),
  ],
  rights: [
    claim('Só a entidade que criou o cliente, mesmo que outra tenha guardado o método.', async (world) => {
      await isCreatorsOnly(world, 'deletePaymentMethods');
      const payment = {
        amount: 1000,
        customer: { uuid: own },
        paymentMethod: { code: 'CC', details: { createRegistration: true } },
      };
      const made = await world.other.post<{ id: string }>('/api/checkouts', { payment });
      const path = `/sandbox/checkouts/${made.data.id}/card`;
      await world.other.post(path, { ...world.cardDetails, number: world.cards.mastercard });
      const [newest] = await methodsOf(world.other);
      expect(newest?.details.last4Digits).toBe('4444');
      const refused = await world.other.delete(at(own, `/paymentMethods/${newest?.uuid}`));
      expect(refused.refusals).toEqual(['401 e00100']);
      expect((await forget(world, newest?.uuid ?? '')).status).toBe(200);
    }),
    claim(
      'Uma que lhe está associada pode cobrar com ele, mas, na sandbox, ao eliminá-lo recebe e00100.',
      async (world) => {
        const paid = await chargeAs(world.api, {
          customer: { uuid: shared },
          paymentMethod: { uuid: world.seed.savedMethods.sharedCard },
        });
        expect(paid.status).toBe(201);
        expect(await outcome(world.api, 'deletePaymentMethods', shared)).toBe('401 e00100');
      },
      { chosen: ['error-e00100'] },
    ),
  ],
  next: [advice('Listar métodos guardados.', 'Guardar um método de pagamento.')],
});
