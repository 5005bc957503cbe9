import type { Terminal } from '@balcao/contract/resources/terminals/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, source } from '../../claims.ts';

const nobodys = '00000000-0000-0000-0000-000000000000';

const get = ({ api }: World, uuid: string) => api.get<Terminal>(`/api/terminals/${uuid}`);

export default claims({
  'front matter': [
    advice(
      'Leia os dados de um terminal pelo seu uuid, e saiba antes de cobrar se ele aceita pagamentos pela API.',
    ),
  ],
  top: [
    advice('Antes de enviar um pagamento, confirme que o terminal existe e que é cloud.'),
    claim(
      'A um que não existe, ou que é standalone, o pedido é recusado, e o ecrã em frente ao operador não muda.',
      async (world) => {
        const shop = world.terminal(world.terminals.standalone);
        const before = await shop.look();
        expect((await shop.ask(1000)).refusals).toEqual(['400 e00402']);
        expect((await world.terminal(nobodys).ask(1000)).refusals).toEqual(['404 e00502']);
        expect(await shop.look()).toEqual(before);
      },
    ),
  ],
  get: [
    claim('Chame getTerminal com o uuid que veio na lista:', async (world) => {
      const { data } = await world.api.get<Terminal[]>('/api/terminals');
      expect(data.length).toBeGreaterThan(2);
      for (const listed of data) expect((await get(world, listed.uuid)).data).toEqual(listed);
    }),
  ],
  kind: [
    claim(
      [
        'Este terminal é cloud: features.allowRemoteTransactions é true.',
        'O seguinte é standalone, e recusa pagamentos pela API:',
      ],
      async (world) => {
        for (const [uuid, remote, status] of [
          [world.terminals.cloud, true, 201],
          [world.terminals.standalone, false, 400],
        ] as const) {
          expect((await get(world, uuid)).data.features.allowRemoteTransactions).toBe(remote);
          expect((await world.terminal(uuid).ask(1000)).status).toBe(status);
        }
      },
    ),
  ],
  unknown: [
    claim(
      'Na sandbox, um uuid mal escrito é e00229, e um que não existe e um de outra entidade têm a mesma resposta, e00502:',
      async (world) => {
        const [none, theirs] = [await get(world, nobodys), await get(world, world.seed.otherTerminal.uuid)];
        expect(none.refusals).toEqual(['404 e00502']);
        expect(theirs.body).toEqual(none.body);
        for (const wrong of ['1', 'X', world.terminals.cloud.toUpperCase(), world.terminals.cloud.slice(1)])
          expect((await get(world, wrong)).refusals).toEqual(['422 e00229']);
      },
      { chosen: ['error-e00502', 'behaviour-malformedUuid'] },
    ),
    source(
      'Consulta um terminal cloud, um standalone e um que não existe.',
      'product: examples/terminals/read.ts',
    ),
  ],
  next: [
    advice(
      'Enviar pedido de pagamento.',
      'Perguntas frequentes: o que fazer quando o terminal não responde.',
    ),
  ],
});
