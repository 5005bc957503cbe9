import { expect } from 'vitest';
import { claim } from '../../claims.ts';
import { begin, failPin, outcomeOf, refundWith } from './terminalProofs.ts';

/** Rows of the pictures of what can go wrong, by question; and of the questions beside them. */
export const pictures = {
  late: [
    claim(
      [
        'O seu software pede 75,00 €.',
        'O cliente paga, e o terminal perde a rede antes de avisar: na API, o pagamento espera.',
        'Quando a rede volta, o terminal avisa, e o pagamento fica autorizado.',
      ],
      async (world) => {
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
    ),
  ],
  refundDeclined: [
    claim(
      [
        'O seu software pede ao terminal que devolva 75,00 €.',
        'O cliente apresenta outro cartão, e o terminal recusa.',
        'Na sandbox chega um aviso de cancelamento, que é do reembolso; o pagamento continua confirmado.',
      ],
      async (world) => {
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
      },
      { chosen: ['payment-pending_confirmation-decline_at_terminal'] },
    ),
  ],
  standaloneRefund: [
    claim(
      [
        'A API não envia reembolsos a um standalone.',
        'Peça-o num terminal cloud da mesma entidade, com o mesmo cartão, ou com createRefund, sem cartão.',
        'A especificação não diz se o próprio standalone faz reembolsos; o da sandbox não os faz.',
      ],
      async (world) => {
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
    ),
  ],
  busy: [
    claim(
      [
        'Na sandbox, não: um terminal faz um pagamento de cada vez, e o segundo pedido é recusado com e00600.',
        'O primeiro continua no ecrã.',
        'Espere que acabe, ou cancele-o no terminal.',
        'O seu software pede 75,00 €, e o terminal espera pelo cartão.',
        'Um segundo pedido é recusado, e o primeiro continua.',
      ],
      async (world) => {
        const shop = await begin(world, world.terminals.cloud, 7500);
        expect(await shop.state()).toBe('waiting_for_card');
        expect((await shop.ask(2000)).refusals).toEqual(['400 e00600']);
        expect((await shop.look()).transaction?.payment).toMatchObject({ id: shop.id, amount: 7500 });
        await shop.charge();
        expect(await outcomeOf(world, shop.id)).toMatchObject({ state: 'authorised' });
        const next = await begin(world, world.terminals.cloud);
        await next.leave();
        expect((await shop.ask(2000)).status).toBe(201);
      },
      { chosen: ['error-e00600'] },
    ),
  ],
  pin: [
    claim(
      [
        'O cliente insere o cartão e erra o PIN três vezes.',
        'O terminal recusa o pagamento e, na sandbox, a API envia dois avisos ao seu software.',
      ],
      async (world) => {
        await world.subscribe('payment_method_error', 'payment_cancelled');
        const shop = await begin(world, world.terminals.cloud, 7500);
        await failPin(world);
        expect(await shop.state()).toBe('declined');
        expect(await world.actions()).toEqual(['payment_method_error', 'payment_cancelled']);
      },
      { chosen: ['payment-pending_confirmation-decline_at_terminal'] },
    ),
  ],
  offline: [
    claim(
      [
        'O seu software pede 75,00 €, e a API aceita.',
        'O terminal está sem rede e não mostra nada.',
        'Ao fim de um minuto, a sandbox cancela o pagamento e avisa.',
      ],
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
      { chosen: ['behaviour-terminalOffline', 'payment-pending_confirmation-leave_terminal'] },
    ),
  ],
  paper: [
    claim(
      [
        'O cliente paga, e o terminal não imprime.',
        'O desfecho é o mesmo: a API avisa o seu software, que o consulta antes de entregar.',
        'Com papel, na sandbox, o talão sai.',
      ],
      async (world) => {
        await world.subscribe('payment_authorized');
        const shop = await begin(world, world.terminals.cloud, 7500);
        await shop.setTerminalFault('no_paper');
        await shop.charge();
        expect((await shop.look()).transaction?.slip).toBe('no_paper');
        expect(await world.actions()).toEqual(['payment_authorized']);
        expect((await world.get(shop.id)).stateDetails.state).toBe('authorised');
        expect((await shop.setTerminalFault('none')).data.transaction?.slip).toBe('printed');
      },
      { chosen: ['behaviour-outcomeWithoutPaper', 'behaviour-slipAfterPaper'] },
    ),
  ],
};
