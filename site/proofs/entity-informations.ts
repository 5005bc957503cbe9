import type { Entity } from '@balcao/contract/resources/entities/schema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';

const withoutEntity = { 'paypay-clientid': undefined };

export default proofs('entity-informations', {
  // ---- front matter
  // “Leia os dados e o estado de um comerciante ligado ao seu software.”
  'front-matter-1': async ({ api, seed }) => {
    const { clientId, name } = seed.entity;
    const { data } = await api.get<Entity>(`/api/entities/${clientId}`);
    expect(data).toMatchObject({ clientId, name, stateDetails: { state: 'approved' } });
  },
  // ---- top
  // “Perdeu o webhook da aprovação, ou quer mostrar o estado no seu software?”
  // “Pergunte pelo NIF.”
  'top-1': async ({ api, seed }) => {
    const { clientId } = seed.entities.pending;
    const state = async () => (await api.get<Entity>(`/api/entities/${clientId}`)).data.stateDetails.state;
    expect(await state()).toBe('pending');
    await api.post(`/sandbox/entities/${clientId}/review`, { action: 'approve' });
    expect(await state()).toBe('approved');
  },
  // ---- get
  // “Chame getEntity com o NIF no URL.”
  // “Leva só as credenciais da plataforma; o cabeçalho PayPay-ClientId não é preciso.”
  'get-1': async (world) => {
    const { data } = await sendRecorded<Entity>(world, 'entities/get', 'pending');
    expect(data.clientId).toBe(world.seed.entities.pending.clientId);
    const path = `/api/entities/${data.clientId}`;
    expect((await world.api.get<Entity>(path, withoutEntity)).data).toEqual(data);
    expect((await world.api.get(path, { authorization: undefined })).refusals).toEqual(['401 e00102']);
  },
  // ---- unknown
  // “Na sandbox, um NIF que não está ligado à sua plataforma dá e00502, exista ou não.”
  'unknown-1': chosen(['error-e00502'], async ({ api, other, seed }) => {
    const ask = async (clientId: string) => (await api.get(`/api/entities/${clientId}`)).refusals;
    expect((await other.get(`/api/entities/${seed.otherEntity.clientId}`)).status).toBe(200);
    for (const clientId of [seed.otherEntity.clientId, '500000000', '500000001'])
      expect(await ask(clientId)).toEqual(['404 e00502']);
  }),
  // “Um NIF com letras, ou com o número errado de algarismos, é recusado antes de se procurar.”
  'unknown-2': async ({ api }) => {
    for (const [clientId, refusal] of [
      ['12345678a', '422 e00228'],
      ['PT5000000', '422 e00228'],
      ['12345678', '422 e00227'],
      ['1234567890', '422 e00227'],
    ])
      expect([clientId, (await api.get(`/api/entities/${clientId}`)).refusals]).toEqual([
        clientId,
        [refusal],
      ]);
  },
});
