import type { Customer, CustomerEntity, SavedMethod } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { recordedSteps, sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims } from '../../claims.ts';
import {
  at,
  attempts,
  branchNif,
  branchOf,
  chargeAs,
  entitiesOf,
  isCreatorsOnly,
  methodsOf,
  otherNif,
  outcome,
  own,
  played,
  share,
  shared,
} from './verbs.ts';

const example = 'customers/manage';

/** The branch finds, reads and charges the customer with each saved method, which it could not before. */
async function branchCanCharge(world: World) {
  const branch = branchOf(world);
  expect((await branch.get<Customer[]>('/api/customers')).data).toEqual([]);
  expect((await chargeAs(branch)).refusals).toEqual(['404 e00502']);
  await share(world);
  expect((await branch.get<Customer[]>('/api/customers')).data).toMatchObject([{ uuid: own }]);
  expect(await outcome(branch, 'get', own)).toBe('200');
  const saved = (await branch.get<SavedMethod[]>(at(own, '/paymentMethods'))).data;
  expect(saved).toEqual(await methodsOf(world.api));
  expect(JSON.stringify(saved)).not.toMatch(/4242.?4242|900000001/);
  for (const { uuid } of saved)
    expect((await chargeAs(branch, { paymentMethod: { uuid } })).status).toBe(201);
}

/** Saves a card by a page of an entity, for the shared customer. */
async function savesByPage(world: World, clientId: string, number: string) {
  const payment = {
    amount: 1000,
    customer: { uuid: own },
    paymentMethod: { code: 'CC', details: { createRegistration: true } },
  };
  const made = await world.onBehalfOf(clientId).post<{ id: string }>('/api/checkouts', { payment });
  const path = `/sandbox/checkouts/${made.data.id}/card`;
  await world.onBehalfOf(clientId).post(path, { ...world.cardDetails, number });
  const [newest] = await methodsOf(world.api);
  return newest;
}

export default claims({
  'front matter': [
    claim(
      'Deixe outra entidade cobrar a um cliente seu com os métodos que ele já guardou, sem lhe entregar os dados do cartão.',
      branchCanCharge,
    ),
  ],
  top: [
    advice('Tem duas lojas com dois NIF, e o cliente compra nas duas.'),
    claim('Associe-o à segunda, e ele paga lá com o cartão que guardou na primeira.', branchCanCharge),
  ],
  call: [
    claim(
      ['A Maria também compra na sua filial.', 'Chame createCustomerEntity com o NIF da filial em clientId:'],
      async (world) => {
        const { data } = await sendRecorded<CustomerEntity>(world, example, 'share');
        expect(data.clientId).toBe(branchNif);
        expect(await outcome(branchOf(world), 'get', own)).toBe('200');
      },
    ),
  ],
  fields: [
    claim('Uma entidade por chamada.', async ({ api }) => {
      const clientId = [branchNif, otherNif];
      expect((await api.post(at(own, '/entities'), { clientId })).status).toBe(422);
    }),
    claim('A resposta traz o NIF e a data da associação.', async (world) => {
      const { status, data } = await share(world);
      expect([status, data]).toEqual([200, { clientId: branchNif, createdAt: '2026-01-15T10:00:00+00:00' }]);
    }),
  ],
  behaviour: [
    claim(
      'A partir daí, a outra entidade encontra o cliente na sua lista, lê-o e cobra-lhe com os métodos guardados.',
      branchCanCharge,
    ),
    claim(
      'Não o muda, não o elimina, não lhe apaga métodos e não o partilha com mais ninguém.',
      async (world) => {
        for (const name of [
          'update',
          'delete',
          'deletePaymentMethods',
          'getEntities',
          'postEntities',
          'deleteEntities',
        ] as const)
          expect([name, await outcome(world.api, name, shared)]).toEqual([name, '401 e00100']);
      },
    ),
    claim('A filial cobra 15,00 € à Maria, com o NIF dela no cabeçalho:', async (world) => {
      const { 'charge-shared': charged } = await played(world, example, 'charge-shared');
      expect(charged?.body.data).toMatchObject({
        amount: 1500,
        clientId: branchNif,
        customer: { firstName: 'Maria' },
      });
      const sent = recordedSteps(example).find(({ name }) => name === 'charge-shared');
      expect(sent?.request.headers['PayPay-ClientId']).toBe(branchNif);
    }),
    claim('Vale para os métodos todos, os de hoje e os que o cliente guardar depois.', async (world) => {
      await branchCanCharge(world);
      const newest = await savesByPage(world, world.seed.entity.clientId, world.cards.mastercard);
      const paid = await chargeAs(branchOf(world), { paymentMethod: { uuid: newest?.uuid } });
      expect([newest?.details.last4Digits, paid.status]).toEqual(['4444', 201]);
    }),
    claim(
      'A outra entidade também lhe pode guardar métodos, com um pagamento dela: ficam no cliente, e a sua loja pode cobrá-los.',
      async (world) => {
        await share(world);
        const before = (await methodsOf(world.api)).length;
        const newest = await savesByPage(world, branchNif, world.cards.mastercard);
        expect(await methodsOf(world.api)).toHaveLength(before + 1);
        const paid = await chargeAs(world.api, { paymentMethod: { uuid: newest?.uuid } });
        expect(paid.data).toMatchObject({ clientId: world.seed.entity.clientId });
      },
    ),
    claim(['A outra entidade não é avisada.', 'Ninguém pergunta ao cliente.'], async (world) => {
      await world.subscribe('payment_confirmed', 'payment_cancelled', 'entity_pending', 'entity_approved');
      await share(world);
      expect(await world.notifications()).toEqual([]);
      expect((await chargeAs(branchOf(world))).status).toBe(201);
    }),
    claim('Diga-lhe o uuid, ou deixe-a procurar pelo e-mail.', async (world) => {
      await share(world);
      const query = '/api/customers?email=maria.silva@cliente.example';
      expect((await branchOf(world).get<Customer[]>(query)).data).toMatchObject([{ uuid: own }]);
      expect(await outcome(branchOf(world), 'get', own)).toBe('200');
    }),
    advice('Diga-lhe com quem o partilha antes de o fazer.'),
  ],
  rights: [
    claim('Só a entidade que criou o cliente.', (world) => isCreatorsOnly(world, 'postEntities')),
    claim(
      'A outra só tem de estar registada: pode ser de outra plataforma, com outras credenciais.',
      async (world) => {
        const { pending, approved } = world.seed.entities;
        for (const { clientId } of [pending, approved])
          expect((await share(world, clientId)).status).toBe(200);
        expect((await share(world, '500000000')).refusals).toEqual(['404 e00502']);
        await attempts.deleteEntities(world.api, own);
        expect(await outcome(world.other, 'get', own)).toBe('404 e00502');
        expect((await share(world, otherNif)).status).toBe(200);
        expect((await chargeAs(world.other)).data).toMatchObject<Partial<Payment>>({ clientId: otherNif });
      },
    ),
  ],
  problems: [
    claim(['Repetir uma associação não estraga nada.', 'A resposta diz que já existe:'], async (world) => {
      const before = await entitiesOf(world.api);
      const again = await sendRecorded(world, 'customers/rules', 'share-again');
      expect(again.refusals).toEqual(['409 e05000']);
      expect(again.body.error?.errors[0]?.msg).toContain('já pode usar este cliente');
      expect(await entitiesOf(world.api)).toEqual(before);
      expect(await outcome(world.other, 'get', own)).toBe('200');
    }),
  ],
  next: [advice('Listar entidades de um cliente.', 'Eliminar uma associação.')],
});
