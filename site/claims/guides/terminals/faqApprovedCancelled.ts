import { expect } from 'vitest';
import { advice, claim, type Row } from '../../claims.ts';
import { aroundTheReport } from './shownViews.ts';
import { begin, toldLate } from './terminalProofs.ts';

/** Rows of the question whether a payment that is approved here and cancelled there may be charged again. */
export const approvedCancelled: readonly Row[] = [
  advice('Ainda não.', 'Também não entregue.'),
  claim(
    [
      'O prazo do pedido acabou antes de o aviso do terminal chegar, e o cartão pode ter o dinheiro reservado.',
      'Na sandbox, se o aviso chegar até lateLimitMinutes minutos depois do prazo, o pagamento passa a «Autorizado (Cancelado)».',
    ],
    async (world) => {
      const { before, after, id } = await aroundTheReport(world);
      expect(before).toEqual(['approved', 'cancelled', 'Canceled']);
      expect(after).toEqual(['approved', 'cancelled', 'Authorized (Canceled)']);
      expect((await world.get(id)).cancellation?.authorisationKept).toBe(true);
      expect((await toldLate(world, 600, false)).told.authorisationKept).toBe(true);
    },
    { chosen: ['limit-lateLimitMinutes', 'scenario-amounts'] },
  ),
  claim(
    [
      'Se nesses minutos nada mudar, a autorização já não fica guardada: quando o aviso chegar, é anulada.',
      'Só então pode cobrar outra vez.',
    ],
    async (world) => {
      for (const seconds of [601, 7200]) {
        const { told, settled } = await toldLate(world, seconds, false);
        expect([told.terminal, told.label, settled]).toEqual(['voided', 'Canceled', 0]);
        expect(told).not.toHaveProperty('authorisationKept', true);
        await begin(world, world.terminals.cloud);
      }
    },
    { chosen: ['limit-lateLimitMinutes'] },
  ),
];
