import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { claim, type Row, source } from '../../claims.ts';
import { byPhone, starts } from './verbs.ts';

const hold = { type: 'authorization', amount: 1000 };
const series = { recurring: { type: 'INITIAL', amountQualifier: 'ESTM' } };

/** Gives back of a payment twice. */
async function refundsInParts(world: World, id: string): Promise<void> {
  for (const amount of [400, 600]) expect((await world.refund(id, amount)).status).toBe(201);
}

/** Rows of the table of what a method lets one do. */
export const afterwards: readonly Row[] = [
  claim('Cartão, na página | createRefund | Antes de pago | Sim…', async (world) => {
    const open = await world.open();
    expect((await world.cancel(open.paymentId)).status).toBe(200);
    const first = await world.open({ payment: series });
    await first.card(world.cards.visa);
    expect((await world.cancel(first.paymentId)).refusals).toEqual(['400 e00600']);
    expect((await world.repeat(first.paymentId, 500)).status).toBe(201);
    await refundsInParts(world, first.paymentId);
    const held = await world.open({ payment: { type: 'authorization' } });
    await held.card(world.cards.visa);
    expect((await world.capture(held.paymentId, 1000)).status).toBe(201);
  }),
  claim('Multibanco | createRefund | Antes de pago, só o tipo REALTIME | Não | Não', async (world) => {
    const { api } = world;
    const create = (body: object) => api.post<Payment>('/api/payments/references', { amount: 1000, ...body });
    const normal = (await create({})).data;
    expect((await world.cancel(normal.id)).refusals).toEqual(['400 e00402']);
    const realtime = (await create({ availableMethods: [{ code: 'MB', type: 'REALTIME' }] })).data;
    expect((await world.cancel(realtime.id)).status).toBe(200);
    expect((await create(hold)).refusals).toEqual(['400 e00402']);
    const { id } = await world.payReference(series);
    expect((await world.repeat(id, 500)).status).toBe(400);
    await refundsInParts(world, id);
  }),
  claim(
    'MB WAY | createRefund | Na sandbox, só quando o pedido já falhou | Não | Não: mesmo guardado, aceita sempre na aplicação',
    async (world) => {
      const { id } = await starts.phone(world);
      expect((await world.cancel(id)).refusals).toEqual(['400 e00600']);
      await world.answerPhone(id, 'refuse');
      expect((await world.cancel(id)).status).toBe(200);
      expect((await world.create({ ...hold, paymentMethod: byPhone })).refusals).toEqual(['400 e00402']);
      const first = (await world.create({ ...series, paymentMethod: byPhone })).data;
      await world.answerPhone(first.id, 'accept', '1234');
      expect((await world.repeat(first.id, 500)).refusals).toEqual(['400 e00402']);
      expect((await starts.savedPhone(world)).stateDetails.state).toBe('pending_confirmation');
      await refundsInParts(world, first.id);
    },
  ),
  claim('Cartão guardado | createRefund | Só uma reserva | Sim | Sim', async (world) => {
    const { id } = await world.charge(series);
    expect((await world.cancel(id)).refusals).toEqual(['400 e00600']);
    expect((await world.repeat(id, 500)).status).toBe(201);
    const held = await world.authorise();
    expect((await world.capture(held.id, 400)).status).toBe(201);
    expect((await world.cancel((await world.authorise()).id)).status).toBe(200);
    await refundsInParts(world, id);
  }),
  claim(
    'Terminal cloud | createTerminalRefund, com o mesmo cartão | Na sandbox, depois de aprovado e antes de liquidado | Não | Não',
    async (world) => {
      const { authorisedTerminal, settledTerminal } = world.seed.payments;
      expect((await world.cancel((await starts.terminal(world)).id)).refusals).toEqual(['400 e00600']);
      expect((await world.capture(authorisedTerminal, 100)).status).toBe(400);
      expect((await world.cancel(authorisedTerminal)).status).toBe(200);
      expect((await world.cancel(settledTerminal)).refusals).toEqual(['400 e00600']);
      expect((await world.repeat(settledTerminal, 100)).status).toBe(400);
      // The terminal gives up on the payment above after a minute.
      await world.pass(120);
      const { uuid } = world.seed.terminals[0];
      const path = `/api/terminals/${uuid}/refunds/${settledTerminal}`;
      expect((await world.api.post(path, { amount: 100 })).status).toBe(201);
    },
  ),
  claim('Devolve-se por inteiro ou em partes; o que se reserva, captura-se.', async (world) => {
    await refundsInParts(world, (await world.payReference()).id);
    const { id } = await world.payReference();
    expect((await world.refund(id, 1000)).status).toBe(201);
    expect((await world.capture((await world.authorise()).id, 1000)).status).toBe(201);
  }),
  source(
    'No Multibanco, a documentação não diz a que conta volta o dinheiro.',
    'specified: 4, which has refunds against a previous payment and no account of the payer',
  ),
  claim(
    'Na sandbox, um pagamento devolvido todo no próprio dia fica cancelado: veja os estados.',
    async (world) => {
      const { id } = await world.payReference();
      await world.refund(id, 1000);
      expect((await world.get(id)).stateDetails.state).toBe('cancelled');
    },
  ),
];
