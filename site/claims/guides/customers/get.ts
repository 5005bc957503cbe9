import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import { expect } from 'vitest';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import { advice, claim, claims } from '../../claims.ts';
import { at, own, read, shared, theirs } from './verbs.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

export default claims({
  'front matter': [
    claim('Leia os dados de um cliente pelo uuid, seu ou partilhado com a sua entidade.', async ({ api }) => {
      expect((await read(api, own)).firstName).toBe('Maria');
      expect((await read(api, shared)).firstName).toBe('João');
    }),
  ],
  top: [
    claim(
      'Com o uuid, lê os dados de um cliente que criou, ou de um que outra entidade partilhou consigo.',
      async ({ api }) => {
        expect([await read(api, own), await read(api, shared)]).toMatchObject([
          { uuid: own },
          { uuid: shared },
        ]);
      },
    ),
  ],
  call: [
    claim('Chame getCustomer com o uuid da Maria:', async (world) => {
      const { data } = await sendRecorded<Customer>(world, 'customers/manage', 'get');
      expect(data).toMatchObject({ uuid: own, firstName: 'Maria', lastName: 'Silva' });
    }),
  ],
  fields: [
    claim(
      [
        'Não há corpo: basta o uuid no URL.',
        'A resposta traz o que foi enviado quando o cliente foi criado ou mudado; um campo que nunca foi enviado não vem.',
      ],
      async ({ api }) => {
        const { uuid } = (await api.post<Customer>('/api/customers', { firstName: 'Rui' })).data;
        expect(Object.keys(await read(api, uuid)).sort()).toEqual([
          'createdAt',
          'firstName',
          'updatedAt',
          'uuid',
        ]);
        await api.put(at(uuid), { lastName: 'Reis' });
        expect(await read(api, uuid)).toMatchObject({ firstName: 'Rui', lastName: 'Reis' });
      },
    ),
  ],
  behaviour: [
    claim(
      ['Os métodos não vêm aqui.', 'Peça-os à parte, na lista de métodos guardados.'],
      async ({ api }) => {
        expect(JSON.stringify(await read(api))).not.toMatch(/paymentMethod|4242/);
        expect((await api.get<object[]>(at(own, '/paymentMethods'))).data).toHaveLength(2);
      },
    ),
    claim(
      [
        'O customerId é o de quem o criou.',
        'Um cliente partilhado traz o número que tem na loja da outra entidade, e não na sua.',
      ],
      async ({ api, other }) => {
        expect((await read(api, shared)).customerId).toBe('C-0002');
        expect(await read(other, shared)).toEqual(await read(api, shared));
        const made = await api.post<Customer>('/api/customers', { customerId: 'C-0002' });
        expect([made.status, made.data.uuid === shared]).toEqual([201, false]);
      },
    ),
    claim(['Não conte com quem o criou.', 'A resposta não diz que entidade foi.'], async ({ api, seed }) => {
      for (const uuid of [own, shared])
        expect(JSON.stringify(await read(api, uuid))).not.toMatch(
          new RegExp(`clientId|${seed.entity.clientId}|${seed.otherEntity.clientId}`),
        );
    }),
  ],
  rights: [
    claim(
      'A entidade que criou o cliente, e as que lhe estão associadas: todas leem o mesmo.',
      async ({ api, other }) => {
        expect(await read(other, own)).toEqual(await read(api, own));
        expect((await api.get(at(theirs))).status).toBe(404);
      },
    ),
  ],
  unknown: [
    claim(
      'Na sandbox, um uuid que não existe e um cliente que não é seu têm a mesma resposta, e00502: quem não tem direito a um cliente não fica a saber que ele existe.',
      async ({ api, other }) => {
        const [unknown, foreign] = [await api.get(at(nobody)), await api.get(at(theirs))];
        expect(unknown.refusals).toEqual(['404 e00502']);
        expect(foreign.body).toEqual({ ...unknown.body, date: foreign.body.date });
        expect((await other.get(at(theirs))).status).toBe(200);
      },
      { chosen: ['error-e00502'] },
    ),
    claim('Um uuid incompleto ou mal escrito é, na sandbox, e00229.', async ({ api }) => {
      for (const uuid of [own.slice(0, -1), own.toUpperCase(), 'C-0001'])
        expect((await api.get(at(uuid))).refusals).toEqual(['422 e00229']);
    }),
  ],
  next: [advice('Atualizar cliente.', 'Listar métodos guardados.')],
});
