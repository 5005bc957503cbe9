import type { Terminal } from '@balcao/contract/resources/terminals/schema.ts';
import { expect } from 'vitest';
import type { Api } from '../../../../sandbox/testing/api.ts';
import { exportState, importState, openPrivateSandbox } from '../../../../sandbox/testing/privateSandbox.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, source } from '../../claims.ts';

const list = ({ api }: World, query = '') => api.get<Terminal[]>(`/api/terminals${query}`);

/** Calls in a private sandbox with so many terminals more, brought in as a saved state. */
async function withMoreTerminals({ sandbox, terminals }: World, count: number): Promise<Api> {
  const { api } = await openPrivateSandbox(sandbox);
  const state = await exportState(api);
  const model = state.tables.terminals?.find(({ uuid }) => uuid === terminals.cloud);
  const { document } = model as { document: object };
  for (let place = 0; place < count; place += 1) {
    const uuid = `5f1b6c1e-0a4d-4f43-9d1e-9${String(place).padStart(11, '0')}`;
    state.tables.terminals?.push({ ...model, uuid, document: { ...document, uuid } } as never);
  }
  expect((await importState(api, state)).refusals).toEqual([]);
  return api;
}

export default claims({
  'front matter': [
    advice(
      'Descubra que terminais tem a sua entidade, filtre por número ou por nome, e percorra a lista página a página.',
    ),
  ],
  top: [
    claim(
      'Uma chamada diz que terminais tem a entidade, de que tipo são e que uuid usar para lhes enviar pagamentos.',
      async (world) => {
        const { data } = await list(world);
        expect(data.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining(Object.values(world.terminals)));
        expect(data.map(({ uuid }) => uuid)).not.toContain(world.seed.otherTerminal.uuid);
        for (const { uuid, features } of data) {
          await world.terminal(uuid).leave();
          const { status } = await world.terminal(uuid).ask(1000);
          expect(status).toBe(features.allowRemoteTransactions ? 201 : 400);
        }
      },
    ),
  ],
  list: [
    claim('Chame listTerminals, sem parâmetros:', async (world) => {
      expect((await list(world)).status).toBe(200);
    }),
  ],
  fields: [
    claim(
      'O campo que mais importa é allowRemoteTransactions: com true, o terminal é cloud e aceita pagamentos pela API.',
      async (world) => {
        const { data } = await list(world);
        const cloud = data.filter(({ features }) => features.allowRemoteTransactions);
        expect(cloud.length).toBeGreaterThan(1);
        for (const { uuid } of cloud) {
          await world.terminal(uuid).leave();
          expect((await world.terminal(uuid).ask(1000)).status).toBe(201);
        }
      },
    ),
  ],
  find: [
    claim('Pelo número do terminal, terminalId:', async (world) => {
      const [{ terminalId, uuid }] = world.seed.terminals;
      expect((await list(world, `?terminalId=${terminalId}`)).data.map((each) => each.uuid)).toEqual([uuid]);
      expect((await list(world, `?terminalId=${terminalId.slice(0, -1)}`)).data).toEqual([]);
    }),
    claim(
      'Ou pelo nome, inteiro e com as mesmas maiúsculas na sandbox:',
      async (world) => {
        const found = async (name: string) =>
          (await list(world, `?name=${encodeURIComponent(name)}`)).data.map((each) => each.name);
        expect(await found('Balcão 1')).toEqual(['Balcão 1']);
        for (const other of ['Balcão', 'balcão 1', 'BALCÃO 1', 'Balcao 1'])
          expect(await found(other)).toEqual([]);
      },
      { chosen: ['behaviour-terminalFilters'] },
    ),
  ],
  pages: [
    claim(
      'Sem limit, cada página tem até 500 terminais, do mais recente para o mais antigo.',
      async (world) => {
        const { data } = await list(world);
        const created = data.map(({ createdAt }) => Date.parse(createdAt));
        expect(created).toEqual([...created].sort((one, other) => other - one));
        expect(new Set(created).size).toBeGreaterThan(1);
        for (const [total, pages] of [
          [500, 1],
          [501, 2],
        ]) {
          const many = await withMoreTerminals(world, Number(total) - data.length);
          const page = await many.get<Terminal[]>('/api/terminals');
          expect([page.data.length, page.body.meta?.totalPages]).toEqual([500, pages]);
        }
      },
    ),
    claim(
      'Para páginas mais pequenas, ou por outra ordem, diga-o; meta conta o que há e links leva às outras páginas:',
      async (world) => {
        const all = (await list(world, '?sort=createdAt')).data;
        const first = await list(world, '?sort=createdAt&limit=2');
        const { totalCount, totalPages, currentPage } = first.body.meta ?? {};
        expect([totalCount, totalPages, currentPage]).toEqual([all.length, Math.ceil(all.length / 2), 1]);
        const seen = [...first.data];
        for (let next = first.body.links?.next; next; ) {
          const { pathname, search } = new URL(next, 'http://localhost');
          const page = await world.api.get<Terminal[]>(pathname + search);
          expect(page.data.length).toBeLessThanOrEqual(2);
          seen.push(...page.data);
          next = page.body.links?.next;
        }
        expect(seen).toEqual(all);
        expect(all).toEqual((await list(world)).data.reverse());
      },
    ),
    source(
      'Faz estas quatro chamadas e compara cada resposta com a que aqui vê.',
      'product: examples/terminals/read.ts, terminals/list',
    ),
  ],
  next: [advice('Consultar dados do terminal pelo uuid.', 'Enviar pedido de pagamento a um terminal cloud.')],
});
