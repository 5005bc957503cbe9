import { expect } from 'vitest';
import { advice, claim, provedBy, type Row } from '../../claims.ts';
import { begin, cardWait, failPin, outcomeOf, refundWith } from './terminalProofs.ts';

/** Rows of the checklist for the counter. */
export const counter: readonly Row[] = [
  advice(
    'Para quem recebe o cliente, os dois tipos pedem o mesmo cuidado.',
    'Ponha esta lista junto da caixa:',
    'E em todos os casos:',
    'Não cobre outra vez sem ver o que ficou do primeiro pagamento.',
    'Não peça o PIN ao cliente, nem o escreva por ele.',
    'Não reinicie um terminal com um pagamento começado.',
    'As palavras de cada ecrã e o que fazer quando algo falha estão nas perguntas frequentes.',
  ),
  claim(
    'Antes de abrir | Veja se o terminal tem rede e papel, e se é o desta caixa: no terminal virtual, o número no topo do ecrã é o terminalId.',
    provedBy(
      'e2e/workbench/terminal.spec.ts',
      'after the approval the red key only clears the screen, and the payment stays authorised',
    ),
  ),
  claim(
    'Aprovado, mas o montante está errado | A tecla vermelha já não cancela. Peça ao responsável que cancele o pagamento no software.',
    async (world) => {
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
  ),
  claim(
    'O montante aparece no ecrã | Leia-o com o cliente. Se está errado, cancele no terminal e comece outro pagamento.',
    async (world) => {
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
  ),
  claim(
    'O terminal espera pelo cartão | O cliente tem terminal.cardWaitMinutes minuto. Se acabar, nada foi cobrado: comece outro pagamento.',
    async (world) => {
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
  ),
  claim(
    'O terminal pede o PIN | Escreve-o o cliente, que tem terminal.pinAttempts tentativas.',
    async (world) => {
      for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
        await begin(world, uuid);
        await failPin(world, uuid);
      }
    },
  ),
  claim(
    'Aprovado | Num standalone, entregue. Num cloud, entregue quando o seu software o souber.',
    async (world) => {
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
  ),
  claim(
    'Recusado, num reembolso | Nada foi devolvido. Não cobre: peça o cartão do pagamento.',
    async (world) => {
      const { id } = await world.terminal().confirmed();
      const refund = await refundWith(world, id, world.cards.mastercard);
      expect(refund.stateDetails.state).toBe('cancelled');
      expect((await world.get(id)).stateDetails.state).toBe('confirmed');
      expect((await refundWith(world, id, world.cards.visa)).stateDetails.state).toBe('confirmed');
    },
  ),
  claim(
    'Recusado, num pagamento | Não entregue. Comece outro pagamento, com outro cartão.',
    async (world) => {
      for (const uuid of [world.terminals.standalone, world.terminals.cloud]) {
        const declined = await begin(world, uuid);
        await declined.charge(world.cards.insufficient);
        expect((await world.get(declined.id)).stateDetails.state).toBe('cancelled');
        const other = await begin(world, uuid);
        await other.charge(world.cards.mastercard);
        expect((await world.get(other.id)).stateDetails.state).toBe('authorised');
      }
    },
  ),
  claim(
    'Não se vê o resultado | Procure o pagamento no back-office antes de cobrar outra vez. Se ainda não tem estado, espere.',
    async (world) => {
      const { id, charge } = await begin(world, world.terminals.cloud);
      await charge();
      expect(await outcomeOf(world, id)).toMatchObject({ state: 'authorised', label: 'Authorized' });
    },
  ),
  claim(
    'O cliente quer o dinheiro de volta | Peça-lhe o mesmo cartão. Se o pagamento ainda não foi liquidado, não se devolve: o responsável cancela-o.',
    async (world) => {
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
  ),
  claim(
    'No dia seguinte | Procure os que continuam «Autorizado»: falta-lhes a liquidação, e não se reembolsam. Veja o que fazer.',
    async (world) => {
      const terminal = world.terminal();
      const { id } = await terminal.approved();
      expect((await outcomeOf(world, id)).label).toBe('Authorized');
      expect((await terminal.askBack(id, 1000)).refusals).toEqual(['400 e00601']);
      await terminal.settle();
      expect((await outcomeOf(world, id)).label).toBe('Confirmed');
      expect((await terminal.askBack(id, 1000)).status).toBe(201);
    },
  ),
  claim('Não devolva noutro cartão: o terminal recusa-o.', async (world) => {
    const { id } = await world.terminal().confirmed();
    for (const other of [world.cards.mastercard, '4111111111111111'])
      expect((await refundWith(world, id, other)).stateDetails.state).toBe('cancelled');
    expect(await world.get(id)).not.toHaveProperty('refunds');
  }),
];
