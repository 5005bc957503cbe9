import type { Customer, SavedMethod } from '@balcao/contract/resources/customers/schema.ts';
import { expect } from 'vitest';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims } from '../../claims.ts';
import { at, branchOf, chargeAs, methodsOf, own, share, theirs } from './verbs.ts';

const list = ({ api }: World, query = '') => api.get<SavedMethod[]>(at(own, `/paymentMethods${query}`));
const found = async (world: World, query: string) => (await list(world, query)).data.map(({ uuid }) => uuid);

/** Saves a card of the seeded customer by a page, and gives what the customer has afterwards. */
async function savesCard(world: World, number: string) {
  const paymentMethod = { code: 'CC', details: { createRegistration: true } };
  const page = await world.open({ payment: { customer: { uuid: own }, paymentMethod } });
  await page.card(number);
  return { saved: await methodsOf(world.api), payment: await page.payment() };
}

const showsFaces = async (world: World) => {
  const [phone, card] = (await list(world)).data;
  expect(card).toMatchObject({ code: 'CC', details: { brand: 'VISA', last4Digits: '4242' } });
  expect(phone).toMatchObject({ code: 'MW', details: { countryCode: '351', last3Digits: '001' } });
};

export default claims({
  'front matter': [
    claim(
      'Mostre ao cliente os cartões e telemóveis que tem guardados, para que escolha com qual paga.',
      showsFaces,
    ),
  ],
  top: [
    claim(
      'Na página de pagamento da sua loja, mostre «Visa terminado em 4242» em vez de um formulário vazio.',
      showsFaces,
    ),
  ],
  call: [
    claim('Chame listSavedMethods com o uuid da Maria:', async (world) => {
      const { data } = await sendRecorded<SavedMethod[]>(world, 'customers/manage', 'methods');
      expect(data).toEqual(await methodsOf(world.api));
    }),
  ],
  fields: [
    claim(
      ['No URL vão os filtros, todos opcionais:', 'Na resposta, cada linha é um método:'],
      async (world) => {
        for (const query of ['', '?code=CC', '?sort=createdAt', '?limit=5', '?page=1'])
          expect((await list(world, query)).status).toBe(200);
        expect((await list(world)).data).toHaveLength(2);
      },
    ),
  ],
  behaviour: [
    claim(
      [
        'De um cartão vem a marca, os quatro últimos algarismos, o titular e a validade.',
        'De um telemóvel, o indicativo e os três últimos algarismos.',
        'O número inteiro nunca vem, nem precisa dele: cobra-se com o uuid do método.',
      ],
      async (world) => {
        const [phone, card] = (await list(world)).data;
        expect(card?.details).toEqual({
          brand: 'VISA',
          last4Digits: '4242',
          holder: 'Maria Silva',
          expiryMonth: '05',
          expiryYear: '2030',
        });
        expect(phone?.details).toEqual({ countryCode: '351', last3Digits: '001' });
        expect(JSON.stringify((await list(world)).body)).not.toMatch(/4242.?4242|900000001/);
        for (const method of [phone, card])
          expect((await chargeAs(world.api, { paymentMethod: { uuid: method?.uuid } })).status).toBe(201);
      },
    ),
    claim(
      [
        'A validade é sua para vigiar.',
        'Um cartão que já passou do prazo continua na lista; avise o cliente antes.',
      ],
      async (world) => {
        await world.pass(5 * 366 * 86_400);
        const kept = (await list(world, '?code=CC')).data;
        expect(kept).toMatchObject([{ details: { expiryMonth: '05', expiryYear: '2030' } }]);
      },
    ),
    claim(
      'Sem métodos, a lista vem vazia, e não é um erro: mostre o formulário de sempre.',
      async ({ api }) => {
        const { uuid } = (await api.post<Customer>('/api/customers', {})).data;
        const none = await api.get<SavedMethod[]>(at(uuid, '/paymentMethods'));
        expect([none.status, none.data]).toEqual([200, []]);
      },
    ),
  ],
  filter: [
    claim('code deixa só cartões (CC) ou só telemóveis (MW).', async (world) => {
      const { card, phone } = world.seed.savedMethods;
      expect(await found(world, '?code=CC')).toEqual([card]);
      expect(await found(world, '?code=MW')).toEqual([phone]);
    }),
    claim(
      [
        'Sem sort, vêm primeiro os mais recentes; sem limit, cada página tem até 100.',
        'Para a seguinte, siga links.next, ou envie page; meta.totalPages diz quantas são.',
      ],
      async (world) => {
        const { card, phone } = world.seed.savedMethods;
        expect(await found(world, '')).toEqual([phone, card]);
        expect(await found(world, '?sort=createdAt')).toEqual([card, phone]);
        const first = await list(world, '?limit=1');
        expect(first.body.meta).toEqual({ totalPages: 2, totalCount: 2, currentPage: 1 });
        const followed = await world.api.get<SavedMethod[]>(first.body.links?.next ?? '');
        expect(followed.data.map(({ uuid }) => uuid)).toEqual(await found(world, '?limit=1&page=2'));
        for (let i = 0; i < 99; i += 1) {
          const details = {
            phoneNumber: `351#9100000${String(i).padStart(2, '0')}`,
            createRegistration: true,
          };
          const made = await world.create({
            customer: { uuid: own },
            paymentMethod: { code: 'MW', details },
          });
          await world.answerPhone(made.data.id, 'accept');
        }
        const all = await list(world);
        expect([all.data.length, all.body.meta?.totalCount, all.body.meta?.totalPages]).toEqual([
          100, 101, 2,
        ]);
      },
    ),
  ],
  rights: [
    claim(
      'A entidade que criou o cliente, e as que lhe estão associadas: todas veem os mesmos métodos, seja quem for que os guardou.',
      async (world) => {
        await share(world);
        await savesCard(world, world.cards.mastercard);
        const ours = await methodsOf(world.api);
        expect(ours).toHaveLength(3);
        for (const api of [world.other, branchOf(world)]) expect(await methodsOf(api)).toEqual(ours);
        expect((await world.api.get(at(theirs, '/paymentMethods'))).status).toBe(404);
      },
    ),
  ],
  next: [advice('Pagar com um cartão guardado ou com um MB WAY guardado.', 'Eliminar um método guardado.')],
});
