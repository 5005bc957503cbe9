import { expect } from 'vitest';
import { advice, claim, type Row, source } from '../../claims.ts';
import { begin, cutOffAtTheBank, refundWith } from './terminalProofs.ts';

/** Rows of the table of faults. */
export const troubleshooting: readonly Row[] = [
  claim(
    'O terminal não responde, ou não tem internet | Sem rede ou desligado; a rede caiu ou mudou | Veja a ligação. Se já havia um pagamento começado, não reinicie nem cobre outra vez: procure-o primeiro no back-office. Se não havia, reinicie o terminal',
    (world) => cutOffAtTheBank(world, world.terminals.standalone),
  ),
  claim(
    'Transação recusada | Saldo, validade do cartão, ou decisão do banco | Comece outro pagamento, com outro cartão; o cliente pode contactar o banco que o emitiu',
    async (world) => {
      const { insufficient, expired, declined, visa } = world.cards;
      for (const number of [insufficient, expired, declined]) {
        const shop = await begin(world, world.terminals.standalone);
        await shop.charge(number);
        expect((await world.get(shop.id)).stateDetails.state).toBe('cancelled');
        expect((await shop.card('tap', visa)).refusals).toEqual(['409 c0701']);
      }
      const again = await begin(world, world.terminals.standalone);
      await again.charge(visa);
      expect((await world.get(again.id)).stateDetails.state).toBe('authorised');
    },
  ),
  claim(
    'PIN errado | O cliente enganou-se | Deixe-o tentar de novo: há terminal.pinAttempts tentativas',
    async (world) => {
      const shop = await begin(world, world.terminals.standalone);
      await shop.card('insert');
      const left: (number | undefined)[] = [];
      for (const pin of ['0000', '1111']) left.push((await shop.pin(pin)).data.transaction?.pinAttemptsLeft);
      expect(left).toEqual([2, 1]);
      await shop.pin();
      await world.pass(5);
      expect(await shop.state()).toBe('approved');
    },
  ),
  claim('Reembolso recusado | O cartão não é o do pagamento | Peça o mesmo cartão', async (world) => {
    const shop = await begin(world, world.terminals.standalone);
    await shop.charge();
    await shop.settle();
    const refused = await refundWith(world, shop.id, world.cards.mastercard);
    expect(refused.stateDetails.state).toBe('cancelled');
    expect((await refundWith(world, shop.id, world.cards.visa)).stateDetails.state).toBe('confirmed');
  }),
  claim(
    'O talão não sai | Falta papel, ou a impressão está desligada | Ponha papel e veja a configuração; na sandbox, o desfecho do pagamento é o mesmo com ou sem talão',
    async (world) => {
      const { visa, declined } = world.cards;
      for (const [number, state] of [
        [visa, 'authorised'],
        [declined, 'cancelled'],
      ] as const) {
        for (const [fault, slip] of [
          ['no_paper', 'no_paper'],
          ['none', 'printed'],
        ] as const) {
          const shop = await begin(world, world.terminals.standalone);
          await shop.setTerminalFault(fault);
          expect((await shop.charge(number)).transaction?.slip).toBe(slip);
          expect((await world.get(shop.id)).stateDetails.state).toBe(state);
        }
      }
    },
    { chosen: ['behaviour-outcomeWithoutPaper'] },
  ),
  source(
    'O webhook não chega | O URL não existe ou a firewall bloqueia-o | Veja o URL da subscrição e a firewall',
    'specified: guides 8 (terminal troubleshooting)',
  ),
  advice(
    'No terminal da secretária, experimente o que falha num terminal:',
    'Desligue-lhe a rede, tire-lhe o papel, erre o PIN, e veja o que acontece ao pagamento.',
  ),
];
