import { expect } from 'vitest';
import { advice, claim, claims } from '../../claims.ts';
import {
  count,
  ignoresKeysInHeaders,
  losesResponses,
  reference,
  refusedCalls,
  repeatsAfter,
  repeatsAreRefused,
} from './verbs.ts';

/** Rows on repeating a call; what each operation and status does is told by the page `guides/retry`. */
export const repeating = claims({
  retry: [
    claim(
      'Quase todos os estados 4xx obrigam a mudar alguma coisa: o mesmo pedido seria recusado outra vez.',
      async (world) => {
        const statuses = new Set<number>();
        for await (const { answer } of refusedCalls(world)) statuses.add(answer.status);
        const refused = [...statuses].filter((status) => status < 500).sort();
        expect(refused).toEqual([400, 401, 404, 409, 422]);
        for (const status of refused) await repeatsAreRefused(world, status);
      },
    ),
    claim(
      'Depois de um 500, de um 502 ou de uma ligação que cai, repita mais tarde, como a operação permite.',
      async (world) => {
        for (const fault of ['server_error', 'acquirer_error']) {
          await world.api.post('/sandbox/reset');
          expect((await repeatsAfter(world, fault)).repeated.status).toBe(201);
        }
        await world.api.post('/sandbox/reset');
        await losesResponses(world);
      },
    ),
    advice('Que erros repetir percorre os estados um a um e diz quanto esperar.'),
  ],
  idempotency: [
    claim(
      'Uma ligação que cai não diz se a operação foi feita, e não há um cabeçalho de idempotência.',
      async (world) => {
        await losesResponses(world);
        await ignoresKeysInHeaders(world);
      },
    ),
    claim(
      'Só algumas operações recusam elas próprias a repetição, como esta, que leva o customUniqueId de uma encomenda que já existe:',
      async (world) => {
        const before = await count(world);
        const existing = { amount: 1000, customUniqueId: 'ORDER-2026-0001' };
        expect((await world.api.post(reference, existing)).refusals).toEqual(['409 e00600']);
        expect(await count(world)).toBe(before);
        const { id } = await world.charge();
        for (const _ of [1, 2]) expect((await world.refund(id, 100)).status).toBe(201);
      },
    ),
    advice(
      'Veja como repetir cada uma, e como recuperar uma resposta perdida, em Repetir sem fazer duas vezes.',
    ),
  ],
});
