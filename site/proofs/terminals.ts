import type { Terminal } from '@balcao/contract/resources/terminals/schema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import {
  bankTime,
  begin,
  cardWait,
  drawnStates,
  failPin,
  outcomeOf,
  pinWait,
  refundWith,
  toldLate,
  whoTypesPin,
} from './verbs/terminals-terminalProofs.ts';

export default proofs('terminals', {
  // ---- kinds
  // “Quem escreve o montante | O operador, no terminal | O seu software, pela API”
  // “Montante à mão no terminal | Sim | Não”
  // “Pedidos da API ao terminal, de pagamento ou reembolso | Não | Sim”
  // “allowRemoteTransactions | false | true”
  'kinds-1': async (world) => {
    const { cloud, standalone } = world.terminals;
    const { settledTerminal } = world.seed.payments;
    const [shop, counter] = [world.terminal(standalone), world.terminal(cloud)];
    const remote = async (uuid: string) =>
      (await world.api.get<Terminal>(`/api/terminals/${uuid}`)).data.features.allowRemoteTransactions;
    expect([await remote(standalone), await remote(cloud)]).toEqual([false, true]);
    expect((await shop.type(1000)).status).toBe(200);
    await shop.leave();
    expect((await counter.type(1000)).refusals).toEqual(['409 c0704']);
    expect((await shop.ask(1000)).refusals).toEqual(['400 e00402']);
    expect((await shop.askBack(settledTerminal, 500)).refusals).toEqual(['400 e00402']);
    expect((await counter.ask(1000)).status).toBe(201);
    await counter.leave();
    expect((await counter.askBack(settledTerminal, 500)).status).toBe(201);
  },
  // “Webhook | Opcional | Esperado: avisa do desfecho logo que a API o sabe”
  'kinds-2': async (world) => {
    const unheard = await begin(world, world.terminals.standalone);
    await unheard.charge();
    expect((await world.get(unheard.id)).stateDetails.state).toBe('authorised');
    await world.subscribe('payment_authorized');
    const counter = await begin(world, world.terminals.cloud);
    await counter.charge();
    const [heard, ...more] = await world.notifications();
    expect(more).toEqual([]);
    expect(heard?.payments[0]).toMatchObject({
      id: counter.id,
      stateDetails: { state: 'authorised', createdAt: heard?.webhook.createdAt },
    });
  },
  // “Ligação ao seu software | Nenhuma: liga-se e funciona | Uma chamada por venda”
  'kinds-3': async (world) => {
    const typed = await begin(world, world.terminals.standalone);
    await typed.charge();
    expect(await typed.state()).toBe('approved');
    const { id } = (await world.terminal().ask(1000)).data;
    await world.terminal().charge();
    expect((await world.get(id)).stateDetails.state).toBe('authorised');
  },
  // “Terminal cloud: só este tipo recebe pedidos da API.”
  'kinds-4': async (world) => {
    const { cloud, standalone } = world.terminals;
    const { settledTerminal } = world.seed.payments;
    expect((await world.terminal(standalone).ask(7500)).refusals).toEqual(['400 e00402']);
    expect((await world.terminal(standalone).askBack(settledTerminal, 500)).refusals).toEqual(['400 e00402']);
    expect((await world.terminal(cloud).askBack(settledTerminal, 500)).status).toBe(201);
  },
  // “Terminal standalone, com webhooks: a caixa e o terminal vivem separados.”
  'kinds-5': async (world) => {
    await world.subscribe('payment_authorized');
    const shop = await begin(world, world.terminals.standalone, 7500);
    await shop.charge();
    const [heard] = await world.notifications();
    expect(heard?.payments[0]).toMatchObject({ id: shop.id, amount: 7500 });
  },
  // “Terminal standalone: liga-se e cobra, sem integração.”
  'kinds-6': async (world) => {
    const shop = await begin(world, world.terminals.standalone, 7500);
    await shop.charge();
    expect(await shop.state()).toBe('approved');
  },
  // “Terminal cloud: acabam os enganos de digitação e cada pagamento fica ligado à sua venda.”
  'kinds-7': async (world) => {
    await world.subscribe('payment_authorized');
    const terminal = world.terminal();
    const { data } = await terminal.ask(1234, { code: 'REF-0042' });
    expect((await terminal.look()).transaction?.payment.amount).toBe(1234);
    await terminal.charge();
    const [heard] = await world.notifications();
    expect(heard?.payments[0]).toMatchObject({ id: data.id, amount: 1234, code: 'REF-0042' });
  },
  // ---- flow
  // “É igual nos dois tipos, a partir do momento em que o montante está no ecrã:”
  // “O cliente aproxima, insere ou passa o cartão.”
  // “Com o chip ou a banda, ou acima do limite por aproximação, o terminal pede o PIN.”
  'flow-1': chosen(['limit-terminal-contactlessCents'], async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
      await whoTypesPin(world, uuid);
      await drawnStates(world, uuid);
    }
  }),
  // “O terminal espera terminal.cardWaitMinutes minuto; depois desiste.”
  'flow-2': async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) await cardWait(world, uuid);
  },
  // “Há terminal.pinAttempts tentativas; na sandbox, cada uma tem um minuto.”
  'flow-3': chosen(['terminal-waiting_for_pin-wait_too_long'], async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
      await begin(world, uuid);
      await failPin(world, uuid);
      await pinWait(world, uuid);
    }
  }),
  // “O banco do cliente aceita ou recusa, em poucos segundos.”
  // “O terminal mostra o resultado e imprime o talão.”
  'flow-4': async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) await bankTime(world, uuid);
  },
  // “Um pagamento aprovado dentro do prazo fica authorised, e passa a confirmed quando a liquidação do terminal chega com sucesso.”
  'flow-5': async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
      const terminal = await begin(world, uuid);
      await terminal.charge();
      await world.settle();
      expect((await world.get(terminal.id)).stateDetails.state).toBe('authorised');
      await terminal.settle();
      expect((await world.get(terminal.id)).stateDetails.state).toBe('confirmed');
      const refused = await begin(world, uuid);
      await refused.charge(world.cards.declined);
      expect((await world.get(refused.id)).stateDetails.state).toBe('cancelled');
    }
    expect((await toldLate(world, -1, false)).told.state).toBe('authorised');
    expect((await toldLate(world, 1, false)).told.state).toBe('cancelled');
  },
  // ---- try
  // “A sandbox tem terminais virtuais, cloud e standalone.”
  'try-1': async ({ api }) => {
    const { data } = await api.get<{ terminal: Terminal }[]>('/sandbox/terminals');
    const kinds = data.map(({ terminal }) => terminal.features.allowRemoteTransactions);
    expect(new Set(kinds)).toEqual(new Set([true, false]));
  },
  // ---- counter
  // “Aprovado, mas o montante está errado | A tecla vermelha já não cancela. Peça ao responsável que cancele o pagamento no software.”
  'counter-1': async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
      const wrong = await begin(world, uuid, 12_500);
      await wrong.card('insert');
      await wrong.pin();
      await world.pass(5);
      expect((await wrong.leave()).refusals).toEqual(['409 c0701']);
      expect((await world.get(wrong.id)).stateDetails.state).toBe('authorised');
      expect((await world.cancel(wrong.id)).data.stateDetails.state).toBe('cancelled');
    }
  },
  // “O montante aparece no ecrã | Leia-o com o cliente. Se está errado, cancele no terminal e comece outro pagamento.”
  'counter-2': async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
      const wrong = await begin(world, uuid, 7000);
      expect((await wrong.look()).transaction?.payment.amount).toBe(7000);
      await wrong.leave();
      expect((await world.get(wrong.id)).stateDetails.state).toBe('cancelled');
      const right = await begin(world, uuid, 7500);
      await right.charge();
      expect((await world.get(right.id)).stateDetails.state).toBe('authorised');
    }
  },
  // “O terminal espera pelo cartão | O cliente tem terminal.cardWaitMinutes minuto. Se acabar, nada foi cobrado: comece outro pagamento.”
  'counter-3': async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
      await world.terminal(uuid).settle();
      await cardWait(world, uuid);
      expect((await world.terminal(uuid).settle()).data.settled).toBe(0);
      const next = await begin(world, uuid);
      await next.charge();
      expect((await world.get(next.id)).stateDetails.state).toBe('authorised');
      await next.settle();
    }
  },
  // “O terminal pede o PIN | Escreve-o o cliente, que tem terminal.pinAttempts tentativas.”
  'counter-4': async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
      await begin(world, uuid);
      await failPin(world, uuid);
    }
  },
  // “Aprovado | Num standalone, entregue. Num cloud, entregue quando o seu software o souber.”
  'counter-5': async (world) => {
    await world.subscribe('payment_authorized');
    const shop = await begin(world, world.terminals.standalone);
    await shop.charge();
    expect(await shop.state()).toBe('approved');
    const cloud = await begin(world, world.terminals.cloud);
    await cloud.setTerminalFault('silent');
    await cloud.charge();
    const told = async () => (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect([await cloud.state(), await told()]).toEqual(['approved', [shop.id]]);
    await cloud.setTerminalFault('none');
    expect(await told()).toEqual([shop.id, cloud.id]);
  },
  // “Recusado, num reembolso | Nada foi devolvido. Não cobre: peça o cartão do pagamento.”
  'counter-6': async (world) => {
    const { id } = await world.terminal().confirmed();
    const refund = await refundWith(world, id, world.cards.mastercard);
    expect(refund.stateDetails.state).toBe('cancelled');
    expect((await world.get(id)).stateDetails.state).toBe('confirmed');
    expect((await refundWith(world, id, world.cards.visa)).stateDetails.state).toBe('confirmed');
  },
  // “Recusado, num pagamento | Não entregue. Comece outro pagamento, com outro cartão.”
  'counter-7': async (world) => {
    for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
      const declined = await begin(world, uuid);
      await declined.charge(world.cards.insufficient);
      expect((await world.get(declined.id)).stateDetails.state).toBe('cancelled');
      const other = await begin(world, uuid);
      await other.charge(world.cards.mastercard);
      expect((await world.get(other.id)).stateDetails.state).toBe('authorised');
    }
  },
  // “Não se vê o resultado | Procure o pagamento no back-office antes de cobrar outra vez. Se ainda não tem estado, espere.”
  'counter-8': async (world) => {
    const { id, charge } = await begin(world, world.terminals.cloud);
    await charge();
    expect(await outcomeOf(world, id)).toMatchObject({ state: 'authorised', label: 'Authorized' });
  },
  // “O cliente quer o dinheiro de volta | Peça-lhe o mesmo cartão. Se o pagamento ainda não foi liquidado, não se devolve: o responsável cancela-o.”
  'counter-9': async (world) => {
    const terminal = world.terminal();
    const { id } = await terminal.confirmed();
    const state = async (number: string) => (await refundWith(world, id, number)).stateDetails.state;
    expect([await state(world.cards.mastercard), await state(world.cards.visa)]).toEqual([
      'cancelled',
      'confirmed',
    ]);
    const approved = await terminal.approved();
    expect((await terminal.askBack(approved.id, 1000)).refusals).toEqual(['400 e00601']);
    expect((await world.cancel(approved.id)).data.stateDetails.state).toBe('cancelled');
  },
  // “No dia seguinte | Procure os que continuam «Autorizado»: falta-lhes a liquidação, e não se reembolsam. Veja o que fazer.”
  'counter-10': async (world) => {
    const terminal = world.terminal();
    const { id } = await terminal.approved();
    expect((await outcomeOf(world, id)).label).toBe('Authorized');
    expect((await terminal.askBack(id, 1000)).refusals).toEqual(['400 e00601']);
    await terminal.settle();
    expect((await outcomeOf(world, id)).label).toBe('Confirmed');
    expect((await terminal.askBack(id, 1000)).status).toBe(201);
  },
  // “Não devolva noutro cartão: o terminal recusa-o.”
  'counter-11': async (world) => {
    const { id } = await world.terminal().confirmed();
    for (const other of [world.cards.mastercard, '4111111111111111'])
      expect((await refundWith(world, id, other)).stateDetails.state).toBe('cancelled');
    expect(await world.get(id)).not.toHaveProperty('refunds');
  },
});
