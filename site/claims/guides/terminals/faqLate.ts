import { expect } from 'vitest';
import { advice, claim, type Row } from '../../claims.ts';
import { faultyTerminal, sent, toldLate } from './terminalProofs.ts';

/** Rows of the question about a terminal that tells late. */
export const late: readonly Row[] = [
  advice('Pode acontecer quando a rede falha a seguir ao pagamento.'),
  claim('O desfecho depende do prazo do pedido, validDate.end, e de blockLatePayment:', async (world) => {
    const outcomes: unknown[] = [];
    for (const [seconds, blocks] of [
      [-60, false],
      [60, false],
      [60, true],
    ] as const)
      outcomes.push((await toldLate(world, seconds, blocks)).told.label);
    expect(outcomes).toEqual(['Authorized', 'Authorized (Canceled)', 'Canceled']);
  }),
  claim('Dentro do prazo | Tanto faz | O pagamento fica autorizado | authorised', async (world) => {
    for (const blocks of [false, true]) {
      const { untold, told } = await toldLate(world, -1, blocks);
      expect(untold).toMatchObject({ state: 'pending_confirmation', terminal: 'approved' });
      expect(told).toEqual({ state: 'authorised', terminal: 'approved', label: 'Authorized' });
    }
  }),
  claim(
    'Depois do prazo, dentro da tolerância de lateLimitMinutes minutos | Não | Fica «Autorizado (Cancelado)» no back-office: cancelado, com a autorização guardada, o que cancellation.authorisationKept diz | cancelled',
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
    { chosen: ['limit-lateLimitMinutes', 'extra-payment-cancellation-authorisationKept'] },
  ),
  claim(
    'Depois do prazo, dentro da tolerância | Sim | É anulado, e o cliente não paga | cancelled',
    async (world) => {
      for (const seconds of [0, 1, 600]) {
        const { told, settled } = await toldLate(world, seconds, true);
        expect(told).toEqual({ state: 'cancelled', terminal: 'voided', label: 'Canceled' });
        expect(settled).toBe(0);
      }
    },
    { chosen: ['limit-lateLimitMinutes'] },
  ),
  claim(
    'Depois da tolerância | Tanto faz | É anulado, e o cliente não paga | cancelled',
    async (world) => {
      for (const [seconds, blocks] of [
        [601, false],
        [601, true],
        [7200, false],
      ] as const) {
        const { told, settled } = await toldLate(world, seconds, blocks);
        expect(told).toEqual({ state: 'cancelled', terminal: 'voided', label: 'Canceled' });
        expect(settled).toBe(0);
      }
    },
    { chosen: ['limit-lateLimitMinutes'] },
  ),
  claim(
    [
      'Experimente a primeira linha com um terminal que só avisa meia hora depois:',
      'Envia um pagamento ao terminal silencioso da sandbox, faz passar o tempo e consulta o pagamento antes e depois do aviso.',
    ],
    async (world) => {
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
    },
    { chosen: ['limit-terminal-silentMinutes'] },
  ),
  claim(
    'As outras linhas têm um montante que as provoca:',
    async (world) => {
      const end = '2026-01-15T10:20:00+00:00';
      const late = async (amount: number, blockLatePayment: boolean) =>
        (await sent(world, amount, { validDate: { end, blockLatePayment } })).label;
      expect(await late(999_006, false)).toBe('Authorized (Canceled)');
      await world.api.post('/sandbox/reset');
      expect(await late(999_006, true)).toBe('Canceled');
      await world.api.post('/sandbox/reset');
      expect(await late(999_007, false)).toBe('Canceled');
    },
    { chosen: ['scenario-amounts'] },
  ),
];
