import { expect } from 'vitest';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims } from '../../claims.ts';
import {
  at,
  branchNif,
  branchOf,
  chargeAs,
  isCreatorsOnly,
  methodsOf,
  otherNif,
  outcome,
  own,
  played,
  read,
  seriesAs,
  share,
  shared,
  unshare,
} from './verbs.ts';

const example = 'customers/manage';

/** After the association is gone the branch neither sees nor charges the customer. */
async function losesTheCustomer(world: World) {
  const branch = branchOf(world);
  await share(world);
  expect((await chargeAs(branch)).status).toBe(201);
  await unshare(world);
  for (const name of ['get', 'getPaymentMethods', 'update'] as const)
    expect(await outcome(branch, name, own)).toBe('404 e00502');
  expect((await branch.get<object[]>('/api/customers')).data).toEqual([]);
  expect((await chargeAs(branch)).refusals).toEqual(['404 e00502']);
}

export default claims({
  'front matter': [claim('Retire a outra entidade o direito de cobrar a um cliente seu.', losesTheCustomer)],
  top: [
    advice('A outra loja fechou, ou o cliente não a quer mais.'),
    claim('Elimine a associação, e ela deixa de o ver.', losesTheCustomer),
  ],
  call: [
    claim('Chame deleteCustomerEntity com o uuid do cliente e o NIF da entidade:', async (world) => {
      expect(await outcome(world.other, 'get', own)).toBe('200');
      expect((await sendRecorded(world, example, 'unshare')).status).toBe(200);
      expect(await outcome(world.other, 'get', own)).toBe('404 e00502');
    }),
  ],
  fields: [
    claim(
      [
        'Não há corpo: o uuid e o clientId vão no URL.',
        'Na sandbox, a resposta é só a confirmação, sem data; aceite também um 204 sem corpo.',
      ],
      async (world) => {
        const { status, body } = await unshare(world, otherNif);
        expect([status, body.success, 'data' in body]).toEqual([200, true, false]);
      },
    ),
  ],
  behaviour: [
    claim(
      [
        'O cliente e os métodos guardados ficam como estavam.',
        'Os pagamentos que a outra entidade fez também, e continua a poder reembolsá-los.',
      ],
      async (world) => {
        const branch = branchOf(world);
        await share(world);
        const paid = (await chargeAs(branch)).data;
        const before = [await read(world.api), await methodsOf(world.api)];
        await unshare(world);
        expect([await read(world.api), await methodsOf(world.api)]).toEqual(before);
        expect((await branch.get(`/api/payments/${paid.id}`)).data).toEqual(paid);
        expect((await branch.post(`/api/payments/${paid.id}/refunds`, { amount: 1500 })).status).toBe(201);
      },
    ),
    claim(
      'O que ela já não consegue é encontrá-lo nem cobrar-lhe: na sandbox, recebe e00502, como se nunca o tivesse visto.',
      losesTheCustomer,
      { chosen: ['error-e00502'] },
    ),
    claim('É a resposta que a Outra Loja recebe quando consulta a Maria:', async (world) => {
      const { 'read-unshared': refused } = await played(world, example, 'read-unshared');
      expect(refused?.refusals).toEqual(['404 e00502']);
    }),
    claim(
      'As séries que ela começou param: na sandbox, cada cobrança é recusada com e00402.',
      async (world) => {
        await share(world);
        const again = await seriesAs(branchOf(world));
        const ours = await seriesAs(world.api);
        expect((await again()).status).toBe(201);
        await unshare(world);
        for (const _ of [1, 2]) expect((await again()).refusals).toEqual(['400 e00402']);
        expect((await ours()).status).toBe(201);
      },
      { chosen: ['error-e00402'] },
    ),
    claim(
      ['Pode voltar atrás.', 'Associe-a outra vez, e tudo volta a funcionar, séries incluídas.'],
      async (world) => {
        await share(world);
        const again = await seriesAs(branchOf(world));
        await unshare(world);
        await share(world);
        expect((await again()).status).toBe(201);
        expect((await chargeAs(branchOf(world))).status).toBe(201);
        expect(await outcome(branchOf(world), 'get', own)).toBe('200');
      },
    ),
  ],
  rights: [
    claim('Só a entidade que criou o cliente.', (world) => isCreatorsOnly(world, 'deleteEntities')),
    claim(
      'Na sandbox, a própria associada recebe e00100 se tentar sair, e uma entidade que não estava associada dá e00502.',
      async (world) => {
        const { clientId } = world.seed.entity;
        const leaving = await world.api.delete(at(shared, `/entities/${clientId}`));
        expect(leaving.refusals).toEqual(['401 e00100']);
        expect(await outcome(world.api, 'get', shared)).toBe('200');
        expect((await unshare(world, branchNif)).refusals).toEqual(['404 e00502']);
      },
      { chosen: ['error-e00100', 'error-e00502'] },
    ),
  ],
  next: [advice('Listar entidades de um cliente.')],
});
