import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import { expect } from 'vitest';
import type { ApiResponse } from '../../../../sandbox/testing/api.ts';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims } from '../../claims.ts';
import { branchOf, own, shared, theirs } from './verbs.ts';

const list = ({ api }: Pick<World, 'api'>, query = '') => api.get<Customer[]>(`/api/customers${query}`);
const found = async (world: Pick<World, 'api'>, query = '') =>
  (await list(world, query)).data.map(({ uuid }) => uuid);

/** The list has what the entity created and what others shared with it, and nothing else. */
async function holdsOwnAndShared({ api, other }: World) {
  expect(await found({ api })).toEqual([shared, own]);
  expect(await found({ api: other })).toEqual([theirs, shared, own]);
}

/** Following `links.next` gives each customer once, newest first. */
async function walksThrough(world: World) {
  for (const firstName of ['Ana', 'Rui', 'Eva']) await world.api.post('/api/customers', { firstName });
  const all = await found(world);
  const walked: string[] = [];
  let next: string | undefined = '/api/customers?limit=2';
  while (next) {
    const page: ApiResponse<Customer[]> = await world.api.get<Customer[]>(next);
    expect(page.body.meta?.totalCount).toBe(5);
    walked.push(...page.data.map(({ uuid }) => uuid));
    next = page.body.links?.next;
  }
  expect(walked).toEqual(all);
}

export default claims({
  'front matter': [
    claim(
      'Encontre um cliente pelo e-mail ou pelo número que tem na sua loja, e percorra todos página a página.',
      async (world) => {
        expect(await found(world, '?email=maria.silva@cliente.example')).toEqual([own]);
        expect(await found(world, '?customerId=C-0001')).toEqual([own]);
        await walksThrough(world);
      },
    ),
  ],
  top: [
    advice('Perdeu o uuid, ou quer ver quem tem?'),
    claim(
      'A lista mostra os clientes que a sua entidade criou e os que outras partilharam com ela.',
      holdsOwnAndShared,
    ),
  ],
  call: [
    claim('Chame listCustomers com o e-mail da Maria:', async (world) => {
      const { data } = await sendRecorded<Customer[]>(world, 'customers/manage', 'list');
      expect(data).toMatchObject([{ uuid: own, firstName: 'Maria' }]);
    }),
  ],
  fields: [
    claim('Vão todos no URL, e todos são opcionais.', async (world) => {
      for (const query of [
        '',
        '?email=maria.silva@cliente.example',
        '?customerId=C-0001',
        '?limit=1',
        '?page=1',
      ])
        expect((await list(world, query)).status).toBe(200);
    }),
    claim('A resposta traz em data os clientes, com os campos de Consultar cliente.', async (world) => {
      const [first] = (await list(world, '?customerId=C-0001')).data;
      expect((await world.api.get(`/api/customers/${own}`)).data).toEqual(first);
    }),
  ],
  find: [
    advice('Procure por email ou por customerId.'),
    claim(
      [
        'O valor tem de ser o do cliente, inteiro e com as mesmas maiúsculas; com os dois, o cliente tem de servir a ambos.',
        'Se ninguém servir, a resposta é uma lista vazia, e não um erro:',
      ],
      async (world) => {
        for (const [query, met] of [
          ['?email=maria.silva@cliente.example', [own]],
          ['?email=Maria.Silva@cliente.example', []],
          ['?email=silva@cliente.example', []],
          ['?customerId=C-0001', [own]],
          ['?customerId=c-0001', []],
          ['?customerId=C-000', []],
          ['?customerId=C-0001&email=maria.silva@cliente.example', [own]],
          ['?customerId=C-0001&email=joao.costa@cliente.example', []],
        ] as const)
          expect([query, await found(world, query)]).toEqual([query, met]);
        const none = await sendRecorded<Customer[]>(world, 'customers/manage', 'list-none');
        expect([none.status, none.data]).toEqual([200, []]);
      },
    ),
    claim('Duas pessoas podem ter o mesmo e-mail: a lista traz as duas.', async (world) => {
      await world.api.post('/api/customers', { email: 'maria.silva@cliente.example' });
      expect(await found(world, '?email=maria.silva@cliente.example')).toHaveLength(2);
    }),
    claim(
      'O customerId só pode repetir-se num cliente que outra entidade partilhou consigo.',
      async (world) => {
        const made = await world.api.post<Customer>('/api/customers', { customerId: 'C-0002' });
        expect(await found(world, '?customerId=C-0002')).toEqual([made.data.uuid, shared]);
        const again = { customerId: 'C-0002', firstName: 'Eva' };
        expect((await world.api.post('/api/customers', again)).refusals).toEqual(['409 e05000']);
      },
    ),
  ],
  pages: [
    claim(
      'Sem filtros, a resposta traz até 500 clientes, do mais recente para o mais antigo.',
      async (world) => {
        const { sandbox } = world;
        expect(await found(world)).toEqual([shared, own]);
        for (let i = 0; i < 500; i += 1) await world.api.post('/api/customers', { customerId: `N-${i}` });
        await sandbox.settle();
        const { data, body } = await list(world);
        expect([data.length, data[0]?.customerId, data[499]?.customerId]).toEqual([500, 'N-499', 'N-0']);
        expect(body.meta).toMatchObject({ totalCount: 502, totalPages: 2 });
      },
    ),
    claim(
      'Peça páginas mais pequenas com limit e siga links.next até deixar de vir; meta diz quantos são ao todo:',
      walksThrough,
    ),
  ],
  rights: [
    claim('Qualquer entidade.', async (world) => {
      for (const api of [world.api, world.other, branchOf(world)])
        expect((await list({ api })).status).toBe(200);
    }),
    claim(
      'Cada uma vê os clientes que criou e os que lhe estão associados, sem nada que os distinga.',
      async (world) => {
        await holdsOwnAndShared(world);
        const [theirOwn, ours] = (await list(world)).data;
        expect(Object.keys(theirOwn ?? {}).sort()).toEqual(Object.keys(ours ?? {}).sort());
      },
    ),
  ],
  next: [advice('Consultar cliente pelo uuid.', 'Listar métodos guardados de um cliente.')],
});
