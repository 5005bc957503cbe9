import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { begin, outcomeOf, sent } from './verbs/terminals-terminalProofs.ts';

export default proofs('send-payment', {
  // ---- top
  // “Uma chamada põe o montante no ecrã do terminal.”
  // “O cliente paga, e o seu software é avisado.”
  'top-1': async (world) => {
    await world.subscribe('payment_authorized');
    const { id } = (await world.terminal().ask(1234)).data;
    expect((await world.terminal().look()).transaction).toMatchObject({
      payment: { id, amount: 1234 },
      state: 'waiting_for_card',
    });
    await world.terminal().charge();
    expect((await world.notifications()).map(({ payments: [each] }) => each.id)).toEqual([id]);
  },
  // ---- create
  // “Chame createTerminalPayment com o uuid do terminal e o montante em cêntimos.”
  'create-1': async (world) => {
    expect((await world.terminal().ask(7500)).data.amount).toBe(7500);
    await world.terminal().leave();
    const path = `/api/terminals/${world.terminals.cloud}/payments`;
    expect((await world.api.post(path, {})).refusals).toEqual(['422 e00202']);
    expect((await world.terminal().ask(75.5)).refusals).toEqual(['422 e00202']);
  },
  // “Os campos code e summary são opcionais e voltam em cada resposta e em cada aviso sobre este pagamento.”
  'create-2': async (world) => {
    await world.subscribe('payment_authorized', 'payment_cancelled');
    const without = await world.terminal().ask(1000);
    expect([without.status, without.data.code, without.data.summary]).toEqual([201, undefined, undefined]);
    await world.terminal().leave();
    const told = { code: 'REF-0042', summary: 'Encomenda 0042' };
    const { data } = await world.terminal().ask(1000, told);
    expect(data).toMatchObject(told);
    await world.terminal().charge();
    expect(await world.get(data.id)).toMatchObject(told);
    const { data: listed } = await world.api.get<Payment[]>('/api/payments?sort=-id&limit=1');
    expect(listed).toMatchObject([{ id: data.id, ...told }]);
    expect((await world.cancel(data.id)).data).toMatchObject(told);
    const heard = (await world.notifications()).flatMap(({ payments: [each] }) =>
      each.id === data.id ? [each] : [],
    );
    expect(heard).toMatchObject([told, told]);
  },
  // “O estado é pending_confirmation: o pedido seguiu, mais nada.”
  // “Guarde o id.”
  'create-3': async (world) => {
    const { status, data } = await world.terminal().ask(1000);
    expect([status, data.stateDetails.state]).toEqual([201, 'pending_confirmation']);
    expect(data.paymentMethod).toEqual({ uuid: null, code: 'CC', type: 'TPA' });
    expect(await world.get(data.id)).toEqual(data);
  },
  // “Este pedido não tem customUniqueId: dê-lhe um code que mais nenhum tenha.”
  // “Se a resposta se perder, não o repita: procure com listPayments, pelo montante e pela data, e reconheça o pagamento pelo code, porque outra venda pode ter o mesmo montante.”
  'create-4': async (world) => {
    const first = await world.terminal().ask(7500, { code: 'SALE-1', customUniqueId: 'SALE-1' });
    expect(first.data).not.toHaveProperty('customUniqueId');
    await world.terminal().leave();
    const path = `/api/terminals/${world.terminals.cloud}/payments`;
    const body = { amount: 7500, code: 'SALE-2' };
    const lost = world.api.send('POST', path, body, { 'sandbox-fault': 'dropped_connection' });
    await expect(lost).rejects.toThrow('fetch failed');
    const today = new URLSearchParams({
      amount: '7500',
      'createdAt[start]': '2026-01-15T00:00:00+00:00',
    });
    const { data } = await world.api.get<Payment[]>(`/api/payments?${today}`);
    expect(data).toHaveLength(2);
    expect(data.filter(({ code }) => code === 'SALE-2')).toHaveLength(1);
    expect((await world.api.get('/api/payments?customUniqueId=SALE-1')).data).toEqual([]);
  },
  // ---- pay
  // “Nos seus testes, os mesmos gestos são chamadas.”
  // “O cliente insere o cartão:”
  // “E escreve o PIN:”
  // “Poucos segundos depois, o banco respondeu e o pagamento está authorised:”
  'pay-1': async (world) => {
    const { uuid } = world.terminal();
    const act = (name: string, body: object) => world.api.post(`/sandbox/terminals/${uuid}/${name}`, body);
    const { id } = (await world.terminal().ask(7500)).data;
    expect((await act('card', { entry: 'insert', number: world.cards.visa })).status).toBe(200);
    expect((await act('pin', { pin: '1234' })).status).toBe(200);
    await world.pass(1);
    expect((await world.get(id)).stateDetails.state).toBe('pending_confirmation');
    await world.pass(4);
    expect((await world.get(id)).stateDetails.state).toBe('authorised');
  },
  // ---- settle
  // “A liquidação chega mais tarde, e só ela confirma o pagamento.”
  // “Na sandbox, chega por si quando o dia fecha, ou antes, quando mandar:”
  'settle-1': async (world) => {
    const first = await world.terminal().approved();
    await world.pass(3600);
    await world.settle();
    expect((await world.get(first.id)).stateDetails.state).toBe('authorised');
    await world.terminal().settle();
    expect((await world.get(first.id)).stateDetails.state).toBe('confirmed');
    const second = await world.terminal().approved();
    await world.api.post('/sandbox/clock', { to: '2026-01-15T23:59:59' });
    expect((await world.get(second.id)).stateDetails.state).toBe('authorised');
    await world.pass(1);
    expect((await world.get(second.id)).stateDetails.state).toBe('confirmed');
  },
  // ---- magic
  // “Num teste automático, envie um destes montantes e o terminal da sandbox faz o resto sozinho.”
  'magic-1': chosen(['scenario-amounts'], async (world) => {
    const validDate = { end: '2026-01-15T10:20:00' };
    for (const [amount, state, terminal, code] of [
      [999_001, 'authorised', 'approved', undefined],
      [999_002, 'cancelled', 'declined', 'e02433'],
      [999_003, 'cancelled', 'declined', 'e02433'],
      [999_004, 'cancelled', 'timed_out', 'e04201'],
      [999_005, 'confirmed', 'settled', undefined],
      [999_006, 'cancelled', 'approved', undefined],
      [999_007, 'cancelled', 'voided', undefined],
      [999_008, 'cancelled', 'given_up', undefined],
    ] as const) {
      await world.api.post('/sandbox/reset');
      const made = await sent(world, amount, { validDate });
      expect(made).toMatchObject({ state, terminal });
      expect(made.payment.paymentMethod?.result?.code).toBe(code);
    }
  }),
  // “O do outro cartão só funciona num reembolso.”
  'magic-2': chosen(['scenario-amounts'], async (world) => {
    const { data } = await world.terminal().ask(999_009);
    await world.pass(59);
    expect(await outcomeOf(world, data.id)).toMatchObject({ terminal: 'waiting_for_card' });
    await world.terminal().leave();
    const back = await world.terminal().askBack(world.seed.payments.settledTerminal, 999_009);
    await world.pass(5);
    const refund = await world.get(back.data.id);
    expect(refund.paymentMethod?.result?.code).toBe('e04122');
  }),
  // ---- refused
  // “Um terminal standalone não recebe pagamentos pela API e, na sandbox, um terminal ocupado não recebe outro:”
  'refused-1': chosen(['error-e00600'], async (world) => {
    const { standalone, second } = world.terminals;
    expect((await world.terminal(standalone).ask(1000)).refusals).toEqual(['400 e00402']);
    expect((await world.terminal(second).ask(1000)).refusals).toEqual(['400 e00600']);
    await world.terminal(second).leave();
    expect((await world.terminal(second).ask(1000)).status).toBe(201);
  }),
  // ---- cancel
  // “Enquanto o pagamento espera no terminal, cancela-se com a tecla vermelha: na sandbox, cancelPayment é recusado com e00600.”
  'cancel-1': chosen(['error-e00600'], async (world) => {
    const counter = await begin(world, world.terminals.cloud);
    expect((await world.cancel(counter.id)).refusals).toEqual(['400 e00600']);
    await counter.card('insert');
    expect((await world.cancel(counter.id)).refusals).toEqual(['400 e00600']);
    await counter.leave();
    expect((await world.get(counter.id)).stateDetails.state).toBe('cancelled');
  }),
  // “Para cancelar um pagamento authorised, aprovado mas ainda não liquidado, chame cancelPayment.”
  // “Depois de confirmado, envie um reembolso.”
  'cancel-2': async (world) => {
    const called = await world.terminal().approved();
    expect((await world.cancel(called.id)).data.stateDetails.state).toBe('cancelled');
    expect((await world.terminal().settle()).data.settled).toBe(0);
    const { id } = await world.terminal().confirmed();
    expect((await world.cancel(id)).status).toBe(400);
    expect((await world.terminal().askBack(id, 1000)).status).toBe(201);
  },
});
