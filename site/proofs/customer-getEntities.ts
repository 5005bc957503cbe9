import type { CustomerEntity } from '@balcao/contract/resources/customers/schema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';
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
} from './verbs/customers.ts';

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

export default proofs('customer-getEntities', {
  // ---- front matter
  // “Veja que entidades podem cobrar a um cliente seu, e desde quando.”
  'front-matter-1': listsThoseWhoCharge,
  // ---- call
  // “Chame listCustomerEntities com o uuid da Maria:”
  'call-1': async (world) => {
    const { data } = await sendRecorded<CustomerEntity[]>(world, 'customers/manage', 'entities');
    expect(data.map(({ clientId }) => clientId)).toEqual([otherNif]);
  },
  // ---- fields
  // “Não há corpo: basta o uuid no URL.”
  // “Cada linha da resposta é uma entidade associada.”
  'fields-1': listsThoseWhoCharge,
  // ---- behaviour
  // “A sua não aparece.”
  // “A lista é de quem recebeu o cliente, e não de quem o criou.”
  // “Sem associações, vem vazia.”
  'behaviour-1': async (world) => {
    expect(await nifs(world)).not.toContain(world.seed.entity.clientId);
    await unshare(world, otherNif);
    expect(await nifs(world)).toEqual([]);
  },
  // “Vem inteira, da associação mais antiga para a mais recente: não há páginas nem filtros.”
  'behaviour-2': async (world) => {
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
  // “Uma associação desfeita desaparece.”
  'behaviour-3': async (world) => {
    await share(world);
    await unshare(world);
    expect(await nifs(world)).toEqual([otherNif]);
  },
  // ---- rights
  // “Só a entidade que criou o cliente vê esta lista.”
  // “Na sandbox, uma das associadas recebe e00100.”
  'rights-1': chosen(['error-e00100'], async (world) => {
    expect(await outcome(world.api, 'getEntities', shared)).toBe('401 e00100');
    await isCreatorsOnly(world, 'getEntities');
  }),
});
