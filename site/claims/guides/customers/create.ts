import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import { expect } from 'vitest';
import { recordedSteps } from '../../../proofs/check/recorded.ts';
import { advice, claim, claims } from '../../claims.ts';
import { at, chargeAs, isCreatorsOnly, methodsOf, played, runs } from './verbs.ts';

const example = 'customers/rules';
const rui = { customerId: 'C-7', firstName: 'Rui', email: 'rui@cliente.example' };

export default claims({
  'front matter': [
    advice(
      'Crie um cliente com o número que ele já tem na sua loja, e veja o que acontece quando o envia duas vezes.',
    ),
  ],
  top: [
    claim(['Uma chamada cria o cliente e devolve o uuid com que passa a pagar.'], async (world) => {
      const { uuid } = (await world.api.post<Customer>('/api/customers', rui)).data;
      const paymentMethod = { code: 'CC', details: { createRegistration: true } };
      const page = await world.open({ payment: { customer: { uuid }, paymentMethod } });
      await page.card(world.cards.visa);
      const [method] = await methodsOf(world.api, uuid);
      const paid = await chargeAs(world.api, { customer: { uuid }, paymentMethod: { uuid: method?.uuid } });
      expect(paid.data.stateDetails.state).toBe('confirmed');
    }),
  ],
  call: [
    claim(
      ['A Ana Santos abriu conta na sua loja, com o número C-0042.', 'Chame createCustomer:'],
      async (world) => {
        const { create } = await played(world, example, 'create');
        expect(create?.body.data).toMatchObject({
          customerId: 'C-0042',
          firstName: 'Ana',
          lastName: 'Santos',
        });
      },
    ),
    advice('Guarde o uuid junto da conta da Ana: é com ele que lhe guarda métodos e lhe cobra.'),
  ],
  fields: [
    claim('Nenhum é obrigatório.', async ({ api }) => {
      expect((await api.post('/api/customers', {})).status).toBe(201);
      for (const [name, value] of Object.entries(rui))
        expect((await api.post('/api/customers', { [name]: value })).status).toBe(201);
    }),
    claim('Envie sempre customerId, que é o que evita duplicados.', async ({ api }) => {
      const { customerId, ...rest } = rui;
      const create = async (body: object) => (await api.post<Customer>('/api/customers', body)).data.uuid;
      expect(await create(rest)).not.toBe(await create(rest));
      expect(await create({ ...rest, customerId })).toBe(await create({ ...rest, customerId }));
    }),
    claim(
      'A resposta traz o que enviou, o uuid, e as datas da criação e da última mudança.',
      async ({ api }) => {
        const { data } = await api.post<Customer>('/api/customers', rui);
        const { uuid, createdAt, updatedAt, ...sent } = data;
        expect(sent).toEqual(rui);
        expect([uuid.length, createdAt, updatedAt]).toEqual([
          36,
          ...Array(2).fill('2026-01-15T10:00:00+00:00'),
        ]);
      },
    ),
  ],
  behaviour: [
    claim(
      [
        'O customerId é único em cada entidade.',
        'Outra entidade pode ter um cliente com o mesmo, e é outro cliente.',
      ],
      async ({ api, other }) => {
        const ours = (await api.post<Customer>('/api/customers', rui)).data;
        expect((await api.post('/api/customers', { ...rui, firstName: 'Eva' })).refusals).toEqual([
          '409 e05000',
        ]);
        const made = await other.post<Customer>('/api/customers', { ...rui, firstName: 'Eva' });
        expect([made.status, made.data.uuid === ours.uuid]).toEqual([201, false]);
        expect((await api.get<Customer>(at(ours.uuid))).data.firstName).toBe('Rui');
      },
    ),
    claim(
      [
        'Criar um cliente não guarda nenhum método, e nenhum webhook o anuncia.',
        'O telemóvel do cliente também não é um MB WAY guardado: esse guarda-se com um pagamento.',
      ],
      async (world) => {
        const actions = ['payment_confirmed', 'payment_cancelled', 'entity_pending', 'entity_approved'];
        await world.subscribe(...actions);
        const body = { ...rui, phoneNumber: '351#961234567' };
        const { uuid } = (await world.api.post<Customer>('/api/customers', body)).data;
        expect(await world.notifications()).toEqual([]);
        expect(await methodsOf(world.api, uuid)).toEqual([]);
        const details = { phoneNumber: '351#961234567', createRegistration: true };
        const made = await world.create({ customer: { uuid }, paymentMethod: { code: 'MW', details } });
        await world.answerPhone(made.data.id, 'accept');
        expect((await methodsOf(world.api, uuid)).map(({ code }) => code)).toEqual(['MW']);
      },
    ),
  ],
  twice: [
    claim(
      [
        'Um pedido que se perdeu pode repetir-se sem medo.',
        'Na sandbox, com o mesmo customerId e os mesmos dados, a resposta é 200 em vez de 201, com o cliente que já existe e o mesmo uuid:',
      ],
      async (world) => {
        const { create, same } = await played(world, example, 'same');
        expect([create?.status, same?.status]).toEqual([201, 200]);
        expect(same?.body.data).toEqual(create?.body.data);
        const lost = world.api.send('POST', '/api/customers', rui, { 'sandbox-fault': 'dropped_connection' });
        await expect(lost).rejects.toThrow('fetch failed');
        expect((await world.api.post('/api/customers', rui)).status).toBe(200);
        const found = await world.api.get<Customer[]>('/api/customers?customerId=C-7');
        expect(found.data).toHaveLength(1);
      },
    ),
    claim(
      [
        'Com o mesmo customerId e outros dados, a sandbox recusa, para não escrever por cima de outra pessoa.',
        'Para mudar um cliente, atualize-o.',
      ],
      async (world) => {
        const { create, differs } = await played(world, example, 'differs');
        expect(differs?.refusals).toEqual(['409 e05000']);
        const uuid = String(create?.body.data?.uuid);
        expect((await world.api.get<Customer>(at(uuid))).data).toEqual(create?.body.data);
        const wanted = recordedSteps(example).find(({ name }) => name === 'differs')?.request.body;
        const { lastName } = JSON.parse(wanted ?? '{}');
        expect((await world.api.put<Customer>(at(uuid), { lastName })).data.lastName).toBe(lastName);
      },
      { chosen: ['error-e05000'] },
    ),
    claim('Sem customerId, cada pedido cria mais um cliente.', async ({ api }) => {
      const count = async () => (await api.get('/api/customers')).body.meta?.totalCount ?? 0;
      const before = await count();
      for (const _ of [1, 2, 3]) await api.post('/api/customers', { firstName: 'Rui' });
      expect(await count()).toBe(before + 3);
    }),
    claim(
      'Cria a Ana, repete o pedido, muda-lhe um dado, e tenta mexer num cliente de outra entidade.',
      runs,
    ),
  ],
  rights: [
    claim('Qualquer entidade.', async (world) => {
      for (const api of [world.api, world.other, world.onBehalfOf(world.seed.entities.approved.clientId)])
        expect((await api.post('/api/customers', rui)).status).toBe(201);
    }),
    claim('A que cria o cliente é a única que o pode mudar, eliminar ou partilhar.', async (world) => {
      for (const name of ['update', 'postEntities', 'delete'] as const) await isCreatorsOnly(world, name);
    }),
  ],
  next: [advice('Guardar um método de pagamento para este cliente.', 'Consultar cliente.')],
});
