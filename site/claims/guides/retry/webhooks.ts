import { heldSeconds } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { claim, provedBy, type Row } from '../../claims.ts';

const receiver = (test: string) => provedBy('examples/receivers/receiver.test.ts', test);
const takesAll = receiver('accepts what comes twice, late, out of order or before the response');

/** Subscribes with a failure mode. */
async function subscribeTo(world: World, failureMode: string): Promise<void> {
  const body = { action: 'payment_confirmed', url: world.webhookUrl };
  const { data } = await world.api.post<{ id: string }>('/api/webhooks', body);
  const path = `/sandbox/webhooks/${data.id}/failure-mode`;
  expect((await world.api.put(path, { failureMode })).status).toBe(200);
}

const told = async (world: World) =>
  (await world.notifications()).map(({ payments: [payment] }) => payment.id);

/** Rows on messages that come twice, late or out of order. */
export const repeatedMessages: readonly Row[] = [
  claim('Um webhook é um pedido da API ao seu servidor, com as mesmas incertezas.', async (world) => {
    await world.subscribe('payment_confirmed');
    world.respondWith(new TypeError('fetch failed'));
    const { id } = await world.payReference();
    world.respondWith(200);
    await world.pass(60);
    expect(await told(world)).toEqual([id, id]);
  }),
  claim('Os modos desta tabela são da sandbox:', async (world) => {
    for (const mode of ['duplicate', 'delayed', 'out_of_order']) await subscribeTo(world, mode);
    expect((await world.api.put('/sandbox/webhooks/301/failure-mode', { failureMode: 'x' })).status).toBe(
      422,
    );
  }),
  claim(
    'O mesmo aviso duas vezes | duplicate | Guarda cada pagamento uma só vez, com o id como chave única, e responde com sucesso às duas',
    async (world) => {
      await subscribeTo(world, 'duplicate');
      const { id } = await world.payReference();
      expect(await told(world)).toEqual([id, id]);
    },
  ),
  claim(
    'Um aviso tarde | delayed | Lê como o pagamento está agora, com getPayment, antes de entregar',
    async (world) => {
      await subscribeTo(world, 'delayed');
      const { id } = await world.payReference();
      await world.refund(id, 1000);
      expect(await told(world)).toEqual([]);
      await world.pass(heldSeconds.delayed);
      expect((await world.notifications())[0]?.payments[0].stateDetails.state).toBe('confirmed');
      expect((await world.get(id)).stateDetails.state).toBe('cancelled');
    },
  ),
  claim(
    'Avisos fora de ordem | out_of_order | Decide pelo estado que leu, e não pelo último aviso',
    async (world) => {
      await subscribeTo(world, 'out_of_order');
      await world.subscribe('payment_refunded');
      const { id } = await world.payReference();
      await world.refund(id, 1000);
      await world.sandbox.settle();
      await world.pass(heldSeconds.out_of_order);
      expect(await world.actions()).toEqual(['payment_refunded', 'payment_confirmed']);
      expect((await world.get(id)).stateDetails.state).toBe('cancelled');
    },
  ),
  claim('O recetor completo faz as três coisas, e os modos ligam-se com um comando.', takesAll),
];
