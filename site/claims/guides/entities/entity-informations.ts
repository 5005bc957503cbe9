import type { Entity } from '@balcao/contract/resources/entities/schema.ts';
import { expect } from 'vitest';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import { advice, claim, claims, provedBy } from '../../claims.ts';

const runs = provedBy('e2e/guides/run.spec.ts', ' run as recorded in a private sandbox, in ');
const withoutEntity = { 'paypay-clientid': undefined };

export default claims({
  'front matter': [
    claim('Leia os dados e o estado de um comerciante ligado ao seu software.', async ({ api, seed }) => {
      const { clientId, name } = seed.entity;
      const { data } = await api.get<Entity>(`/api/entities/${clientId}`);
      expect(data).toMatchObject({ clientId, name, stateDetails: { state: 'approved' } });
    }),
  ],
  top: [
    claim(
      ['Perdeu o webhook da aprovação, ou quer mostrar o estado no seu software?', 'Pergunte pelo NIF.'],
      async ({ api, seed }) => {
        const { clientId } = seed.entities.pending;
        const state = async () =>
          (await api.get<Entity>(`/api/entities/${clientId}`)).data.stateDetails.state;
        expect(await state()).toBe('pending');
        await api.post(`/sandbox/entities/${clientId}/review`, { action: 'approve' });
        expect(await state()).toBe('approved');
      },
    ),
  ],
  get: [
    claim(
      [
        'Chame getEntity com o NIF no URL.',
        'Leva só as credenciais da plataforma; o cabeçalho PayPay-ClientId não é preciso.',
      ],
      async (world) => {
        const { data } = await sendRecorded<Entity>(world, 'entities/get', 'pending');
        expect(data.clientId).toBe(world.seed.entities.pending.clientId);
        const path = `/api/entities/${data.clientId}`;
        expect((await world.api.get<Entity>(path, withoutEntity)).data).toEqual(data);
        expect((await world.api.get(path, { authorization: undefined })).refusals).toEqual(['401 e00102']);
      },
    ),
  ],
  states: [claim('Consulta uma entidade em análise, uma aprovada e uma de outra plataforma.', runs)],
  unknown: [
    claim(
      'Na sandbox, um NIF que não está ligado à sua plataforma dá e00502, exista ou não.',
      async ({ api, other, seed }) => {
        const ask = async (clientId: string) => (await api.get(`/api/entities/${clientId}`)).refusals;
        expect((await other.get(`/api/entities/${seed.otherEntity.clientId}`)).status).toBe(200);
        for (const clientId of [seed.otherEntity.clientId, '500000000', '500000001'])
          expect(await ask(clientId)).toEqual(['404 e00502']);
      },
      { chosen: ['error-e00502'] },
    ),
    claim(
      'Um NIF com letras, ou com o número errado de algarismos, é recusado antes de se procurar.',
      async ({ api }) => {
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
    ),
  ],
  next: [
    advice('Criar uma entidade e associá-la ao software.', 'Webhooks: ser avisado em vez de perguntar.'),
  ],
});
