import type { Terminal } from '@balcao/contract/resources/terminals/schema.ts';
import { terminalViews } from '@balcao/contract/resources/terminals/views.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { aroundTheReport, shownViews } from './verbs/terminals-shownViews.ts';
import {
  begin,
  cutOffAtTheBank,
  failPin,
  faultyTerminal,
  outcomeOf,
  pinWait,
  refundWith,
  sent,
  toldLate,
} from './verbs/terminals-terminalProofs.ts';

export default proofs('faq', {
  // ---- labels
  // “Em cada momento de um pagamento, na sandbox, vê-se isto:”
  'labels-1': async (world) => {
    const seen = await shownViews(world);
    const told = terminalViews.map(({ terminal, state, backOffice }) => [terminal, state, backOffice]);
    expect(seen).toEqual(told);
    const terminal = world.terminal();
    const { id } = await terminal.approved();
    expect(await outcomeOf(world, id)).toMatchObject({ state: 'authorised', label: 'Authorized' });
    await terminal.settle();
    expect(await outcomeOf(world, id)).toMatchObject({ state: 'confirmed', label: 'Confirmed' });
    await world.settle();
    expect(await outcomeOf(world, id)).toMatchObject({ state: 'confirmed', label: 'Settled' });
    expect(await world.get(id)).toHaveProperty('transferDetails');
    const declined = await sent(world, 999_002);
    expect(declined).toMatchObject({ state: 'cancelled', label: 'Canceled' });
    for (const [seconds, label] of [
      [60, 'Authorized (Canceled)'],
      [3600, 'Canceled'],
    ] as const)
      expect((await toldLate(world, seconds, false)).told).toMatchObject({ state: 'cancelled', label });
  },
  // “«Ainda sem estado» quer dizer que o pagamento já está na lista do back-office da sandbox, à espera do terminal.”
  'labels-2': async (world) => {
    const { id } = await begin(world, world.terminals.cloud);
    const listed = await world.terminal().transactions();
    expect(listed.find(({ payment }) => payment.id === id)).toMatchObject({ backOfficeLabel: null });
  },
  // ---- authorised
  // “Porque o cartão foi aceite, mas a liquidação do terminal ainda não chegou.”
  // “Um pagamento num terminal Verifone só passa a confirmed quando o ficheiro de liquidação é recebido com sucesso.”
  // “Até lá está authorised, e pode entregar a mercadoria.”
  'authorised-1': async (world) => {
    const terminal = world.terminal();
    const { data } = await world.api.get<Terminal>(`/api/terminals/${terminal.uuid}`);
    expect(data.supplier).toBe('Verifone');
    const { id, paymentMethod } = await terminal.approved();
    expect(paymentMethod?.details?.last4Digits).toBe('4242');
    await world.pass(13 * 3600);
    await world.settle();
    expect((await world.get(id)).stateDetails.state).toBe('authorised');
    expect((await terminal.settle()).data.settled).toBe(1);
    expect((await world.get(id)).stateDetails.state).toBe('confirmed');
  },
  // ---- refund
  // “Quando o pagamento está confirmed.”
  'refund-1': async (world) => {
    const terminal = world.terminal();
    const { id } = await terminal.confirmed();
    const { waitingTerminal } = world.seed.payments;
    expect((await terminal.askBack(waitingTerminal, 500)).refusals).toEqual(['400 e00601']);
    expect((await refundWith(world, id, world.cards.visa)).stateDetails.state).toBe('confirmed');
  },
  // “Pode devolver tudo ou uma parte, uma vez ou várias, até ao total.”
  'refund-2': async (world) => {
    const terminal = world.terminal();
    const giveBack = async (id: string, amount: number) => {
      const { data } = await terminal.askBack(id, amount);
      await terminal.charge();
      return (await world.get(data.id)).stateDetails.state;
    };
    const whole = await terminal.confirmed();
    expect(await giveBack(whole.id, 1000)).toBe('confirmed');
    const { id } = await terminal.confirmed();
    expect([await giveBack(id, 400), await giveBack(id, 500)]).toEqual(['confirmed', 'confirmed']);
    expect((await terminal.askBack(id, 101)).refusals).toEqual(['400 e00301']);
    expect(await giveBack(id, 100)).toBe('confirmed');
    expect((await world.get(id)).refunds?.map(({ amount }) => amount)).toEqual([400, 500, 100]);
  },
  // “Um pagamento já liquidado e transferido («Liquidado» no back-office) reembolsa-se sem limite de tempo.”
  'refund-3': async (world) => {
    const { settledTerminal } = world.seed.payments;
    await world.pass(10 * 365 * 86_400);
    expect((await refundWith(world, settledTerminal, world.cards.visa)).stateDetails.state).toBe('confirmed');
    expect(await world.get(settledTerminal)).toHaveProperty('transferDetails');
  },
  // “Enquanto está só authorised, não se reembolsa: cancela-se, com cancelPayment.”
  'refund-4': async (world) => {
    const terminal = world.terminal();
    const { id } = await terminal.approved();
    expect((await terminal.askBack(id, 1000)).refusals).toEqual(['400 e00601']);
    expect((await world.cancel(id)).data.stateDetails.state).toBe('cancelled');
    expect((await terminal.settle()).data.settled).toBe(0);
  },
  // ---- refund-declined
  // “Um cartão que não é o do pagamento é recusado, na sandbox com e04122 em paymentMethod.result: tem de ser o mesmo.”
  'refund-declined-1': chosen(
    ['error-e04122', 'payment-pending_confirmation-decline_at_terminal'],
    async (world) => {
      const { id } = await world.terminal().confirmed();
      for (const other of [world.cards.mastercard, '4111111111111111', world.cards.declined]) {
        const refund = await refundWith(world, id, other);
        expect(refund.paymentMethod?.result?.code).toBe('e04122');
        expect(refund.stateDetails.state).toBe('cancelled');
      }
      expect(await world.get(id)).not.toHaveProperty('refunds');
      expect((await refundWith(world, id, world.cards.visa)).stateDetails.state).toBe('confirmed');
    },
  ),
  // “Na sandbox, o mesmo código diz também que o dinheiro já foi devolvido por outra via; consulte refunds no pagamento.”
  'refund-declined-2': chosen(['error-e04122'], async (world) => {
    const { settledTerminal } = world.seed.payments;
    const [one, two] = [world.terminal(), world.terminal(world.terminals.second)];
    await two.leave();
    const [first, second] = [
      await one.askBack(settledTerminal, 600_000),
      await two.askBack(settledTerminal, 600_000),
    ];
    await one.charge();
    await two.charge();
    expect((await world.get(second.data.id)).paymentMethod?.result?.code).toBe('e04122');
    const { refunds } = await world.get(settledTerminal);
    expect(refunds?.map(({ paymentId }) => paymentId)).toEqual([first.data.id]);
  }),
  // “O seu software pede ao terminal que devolva 75,00 €.”
  // “O cliente apresenta outro cartão, e o terminal recusa.”
  // “Na sandbox chega um aviso de cancelamento, que é do reembolso; o pagamento continua confirmado.”
  'refund-declined-3': chosen(['payment-pending_confirmation-decline_at_terminal'], async (world) => {
    const shop = await begin(world, world.terminals.cloud, 7500);
    await shop.charge();
    await shop.settle();
    await world.subscribe('payment_cancelled');
    const { data } = await shop.askBack(shop.id, 7500);
    await shop.card('tap', world.cards.mastercard);
    expect(await shop.state()).toBe('declined');
    const told = await world.notifications();
    expect(told.map(({ payments: [one] }) => [one.id, one.type])).toEqual([[data.id, 'refund']]);
    expect(await world.actions()).toEqual(['payment_cancelled']);
    expect((await world.get(shop.id)).stateDetails.state).toBe('confirmed');
  }),
  // ---- pin
  // “terminal.pinAttempts vezes.”
  // “Depois da última, o terminal recusa o pagamento; comece outro, com outro cartão.”
  'pin-1': async (world) => {
    const terminal = world.terminal();
    const { data } = await terminal.ask(1000);
    expect((await terminal.look()).transaction?.pinAttemptsLeft).toBe(3);
    await failPin(world);
    expect((await world.get(data.id)).stateDetails.state).toBe('cancelled');
    const { id } = (await terminal.ask(1000)).data;
    await terminal.charge(world.cards.mastercard);
    expect((await world.get(id)).stateDetails.state).toBe('authorised');
  },
  // “O cliente insere o cartão e erra o PIN três vezes.”
  // “O terminal recusa o pagamento e, na sandbox, a API envia dois avisos ao seu software.”
  'pin-2': chosen(['payment-pending_confirmation-decline_at_terminal'], async (world) => {
    await world.subscribe('payment_method_error', 'payment_cancelled');
    const shop = await begin(world, world.terminals.cloud, 7500);
    await failPin(world);
    expect(await shop.state()).toBe('declined');
    expect(await world.actions()).toEqual(['payment_method_error', 'payment_cancelled']);
  }),
  // ---- offline
  // “Na sandbox, o pedido é aceite na mesma, porque a API não sabe ainda que o terminal está sem rede.”
  // “O que se segue depende do momento em que a rede cai:”
  // “Antes do cartão ou do PIN: ao fim de terminal.cardWaitMinutes minuto sem cartão ou sem PIN, a sandbox cancela o pagamento.”
  'offline-1': chosen(
    ['behaviour-terminalOffline', 'payment-pending_confirmation-leave_terminal'],
    async (world) => {
      const pinless = await begin(world, world.terminals.cloud);
      await pinless.card('insert');
      await pinless.setTerminalFault('offline');
      await world.pass(60);
      expect(await outcomeOf(world, pinless.id)).toMatchObject({ state: 'cancelled', label: 'Canceled' });
      await pinless.setTerminalFault('none');

      const terminal = world.terminal();
      await terminal.setTerminalFault('offline');
      const { status, data } = await terminal.ask(1000);
      expect([status, data.stateDetails.state]).toEqual([201, 'pending_confirmation']);
      expect((await terminal.card()).refusals).toEqual(['409 c0703']);
      await world.pass(59);
      expect((await world.get(data.id)).stateDetails.state).toBe('pending_confirmation');
      await world.pass(1);
      expect((await world.get(data.id)).stateDetails.state).toBe('cancelled');
    },
  ),
  // “Depois do cartão e do PIN: o pagamento pode ficar aprovado, com o terminal ainda sem rede.”
  'offline-2': async (world) => {
    for (const uuid of [world.terminals.cloud, world.terminals.standalone])
      await cutOffAtTheBank(world, uuid);
  },
  // “Estes terminais da sandbox já vêm com um problema; procure o uuid pelo número:”
  'offline-3': chosen(['scenario-terminals'], async (world) => {
    for (const [terminalId, fault] of [
      ['000000997', 'offline'],
      ['000000998', 'silent'],
      ['000000999', 'no_paper'],
    ] as const) {
      const { data } = await world.api.get<Terminal[]>(`/api/terminals?terminalId=${terminalId}`);
      expect(data).toHaveLength(1);
      expect((await world.terminal(data[0]?.uuid).look()).terminalFault).toBe(fault);
    }
  }),
  // “O seu software pede 75,00 €, e a API aceita.”
  // “O terminal está sem rede e não mostra nada.”
  // “Ao fim de um minuto, a sandbox cancela o pagamento e avisa.”
  'offline-4': chosen(
    ['behaviour-terminalOffline', 'payment-pending_confirmation-leave_terminal'],
    async (world) => {
      await world.subscribe('payment_expired', 'payment_cancelled');
      await world.terminal().setTerminalFault('offline');
      const { status, data } = await world.terminal().ask(7500);
      expect(status).toBe(201);
      expect((await world.terminal().card()).refusals).toEqual(['409 c0703']);
      await world.pass(60);
      expect((await world.get(data.id)).stateDetails.state).toBe('cancelled');
      expect(await world.actions()).toEqual(['payment_expired', 'payment_cancelled']);
    },
  ),
  // ---- paper
  // “A falta do talão não quer dizer nada: na sandbox, um pagamento aprovado continua aprovado, e um recusado continua recusado.”
  'paper-1': chosen(['behaviour-outcomeWithoutPaper'], async (world) => {
    const terminal = world.terminal();
    await terminal.setTerminalFault('no_paper');
    for (const [number, state] of [
      [world.cards.visa, 'authorised'],
      [world.cards.declined, 'cancelled'],
    ] as const) {
      const { data } = await terminal.ask(1000);
      expect((await terminal.charge(number)).transaction?.slip).toBe('no_paper');
      expect((await world.get(data.id)).stateDetails.state).toBe(state);
    }
  }),
  // “Ponha papel: na sandbox, o terminal imprime nesse momento o talão em falta.”
  'paper-2': chosen(['behaviour-slipAfterPaper'], async (world) => {
    const noPaper = faultyTerminal(world, 'No paper');
    await noPaper.ask(1000);
    await world.pass(60);
    expect((await noPaper.look()).transaction?.slip).toBe('no_paper');
    expect((await noPaper.setTerminalFault('none')).data.transaction?.slip).toBe('printed');
  }),
  // “O cliente paga, e o terminal não imprime.”
  // “O desfecho é o mesmo: a API avisa o seu software, que o consulta antes de entregar.”
  // “Com papel, na sandbox, o talão sai.”
  'paper-3': chosen(['behaviour-outcomeWithoutPaper', 'behaviour-slipAfterPaper'], async (world) => {
    await world.subscribe('payment_authorized');
    const shop = await begin(world, world.terminals.cloud, 7500);
    await shop.setTerminalFault('no_paper');
    await shop.charge();
    expect((await shop.look()).transaction?.slip).toBe('no_paper');
    expect(await world.actions()).toEqual(['payment_authorized']);
    expect((await world.get(shop.id)).stateDetails.state).toBe('authorised');
    expect((await shop.setTerminalFault('none')).data.transaction?.slip).toBe('printed');
  }),
  // ---- manual
  // “Não.”
  // “Um terminal cloud só aceita o que chega pela API; um standalone só aceita o que o operador escreve.”
  // “O tipo está em allowRemoteTransactions.”
  'manual-1': async (world) => {
    const kindOf = async (uuid: string) =>
      (await world.api.get<Terminal>(`/api/terminals/${uuid}`)).data.features.allowRemoteTransactions;
    const { cloud, second, standalone } = world.terminals;
    await world.terminal(second).leave();
    for (const uuid of [cloud, second]) {
      expect(await kindOf(uuid)).toBe(true);
      expect((await world.terminal(uuid).type(1000)).refusals).toEqual(['409 c0704']);
      expect((await world.terminal(uuid).ask(1000)).status).toBe(201);
    }
    expect(await kindOf(standalone)).toBe(false);
    expect((await world.terminal(standalone).ask(1000)).refusals).toEqual(['400 e00402']);
    expect((await world.terminal(standalone).type(1000)).status).toBe(200);
  },
  // ---- kept
  // “A documentação não diz quando o dinheiro reservado volta ao cliente, nem quem o liberta; na sandbox, este pagamento já não se cancela nem se reembolsa.”
  'kept-1': chosen(['extra-payment-cancellation-authorisationKept'], async (world) => {
    const { id, told } = await toldLate(world, 60, false);
    expect(told.label).toBe('Authorized (Canceled)');
    expect((await world.cancel(id)).status).toBe(400);
    expect((await world.terminal().askBack(id, 1000)).status).toBe(400);
    expect((await world.refund(id, 1000)).status).toBe(400);
    expect((await world.get(id)).cancellation?.authorisationKept).toBe(true);
  }),
  // ---- declined-charged
  // “Se o terminal o recusou e está «Cancelado», não está pago: não entregue.”
  'declined-charged-1': async (world) => {
    const { declined, expired, insufficient } = world.cards;
    for (const number of [declined, expired, insufficient]) {
      const terminal = await begin(world, world.terminals.cloud);
      await terminal.charge(number);
      expect(await outcomeOf(world, terminal.id)).toMatchObject({ state: 'cancelled', label: 'Canceled' });
    }
    expect((await world.terminal().settle()).data.settled).toBe(0);
  },
  // ---- no-status
  // “Na sandbox, um pagamento sem cartão ou sem PIN fica «Cancelado» em menos de cinco minutos, e pode cobrar outra vez.”
  'no-status-1': async (world) => {
    const { cloud } = world.terminals;
    const began = await begin(world, cloud);
    const wait = (await began.look()).transaction?.waitsUntil ?? '';
    await began.leave();
    const id = await pinWait(world, cloud);
    expect(await outcomeOf(world, id)).toMatchObject({ state: 'cancelled', label: 'Canceled' });
    const { stateAt } = (await world.terminal(cloud).look()).transaction ?? { stateAt: '' };
    const start = Date.parse(wait) - 60_000;
    expect(Date.parse(stateAt) - start).toBeLessThan(5 * 60_000);
    expect((await world.terminal(cloud).ask(1000)).status).toBe(201);
  },
  // “Se continua sem estado, o cartão pode ter sido aceite: não cobre outra vez.”
  'no-status-2': async (world) => {
    const terminal = await begin(world, world.terminals.cloud);
    await terminal.setTerminalFault('silent');
    await terminal.charge();
    await world.pass(300);
    const { transaction } = await terminal.look();
    expect(transaction).toMatchObject({ state: 'approved', backOfficeLabel: null });
  },
  // “O aviso ainda o pode autorizar até ao fim do prazo do pedido; na sandbox, sem prazo, é o fim do dia em Lisboa.”
  'no-status-3': async (world) => {
    expect((await toldLate(world, -1, false)).told.state).toBe('authorised');
    expect((await toldLate(world, 0, false)).told.state).toBe('cancelled');
    for (const [to, state] of [
      ['2026-01-15T23:59:58', 'authorised'],
      ['2026-01-16T00:00:01', 'cancelled'],
    ] as const) {
      await world.api.post('/sandbox/reset');
      await world.api.post('/sandbox/clock', { to: '2026-01-15T23:45:00' });
      const terminal = await begin(world, world.terminals.cloud);
      await terminal.setTerminalFault('silent');
      await terminal.charge();
      await world.api.post('/sandbox/clock', { to });
      await terminal.setTerminalFault('none');
      expect((await world.get(terminal.id)).stateDetails.state).toBe(state);
    }
  },
  // “Nesse momento passa a «Cancelado», o que ainda não lhe permite cobrar.”
  'no-status-4': async (world) => {
    expect((await aroundTheReport(world)).before).toEqual(['approved', 'cancelled', 'Canceled']);
  },
  // “Se o cliente pagou de outra maneira e este fica «Autorizado», cancele-o.”
  'no-status-5': async (world) => {
    const { id } = await world.terminal().approved();
    expect((await world.cancel(id)).data.stateDetails.state).toBe('cancelled');
    expect((await world.terminal().settle()).data.settled).toBe(0);
  },
  // ---- closing
  // “A API não pede um fecho ao balcão: na sandbox, a liquidação chega automaticamente quando o dia fecha.”
  'closing-1': async (world) => {
    const { id } = await world.terminal().approved();
    await world.api.post('/sandbox/clock', { to: '2026-01-15T23:59:59' });
    expect((await world.get(id)).stateDetails.state).toBe('authorised');
    await world.pass(1);
    expect((await world.get(id)).stateDetails.state).toBe('confirmed');
  },
  // “Pergunte ao suporte pela liquidação ou, se não entregou nada, cancele-o.”
  'closing-2': async (world) => {
    const { id } = await world.terminal().approved();
    expect((await world.cancel(id)).data.stateDetails.state).toBe('cancelled');
  },
  // ---- late
  // “O desfecho depende do prazo do pedido, validDate.end, e de blockLatePayment:”
  'late-1': async (world) => {
    const outcomes: unknown[] = [];
    for (const [seconds, blocks] of [
      [-60, false],
      [60, false],
      [60, true],
    ] as const)
      outcomes.push((await toldLate(world, seconds, blocks)).told.label);
    expect(outcomes).toEqual(['Authorized', 'Authorized (Canceled)', 'Canceled']);
  },
  // “Dentro do prazo | Tanto faz | O pagamento fica autorizado | authorised”
  'late-2': async (world) => {
    for (const blocks of [false, true]) {
      const { untold, told } = await toldLate(world, -1, blocks);
      expect(untold).toMatchObject({ state: 'pending_confirmation', terminal: 'approved' });
      expect(told).toEqual({ state: 'authorised', terminal: 'approved', label: 'Authorized' });
    }
  },
  // “Depois do prazo, dentro da tolerância de lateLimitMinutes minutos | Não | Fica «Autorizado (Cancelado)» no back-office: cancelado, com a autorização guardada, o que cancellation.authorisationKept diz | cancelled”
  'late-3': chosen(
    ['limit-lateLimitMinutes', 'extra-payment-cancellation-authorisationKept'],
    async (world) => {
      for (const seconds of [0, 1, 599, 600]) {
        const { told, settled } = await toldLate(world, seconds, false);
        expect(told).toEqual({
          state: 'cancelled',
          terminal: 'approved',
          label: 'Authorized (Canceled)',
          authorisationKept: true,
        });
        expect(settled).toBe(0);
      }
    },
  ),
  // “Depois do prazo, dentro da tolerância | Sim | É anulado, e o cliente não paga | cancelled”
  'late-4': chosen(['limit-lateLimitMinutes'], async (world) => {
    for (const seconds of [0, 1, 600]) {
      const { told, settled } = await toldLate(world, seconds, true);
      expect(told).toEqual({ state: 'cancelled', terminal: 'voided', label: 'Canceled' });
      expect(settled).toBe(0);
    }
  }),
  // “Depois da tolerância | Tanto faz | É anulado, e o cliente não paga | cancelled”
  'late-5': chosen(['limit-lateLimitMinutes'], async (world) => {
    for (const [seconds, blocks] of [
      [601, false],
      [601, true],
      [7200, false],
    ] as const) {
      const { told, settled } = await toldLate(world, seconds, blocks);
      expect(told).toEqual({ state: 'cancelled', terminal: 'voided', label: 'Canceled' });
      expect(settled).toBe(0);
    }
  }),
  // “Experimente a primeira linha com um terminal que só avisa meia hora depois:”
  // “Envia um pagamento ao terminal silencioso da sandbox, faz passar o tempo e consulta o pagamento antes e depois do aviso.”
  'late-6': chosen(['limit-terminal-silentMinutes'], async (world) => {
    const silent = faultyTerminal(world, 'Silent');
    const { data } = await silent.ask(1000);
    await world.pass(60);
    const { transaction } = await silent.look();
    expect(transaction?.state).toBe('approved');
    const half = Date.parse(transaction?.noticeAt ?? '') - Date.parse(transaction?.stateAt ?? '');
    expect(half).toBe(30 * 60_000);
    expect((await world.get(data.id)).stateDetails.state).toBe('pending_confirmation');
    await world.pass(1800);
    expect((await world.get(data.id)).stateDetails.state).toBe('authorised');
  }),
  // “As outras linhas têm um montante que as provoca:”
  'late-7': chosen(['scenario-amounts'], async (world) => {
    const end = '2026-01-15T10:20:00+00:00';
    const late = async (amount: number, blockLatePayment: boolean) =>
      (await sent(world, amount, { validDate: { end, blockLatePayment } })).label;
    expect(await late(999_006, false)).toBe('Authorized (Canceled)');
    await world.api.post('/sandbox/reset');
    expect(await late(999_006, true)).toBe('Canceled');
    await world.api.post('/sandbox/reset');
    expect(await late(999_007, false)).toBe('Canceled');
  }),
  // “O seu software pede 75,00 €.”
  // “O cliente paga, e o terminal perde a rede antes de avisar: na API, o pagamento espera.”
  // “Quando a rede volta, o terminal avisa, e o pagamento fica autorizado.”
  'late-8': async (world) => {
    await world.subscribe('payment_authorized');
    const shop = await begin(world, world.terminals.cloud, 7500);
    await shop.setTerminalFault('silent');
    await shop.charge();
    expect(await shop.state()).toBe('approved');
    expect((await world.get(shop.id)).stateDetails.state).toBe('pending_confirmation');
    expect(await world.actions()).toEqual([]);
    await shop.setTerminalFault('none');
    expect((await world.get(shop.id)).stateDetails.state).toBe('authorised');
    expect(await world.actions()).toEqual(['payment_authorized']);
  },
  // ---- standalone-refund
  // “A API não envia reembolsos a um standalone.”
  // “Peça-o num terminal cloud da mesma entidade, com o mesmo cartão, ou com createRefund, sem cartão.”
  // “A especificação não diz se o próprio standalone faz reembolsos; o da sandbox não os faz.”
  'standalone-refund-1': async (world) => {
    const shop = await begin(world, world.terminals.standalone, 7500);
    await shop.charge();
    await shop.settle();
    expect((await shop.askBack(shop.id, 500)).refusals).toEqual(['400 e00402']);
    for (const [number, state] of [
      [world.cards.mastercard, 'cancelled'],
      [world.cards.visa, 'confirmed'],
    ] as const)
      expect((await refundWith(world, shop.id, number)).stateDetails.state).toBe(state);
    expect((await world.refund(shop.id, 500)).data.stateDetails.state).toBe('confirmed');
    expect((await shop.type(-500)).status).toBe(422);
  },
  // ---- busy
  // “Na sandbox, não: um terminal faz um pagamento de cada vez, e o segundo pedido é recusado com e00600.”
  // “O primeiro continua no ecrã.”
  // “Espere que acabe, ou cancele-o no terminal.”
  // “O seu software pede 75,00 €, e o terminal espera pelo cartão.”
  // “Um segundo pedido é recusado, e o primeiro continua.”
  'busy-1': chosen(['error-e00600'], async (world) => {
    const shop = await begin(world, world.terminals.cloud, 7500);
    expect(await shop.state()).toBe('waiting_for_card');
    expect((await shop.ask(2000)).refusals).toEqual(['400 e00600']);
    expect((await shop.look()).transaction?.payment).toMatchObject({ id: shop.id, amount: 7500 });
    await shop.charge();
    expect(await outcomeOf(world, shop.id)).toMatchObject({ state: 'authorised' });
    const next = await begin(world, world.terminals.cloud);
    await next.leave();
    expect((await shop.ask(2000)).status).toBe(201);
  }),
  // ---- approved-cancelled
  // “O prazo do pedido acabou antes de o aviso do terminal chegar, e o cartão pode ter o dinheiro reservado.”
  // “Na sandbox, se o aviso chegar até lateLimitMinutes minutos depois do prazo, o pagamento passa a «Autorizado (Cancelado)».”
  'approved-cancelled-1': chosen(['limit-lateLimitMinutes', 'scenario-amounts'], async (world) => {
    const { before, after, id } = await aroundTheReport(world);
    expect(before).toEqual(['approved', 'cancelled', 'Canceled']);
    expect(after).toEqual(['approved', 'cancelled', 'Authorized (Canceled)']);
    expect((await world.get(id)).cancellation?.authorisationKept).toBe(true);
    expect((await toldLate(world, 600, false)).told.authorisationKept).toBe(true);
  }),
  // “Se nesses minutos nada mudar, a autorização já não fica guardada: quando o aviso chegar, é anulada.”
  // “Só então pode cobrar outra vez.”
  'approved-cancelled-2': chosen(['limit-lateLimitMinutes'], async (world) => {
    for (const seconds of [601, 7200]) {
      const { told, settled } = await toldLate(world, seconds, false);
      expect([told.terminal, told.label, settled]).toEqual(['voided', 'Canceled', 0]);
      expect(told).not.toHaveProperty('authorisationKept', true);
      await begin(world, world.terminals.cloud);
    }
  }),
});
