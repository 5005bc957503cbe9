import { expect } from 'vitest';
import { advice, claim, type Row, source } from '../../claims.ts';
import { approvedCancelled } from './faqApprovedCancelled.ts';
import { aroundTheReport } from './shownViews.ts';
import { begin, outcomeOf, pinWait, toldLate } from './terminalProofs.ts';

/** Rows below the table of words. */
export const viewWords: readonly Row[] = [
  claim(
    '«Ainda sem estado» quer dizer que o pagamento já está na lista do back-office da sandbox, à espera do terminal.',
    async (world) => {
      const { id } = await begin(world, world.terminals.cloud);
      const listed = await world.terminal().transactions();
      expect(listed.find(({ payment }) => payment.id === id)).toMatchObject({ backOfficeLabel: null });
    },
  ),
  source(
    'Um terminal real e o back-office do fornecedor podem mostrar outras palavras.',
    'specified: guides 4 (five names of the back office, none for a payment that waits; no words of a terminal)',
  ),
];

/** Rows about what happens once the screen said that a payment is approved. */
export const afterApproval: readonly Row[] = [
  advice('Isso faz-se no software da loja.'),
  source(
    'A documentação não diz se o back-office também cancela, nem quando o cliente vê o dinheiro de um reembolso: pergunte ao suporte.',
    'specified: guides 4 (neither is described)',
  ),
];

/** Rows of the questions of somebody who does not know whether a payment counts. */
export const doubts: Readonly<Record<string, readonly Row[]>> = {
  kept: [
    advice(
      'Não entregue, e não cobre outra vez.',
      'Se já entregou, guarde o talão.',
      'Pergunte ao suporte se a autorização é anulada e quando, com o id do pagamento e o talão.',
      'Só cobre outra vez depois da resposta.',
    ),
    claim(
      'A documentação não diz quando o dinheiro reservado volta ao cliente, nem quem o liberta; na sandbox, este pagamento já não se cancela nem se reembolsa.',
      async (world) => {
        const { id, told } = await toldLate(world, 60, false);
        expect(told.label).toBe('Authorized (Canceled)');
        expect((await world.cancel(id)).status).toBe(400);
        expect((await world.terminal().askBack(id, 1000)).status).toBe(400);
        expect((await world.refund(id, 1000)).status).toBe(400);
        expect((await world.get(id)).cancellation?.authorisationKept).toBe(true);
      },
      { chosen: ['extra-payment-cancellation-authorisationKept'] },
    ),
  ],
  'approved-cancelled': approvedCancelled,
  'declined-charged': [
    advice('Procure o pagamento no back-office.'),
    claim('Se o terminal o recusou e está «Cancelado», não está pago: não entregue.', async (world) => {
      const { declined, expired, insufficient } = world.cards;
      for (const number of [declined, expired, insufficient]) {
        const terminal = await begin(world, world.terminals.cloud);
        await terminal.charge(number);
        expect(await outcomeOf(world, terminal.id)).toMatchObject({ state: 'cancelled', label: 'Canceled' });
      }
      expect((await world.terminal().settle()).data.settled).toBe(0);
    }),
    source(
      'O que o cliente vê na conta depende do banco dele, e a documentação não o descreve: é o banco que lhe responde.',
      'specified: guides 8 (transaction declined: contact the issuing bank)',
    ),
  ],
  'no-status': [
    claim(
      'Na sandbox, um pagamento sem cartão ou sem PIN fica «Cancelado» em menos de cinco minutos, e pode cobrar outra vez.',
      async (world) => {
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
    ),
    claim('Se continua sem estado, o cartão pode ter sido aceite: não cobre outra vez.', async (world) => {
      const terminal = await begin(world, world.terminals.cloud);
      await terminal.setTerminalFault('silent');
      await terminal.charge();
      await world.pass(300);
      const { transaction } = await terminal.look();
      expect(transaction).toMatchObject({ state: 'approved', backOfficeLabel: null });
    }),
    claim(
      'O aviso ainda o pode autorizar até ao fim do prazo do pedido; na sandbox, sem prazo, é o fim do dia em Lisboa.',
      async (world) => {
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
    ),
    claim('Nesse momento passa a «Cancelado», o que ainda não lhe permite cobrar.', async (world) => {
      expect((await aroundTheReport(world)).before).toEqual(['approved', 'cancelled', 'Canceled']);
    }),
    advice('Guarde o contacto do cliente e volte a procurar o pagamento.'),
    claim('Se o cliente pagou de outra maneira e este fica «Autorizado», cancele-o.', async (world) => {
      const { id } = await world.terminal().approved();
      expect((await world.cancel(id)).data.stateDetails.state).toBe('cancelled');
      expect((await world.terminal().settle()).data.settled).toBe(0);
    }),
  ],
  closing: [
    claim(
      'A API não pede um fecho ao balcão: na sandbox, a liquidação chega automaticamente quando o dia fecha.',
      async (world) => {
        const { id } = await world.terminal().approved();
        await world.api.post('/sandbox/clock', { to: '2026-01-15T23:59:59' });
        expect((await world.get(id)).stateDetails.state).toBe('authorised');
        await world.pass(1);
        expect((await world.get(id)).stateDetails.state).toBe('confirmed');
      },
    ),
    advice(
      'Para conferir o dia, procure os pagamentos na API e compare-os com os da caixa.',
      'Não volte a cobrar um pagamento por continuar «Autorizado» no dia seguinte.',
    ),
    source(
      'A documentação não descreve um fecho no terminal, nem totais por terminal.',
      'specified: guides 4 and 8 (terminals; no closing, no totals)',
    ),
    claim('Pergunte ao suporte pela liquidação ou, se não entregou nada, cancele-o.', async (world) => {
      const { id } = await world.terminal().approved();
      expect((await world.cancel(id)).data.stateDetails.state).toBe('cancelled');
    }),
  ],
};
