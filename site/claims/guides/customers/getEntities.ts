import type { CustomerEntity } from '@balcao/contract/resources/customers/schema.ts';
import { expect } from 'vitest';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims } from '../../claims.ts';
import {
  at,
  branchNif,
  branchOf,
  chargeAs,
  entitiesOf,
  isCreatorsOnly,
  otherNif,
  outcome,
  own,
  share,
  shared,
  unshare,
} from './verbs.ts';

const nifs = async ({ api }: World) => (await entitiesOf(api)).map(({ clientId }) => clientId);

/** Those in the list can charge the customer, and each has its date. */
async function listsThoseWhoCharge(world: World) {
  await share(world);
  expect(await entitiesOf(world.api)).toEqual([
    { clientId: otherNif, createdAt: '2026-01-10T10:00:00+00:00' },
    { clientId: branchNif, createdAt: '2026-01-15T10:00:00+00:00' },
  ]);
  for (const api of [world.other, branchOf(world)]) expect((await chargeAs(api)).status).toBe(201);
}

export default claims({
  'front matter': [
    claim('Veja que entidades podem cobrar a um cliente seu, e desde quando.', listsThoseWhoCharge),
  ],
  top: [advice('Antes de eliminar um cliente ou de mudar de loja, veja quem mais o usa.')],
  call: [
    claim('Chame listCustomerEntities com o uuid da Maria:', async (world) => {
      const { data } = await sendRecorded<CustomerEntity[]>(world, 'customers/manage', 'entities');
      expect(data.map(({ clientId }) => clientId)).toEqual([otherNif]);
    }),
  ],
  fields: [
    claim(
      ['Não há corpo: basta o uuid no URL.', 'Cada linha da resposta é uma entidade associada.'],
      listsThoseWhoCharge,
    ),
  ],
  behaviour: [
    claim(
      [
        'A sua não aparece.',
        'A lista é de quem recebeu o cliente, e não de quem o criou.',
        'Sem associações, vem vazia.',
      ],
      async (world) => {
        expect(await nifs(world)).not.toContain(world.seed.entity.clientId);
        await unshare(world, otherNif);
        expect(await nifs(world)).toEqual([]);
      },
    ),
    claim(
      'Vem inteira, da associação mais antiga para a mais recente: não há páginas nem filtros.',
      async (world) => {
        const { pending, declined } = world.seed.entities;
        for (const clientId of [declined.clientId, branchNif, pending.clientId]) {
          await world.pass(60);
          await share(world, clientId);
        }
        const all = [otherNif, declined.clientId, branchNif, pending.clientId];
        expect(await nifs(world)).toEqual(all);
        const query = `/entities?limit=1&page=2&clientId=${branchNif}`;
        const { data } = await world.api.get<CustomerEntity[]>(at(own, query));
        expect(data.map(({ clientId }) => clientId)).toEqual(all);
      },
    ),
    claim('Uma associação desfeita desaparece.', async (world) => {
      await share(world);
      await unshare(world);
      expect(await nifs(world)).toEqual([otherNif]);
    }),
    advice('Se precisa do histórico, guarde-o do seu lado.'),
  ],
  rights: [
    claim(
      ['Só a entidade que criou o cliente vê esta lista.', 'Na sandbox, uma das associadas recebe e00100.'],
      async (world) => {
        expect(await outcome(world.api, 'getEntities', shared)).toBe('401 e00100');
        await isCreatorsOnly(world, 'getEntities');
      },
      { chosen: ['error-e00100'] },
    ),
  ],
  next: [advice('Associar um cliente a uma entidade.', 'Eliminar uma associação.')],
});
