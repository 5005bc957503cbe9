import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import { at, own, read, shared, theirs } from './verbs/customers.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

export default proofs('customer-get', {
  // ---- front matter
  // “Leia os dados de um cliente pelo uuid, seu ou partilhado com a sua entidade.”
  'front-matter-1': async ({ api }) => {
    expect((await read(api, own)).firstName).toBe('Maria');
    expect((await read(api, shared)).firstName).toBe('João');
  },
  // ---- top
  // “Com o uuid, lê os dados de um cliente que criou, ou de um que outra entidade partilhou consigo.”
  'top-1': async ({ api }) => {
    expect([await read(api, own), await read(api, shared)]).toMatchObject([{ uuid: own }, { uuid: shared }]);
  },
  // ---- call
  // “Chame getCustomer com o uuid da Maria:”
  'call-1': async (world) => {
    const { data } = await sendRecorded<Customer>(world, 'customers/manage', 'get');
    expect(data).toMatchObject({ uuid: own, firstName: 'Maria', lastName: 'Silva' });
  },
  // ---- fields
  // “Não há corpo: basta o uuid no URL.”
  // “A resposta traz o que foi enviado quando o cliente foi criado ou mudado; um campo que nunca foi enviado não vem.”
  'fields-1': async ({ api }) => {
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
  // ---- behaviour
  // “Os métodos não vêm aqui.”
  // “Peça-os à parte, na lista de métodos guardados.”
  'behaviour-1': async ({ api }) => {
    expect(JSON.stringify(await read(api))).not.toMatch(/paymentMethod|4242/);
    expect((await api.get<object[]>(at(own, '/paymentMethods'))).data).toHaveLength(2);
  },
  // “O customerId é o de quem o criou.”
  // “Um cliente partilhado traz o número que tem na loja da outra entidade, e não na sua.”
  'behaviour-2': async ({ api, other }) => {
    expect((await read(api, shared)).customerId).toBe('C-0002');
    expect(await read(other, shared)).toEqual(await read(api, shared));
    const made = await api.post<Customer>('/api/customers', { customerId: 'C-0002' });
    expect([made.status, made.data.uuid === shared]).toEqual([201, false]);
  },
  // “Não conte com quem o criou.”
  // “A resposta não diz que entidade foi.”
  'behaviour-3': async ({ api, seed }) => {
    for (const uuid of [own, shared])
      expect(JSON.stringify(await read(api, uuid))).not.toMatch(
        new RegExp(`clientId|${seed.entity.clientId}|${seed.otherEntity.clientId}`),
      );
  },
  // ---- rights
  // “A entidade que criou o cliente, e as que lhe estão associadas: todas leem o mesmo.”
  'rights-1': async ({ api, other }) => {
    expect(await read(other, own)).toEqual(await read(api, own));
    expect((await api.get(at(theirs))).status).toBe(404);
  },
  // ---- unknown
  // “Na sandbox, um uuid que não existe e um cliente que não é seu têm a mesma resposta, e00502: quem não tem direito a um cliente não fica a saber que ele existe.”
  'unknown-1': chosen(['error-e00502'], async ({ api, other }) => {
    const [unknown, foreign] = [await api.get(at(nobody)), await api.get(at(theirs))];
    expect(unknown.refusals).toEqual(['404 e00502']);
    expect(foreign.body).toEqual({ ...unknown.body, date: foreign.body.date });
    expect((await other.get(at(theirs))).status).toBe(200);
  }),
  // “Um uuid incompleto ou mal escrito é, na sandbox, e00229.”
  'unknown-2': async ({ api }) => {
    for (const uuid of [own.slice(0, -1), own.toUpperCase(), 'C-0001'])
      expect((await api.get(at(uuid))).refusals).toEqual(['422 e00229']);
  },
});
