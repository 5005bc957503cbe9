import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { claim } from '../../claims.ts';
import {
  at,
  branchOf,
  chargeAs,
  entitiesOf,
  isCreatorsOnly,
  methodsOf,
  outcome,
  own,
  read,
  seriesAs,
  share,
  shared,
  theirs,
  unshare,
} from './verbs.ts';

/** What each deletion takes and leaves. */
export const deletion = [
  claim(
    'Um método | O método, e as séries cobradas nele | O cliente, os outros métodos, os pagamentos',
    async (world) => {
      const { card, phone } = world.seed.savedMethods;
      const again = await seriesAs(world.api);
      const paid = (await chargeAs(world.api)).data;
      const before = await read(world.api);
      await world.api.delete(at(own, `/paymentMethods/${card}`));
      expect((await chargeAs(world.api)).refusals).toEqual(['422 e00218']);
      expect((await again()).refusals).toEqual(['400 e00402']);
      expect(await read(world.api)).toEqual(before);
      expect((await methodsOf(world.api)).map(({ uuid }) => uuid)).toEqual([phone]);
      expect(await world.get(paid.id)).toEqual(paid);
    },
  ),
  claim(
    'Uma associação | O acesso dessa entidade, e as séries que ela começou | O cliente, os métodos, os pagamentos que ela fez',
    async (world) => {
      await share(world);
      const branch = branchOf(world);
      const again = await seriesAs(branch);
      const paid = (await chargeAs(branch)).data;
      const before = [await read(world.api), await methodsOf(world.api)];
      await unshare(world);
      expect(await outcome(branch, 'get', own)).toBe('404 e00502');
      expect((await chargeAs(branch)).refusals).toEqual(['404 e00502']);
      expect((await again()).refusals).toEqual(['400 e00402']);
      expect([await read(world.api), await methodsOf(world.api)]).toEqual(before);
      expect((await branch.get<Payment>(`/api/payments/${paid.id}`)).data).toEqual(paid);
    },
  ),
  claim(
    'O cliente | A ficha, os métodos, as associações, as séries | Os pagamentos, com a cópia dos dados do cliente',
    async (world) => {
      const again = await seriesAs(world.api);
      const paid = (await chargeAs(world.api)).data;
      await world.api.delete(at(own));
      for (const tail of ['', '/paymentMethods', '/entities'])
        expect((await world.api.get(at(own, tail))).refusals).toEqual(['404 e00502']);
      expect(await outcome(world.other, 'get', own)).toBe('404 e00502');
      expect((await again()).refusals).toEqual(['400 e00402']);
      expect(await world.get(paid.id)).toEqual(paid);
      expect(paid.customer).toMatchObject({ firstName: 'Maria', email: 'maria.silva@cliente.example' });
    },
  ),
  claim(
    'Os pagamentos ficam porque são registos contabilísticos: servem para reembolsar e para responder a uma reclamação.',
    async (world) => {
      const { id } = (await chargeAs(world.api)).data;
      await world.api.delete(at(own));
      expect((await world.refund(id, 1500)).status).toBe(201);
    },
  ),
];

const users = 'Quem o criou ou lhe está associado';
const names = async (api: Parameters<typeof read>[0]) =>
  (await api.get<Customer[]>('/api/customers')).data.map(({ uuid }) => uuid);

/** Who may call which operation. */
export const operations = [
  claim('Criá-lo | Criar cliente | Qualquer entidade', async (world) => {
    for (const api of [world.api, world.other, branchOf(world)])
      expect((await api.post('/api/customers', {})).status).toBe(201);
  }),
  claim(`Encontrá-lo | Listar clientes | ${users}`, async (world) => {
    expect(await names(world.api)).toEqual([shared, own]);
    expect(await names(world.other)).toEqual([theirs, shared, own]);
    expect(await names(branchOf(world))).toEqual([]);
  }),
  claim(`Ler os dados dele | Consultar cliente | ${users}`, async (world) => {
    for (const [uuid, met] of [
      [own, '200'],
      [shared, '200'],
      [theirs, '404 e00502'],
    ] as const)
      expect(await outcome(world.api, 'get', uuid)).toBe(met);
  }),
  claim('Mudar os dados | Atualizar cliente | Só quem o criou', (world) => isCreatorsOnly(world, 'update')),
  claim('Eliminá-lo | Eliminar cliente | Só quem o criou', (world) => isCreatorsOnly(world, 'delete')),
  claim(
    'Partilhá-lo com outra entidade | Associar, listar e eliminar associações | Só quem o criou',
    async (world) => {
      for (const name of ['postEntities', 'getEntities', 'deleteEntities'] as const)
        await isCreatorsOnly(world, name);
      expect(await entitiesOf(world.api)).toHaveLength(1);
    },
  ),
  claim(`Ver o que tem guardado | Listar métodos guardados | ${users}`, async (world) => {
    for (const [uuid, met] of [
      [own, '200'],
      [shared, '200'],
      [theirs, '404 e00502'],
    ] as const)
      expect(await outcome(world.api, 'getPaymentMethods', uuid)).toBe(met);
  }),
  claim('Esquecer um método | Eliminar um método guardado | Só quem o criou', (world) =>
    isCreatorsOnly(world, 'deletePaymentMethods'),
  ),
];
