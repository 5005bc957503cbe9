import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import { expect } from 'vitest';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims } from '../../claims.ts';
import { at, chargeAs, isCreatorsOnly, methodsOf, outcome, own, read, shared } from './verbs.ts';

const put = ({ api }: World, body: object) => api.put<Customer>(at(own), body);

/** Sending the phone alone changes the phone and the date. */
async function changesOnlyThePhone(world: World) {
  const before = await read(world.api);
  const { data } = await sendRecorded<Customer>(world, 'customers/manage', 'update');
  expect(data).toEqual({ ...before, phoneNumber: '351#900000020', updatedAt: '2026-01-15T10:00:00+00:00' });
  expect(await read(world.api)).toEqual(data);
}

export default claims({
  'front matter': [
    advice(
      'Mude os dados de um cliente enviando só o que mudou, e saiba porque é que outra entidade não o pode fazer.',
    ),
  ],
  top: [
    claim(['O cliente mudou de telemóvel.', 'Envie só isso: o resto fica como estava.'], changesOnlyThePhone),
  ],
  call: [
    claim(
      ['Chame updateCustomer com os campos que mudaram.', 'A resposta traz o cliente completo:'],
      changesOnlyThePhone,
    ),
  ],
  fields: [
    claim('Os mesmos da criação, todos opcionais.', async (world) => {
      expect((await put(world, {})).status).toBe(200);
      const changes = {
        customerId: 'C-9',
        firstName: 'Eva',
        lastName: 'Reis',
        email: 'eva@cliente.example',
        phoneNumber: '351#912345670',
      };
      for (const [name, value] of Object.entries(changes)) await put(world, { [name]: value });
      expect(await read(world.api)).toMatchObject(changes);
    }),
    claim(
      [
        'Só o telemóvel se apaga: envie null.',
        'updatedAt passa a ser a data da mudança; um pedido que não muda nada não lhe toca.',
      ],
      async (world) => {
        const before = await read(world.api);
        expect((await put(world, { firstName: before.firstName })).data).toEqual(before);
        expect((await put(world, {})).data.updatedAt).toBe(before.updatedAt);
        for (const name of ['customerId', 'firstName', 'lastName', 'email'])
          expect((await put(world, { [name]: null })).status).toBe(422);
        expect(await read(world.api)).toEqual(before);
        const { data } = await put(world, { phoneNumber: null });
        expect([data.phoneNumber, data.updatedAt]).toEqual([null, '2026-01-15T10:00:00+00:00']);
      },
    ),
  ],
  behaviour: [
    claim(
      [
        'Os métodos guardados não mudam.',
        'São do cliente, e não dos dados dele.',
        'Um telemóvel novo no cliente não é um MB WAY novo; para isso, guarde-o num pagamento.',
      ],
      async (world) => {
        const before = await methodsOf(world.api);
        await put(world, { phoneNumber: '351#961234567', firstName: 'Eva' });
        expect(await methodsOf(world.api)).toEqual(before);
        const details = { phoneNumber: '351#961234567', createRegistration: true };
        const made = await world.create({ customer: { uuid: own }, paymentMethod: { code: 'MW', details } });
        await world.answerPhone(made.data.id, 'accept');
        expect(await methodsOf(world.api)).toHaveLength(before.length + 1);
      },
    ),
    claim(
      ['Os pagamentos já feitos não mudam.', 'Cada um tem a cópia dos dados do dia em que foi criado.'],
      async (world) => {
        const before = (await chargeAs(world.api)).data;
        await put(world, { firstName: 'Eva', email: 'eva@cliente.example' });
        expect(await world.get(before.id)).toEqual(before);
        expect(before.customer?.firstName).toBe('Maria');
        expect((await chargeAs(world.api)).data.customer?.firstName).toBe('Eva');
      },
    ),
    claim(
      [
        'A lista acompanha.',
        'O cliente passa a encontrar-se pelo e-mail e pelo customerId novos, e deixa de se encontrar pelos antigos.',
      ],
      async (world) => {
        await put(world, { email: 'eva@cliente.example', customerId: 'C-9' });
        const found = async (query: string) =>
          (await world.api.get<Customer[]>(`/api/customers?${query}`)).data.map(({ uuid }) => uuid);
        for (const query of ['email=eva@cliente.example', 'customerId=C-9'])
          expect(await found(query)).toEqual([own]);
        for (const query of ['email=maria.silva@cliente.example', 'customerId=C-0001'])
          expect(await found(query)).toEqual([]);
      },
    ),
  ],
  rights: [
    claim('Só a entidade que criou o cliente.', (world) => isCreatorsOnly(world, 'update')),
    claim(
      'Uma que lhe está associada pode lê-lo e cobrar-lhe, mas, na sandbox, ao mudá-lo recebe e00100:',
      async (world) => {
        expect(await outcome(world.api, 'get', shared)).toBe('200');
        const paid = await chargeAs(world.api, {
          customer: { uuid: shared },
          paymentMethod: { uuid: world.seed.savedMethods.sharedCard },
        });
        expect(paid.status).toBe(201);
        const refused = await sendRecorded(world, 'customers/rules', 'change-shared');
        expect(refused.refusals).toEqual(['401 e00100']);
      },
      { chosen: ['error-e00100'] },
    ),
  ],
  next: [advice('Associar um cliente a uma entidade.', 'Eliminar cliente.')],
});
