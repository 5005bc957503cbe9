import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { refundWith } from './verbs/terminals-terminalProofs.ts';

export default proofs('send-refund', {
  // ---- top
  // “Envie o reembolso ao terminal, e o dinheiro volta ao cartão que pagou.”
  'top-1': async (world) => {
    const { id, paymentMethod } = await world.terminal().confirmed();
    const refund = await refundWith(world, id, world.cards.visa);
    expect(refund.stateDetails.state).toBe('confirmed');
    expect(refund.paymentMethod?.details).toEqual(paymentMethod?.details);
    expect(refund.paymentMethod?.details).toMatchObject({ brand: 'VISA', last4Digits: '4242' });
  },
  // ---- outcome
  // “Precisa da sandbox a correr, destas credenciais e de um pagamento confirmado, feito num terminal; a sandbox traz um.”
  'outcome-1': async (world) => {
    const { settledTerminal } = world.seed.payments;
    expect(await world.get(settledTerminal)).toMatchObject({
      stateDetails: { state: 'confirmed' },
      paymentMethod: { type: 'TPA' },
    });
    expect((await world.terminal().askBack(settledTerminal, 500)).status).toBe(201);
    const { id } = await world.charge();
    await world.terminal().leave();
    expect((await world.terminal().askBack(id, 500)).refusals).toEqual(['400 e00402']);
  },
  // “O seu software pede à API que devolva 5,00 €.”
  // “O terminal mostra o montante e espera pelo cartão do pagamento.”
  // “O cliente apresenta-o, escreve o PIN se for preciso, e a API avisa o seu software.”
  'outcome-2': async (world) => {
    await world.subscribe('payment_refunded');
    const { settledTerminal } = world.seed.payments;
    const terminal = world.terminal();
    await terminal.askBack(settledTerminal, 500);
    expect((await terminal.look()).transaction).toMatchObject({
      state: 'waiting_for_card',
      payment: { amount: 500 },
    });
    expect(await world.actions()).toEqual([]);
    await terminal.card('insert', world.cards.visa);
    await terminal.pin();
    await world.pass(5);
    expect(await world.actions()).toEqual(['payment_refunded']);
  },
  // ---- create
  // “Chame createTerminalRefund com o uuid do terminal, o id do pagamento e o montante a devolver:”
  // “O reembolso é um pagamento com id próprio e type refund, ligado ao primeiro por initialPaymentId.”
  // “Está pending_confirmation porque espera pelo cartão.”
  'create-1': async (world) => {
    const terminal = world.terminal();
    const { id } = await terminal.confirmed();
    const { status, data } = await terminal.askBack(id, 500);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      type: 'refund',
      amount: 500,
      initialPaymentId: id,
      stateDetails: { state: 'pending_confirmation' },
    });
    expect(data.id).not.toBe(id);
    expect(await world.get(data.id)).toEqual(data);
    expect((await terminal.look()).transaction).toMatchObject({
      payment: { id: data.id },
      state: 'waiting_for_card',
    });
  },
  // ---- card
  // “Na sandbox, o terminal pede também o PIN com o chip ou a banda, ou acima do limite por aproximação.”
  'card-1': chosen(['limit-terminal-contactlessCents'], async (world) => {
    const terminal = world.terminal();
    const { settledTerminal } = world.seed.payments;
    for (const [entry, amount, state] of [
      ['insert', 500, 'waiting_for_pin'],
      ['swipe', 500, 'waiting_for_pin'],
      ['tap', 5001, 'waiting_for_pin'],
      ['tap', 5000, 'authorising'],
    ] as const) {
      await terminal.askBack(settledTerminal, amount);
      expect((await terminal.card(entry, world.cards.visa)).data.transaction?.state).toBe(state);
      if (state === 'waiting_for_pin') await terminal.leave();
    }
  }),
  // “Na sandbox, poucos segundos depois o reembolso está confirmed e o pagamento lista-o em refunds:”
  'card-2': chosen(['payment-pending_confirmation-refund_at_terminal'], async (world) => {
    const terminal = world.terminal();
    const { id } = await terminal.confirmed();
    const { data } = await terminal.askBack(id, 400);
    await terminal.card('tap');
    await world.pass(1);
    expect(await world.get(id)).not.toHaveProperty('refunds');
    await world.pass(4);
    expect((await world.get(data.id)).stateDetails.state).toBe('confirmed');
    expect((await world.get(id)).refunds).toMatchObject([{ paymentId: data.id, amount: 400 }]);
  }),
  // ---- other-card
  // “O reembolso é recusado, na sandbox com e04122 em paymentMethod.result, e nada é devolvido.”
  // “O pagamento continua confirmed, mas, na sandbox, chega um aviso de cancelamento, que é do reembolso:”
  'other-card-1': chosen(
    ['error-e04122', 'payment-pending_confirmation-decline_at_terminal'],
    async (world) => {
      const { id } = await world.terminal().confirmed();
      await world.subscribe('payment_cancelled');
      for (const other of [world.cards.mastercard, '4111111111111111']) {
        expect(await refundWith(world, id, other)).toMatchObject({
          stateDetails: { state: 'cancelled' },
          paymentMethod: { result: { code: 'e04122' } },
        });
      }
      const told = await world.notifications();
      expect(told.map(({ payments: [{ type, initialPaymentId }] }) => [type, initialPaymentId])).toEqual([
        ['refund', id],
        ['refund', id],
      ]);
      expect((await world.get(id)).stateDetails.state).toBe('confirmed');
      expect(await world.get(id)).not.toHaveProperty('refunds');
      expect((await world.terminal().askBack(id, 1000)).status).toBe(201);
    },
  ),
  // ---- rules
  // “Só se reembolsa assim um pagamento confirmed e feito num terminal da entidade, seja qual for; outro é recusado, na sandbox com e00402.”
  'rules-1': async (world) => {
    const terminal = world.terminal();
    const { waitingTerminal } = world.seed.payments;
    const approved = await terminal.approved();
    const cancelled = (await terminal.ask(1000)).data;
    await terminal.leave();
    expect((await terminal.askBack(waitingTerminal, 500)).refusals).toEqual(['400 e00601']);
    expect((await terminal.askBack(approved.id, 500)).refusals).toEqual(['400 e00601']);
    expect((await terminal.askBack(cancelled.id, 500)).refusals).toEqual(['400 e00600']);
    for (const { id } of [await world.charge(), await world.payReference()])
      expect((await terminal.askBack(id, 500)).refusals).toEqual(['400 e00402']);
    await terminal.settle();
    const elsewhere = world.terminal(world.terminals.second);
    await elsewhere.leave();
    expect((await elsewhere.askBack(approved.id, 100)).status).toBe(201);
    expect((await terminal.askBack(approved.id, 500)).status).toBe(201);
  },
  // “Pode devolver tudo ou uma parte, em várias vezes, e a soma nunca passa do que foi pago.”
  'rules-2': async (world) => {
    const one = world.terminal();
    const two = world.terminal(world.terminals.second);
    await two.leave();
    const { id } = await one.confirmed();
    await refundWith(world, id, world.cards.visa);
    expect((await one.askBack(id, 501)).refusals).toEqual(['400 e00301']);
    const [here, there] = [await one.askBack(id, 400), await two.askBack(id, 400)];
    await one.card('insert');
    await two.card('insert');
    await Promise.all([one.pin(), two.pin()]);
    await world.pass(5);
    const states = await Promise.all(
      [here, there].map(async ({ data }) => (await world.get(data.id)).stateDetails.state),
    );
    expect(states.sort()).toEqual(['cancelled', 'confirmed']);
    expect((await world.get(id)).refunds?.map(({ amount }) => amount)).toEqual([500, 400]);
    await one.askBack(id, 100);
    await one.charge();
    expect((await world.get(id)).refunds).toHaveLength(3);
    const whole = await one.confirmed();
    await one.askBack(whole.id, 1000);
    await one.charge();
    expect((await world.get(whole.id)).refunds).toMatchObject([{ amount: 1000 }]);
    expect((await one.askBack(whole.id, 1)).status).toBe(400);
  },
  // “A operação createRefund devolve sem o apresentar: na sandbox, o dinheiro volta ao cartão que pagou.”
  'rules-3': chosen(['payment-new-create_refund'], async (world) => {
    const { id, paymentMethod } = await world.terminal().confirmed();
    const { status, data } = await world.refund(id, 500);
    expect([status, data.stateDetails.state]).toEqual([201, 'confirmed']);
    expect(data.paymentMethod?.details).toEqual(paymentMethod?.details);
    expect((await world.get(id)).refunds).toMatchObject([{ paymentId: data.id, amount: 500 }]);
  }),
  // “No terminal, o cartão tem de ser o mesmo.”
  'rules-4': async (world) => {
    const { id } = await world.terminal().confirmed();
    const state = async (number: string) => (await refundWith(world, id, number)).stateDetails.state;
    expect(await state('4111111111111111')).toBe('cancelled');
    expect(await state(world.cards.mastercard)).toBe('cancelled');
    expect(await state(world.cards.visa)).toBe('confirmed');
  },
  // “Um pagamento já liquidado reembolsa-se sem limite de tempo.”
  'rules-5': async (world) => {
    const { settledTerminal } = world.seed.payments;
    await world.pass(10 * 365 * 86_400);
    expect((await refundWith(world, settledTerminal, world.cards.visa)).stateDetails.state).toBe('confirmed');
  },
});
