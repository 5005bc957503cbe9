import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/examples.ts';
import { expect } from 'vitest';
import { advice, claim, claims } from '../../claims.ts';
import { aDay, anHour, stateOf } from './verbs.ts';

/** Rows on payments at a terminal. */
export const terminals = claims({
  tpa: [
    claim(
      [
        'O pedido é enviado ao terminal e espera.',
        'Aprovado, fica autorizado até à liquidação, que o confirma.',
        'Aprovado no terminal ainda não é pago: só a liquidação o confirma.',
      ],
      async (world) => {
        const terminal = world.terminal();
        const { data: payment } = await terminal.ask(1000);
        expect(payment.stateDetails.state).toBe('pending_confirmation');
        await terminal.charge();
        expect(await stateOf(world, payment)).toBe('authorised');
        expect((await world.capture(payment.id, 1000)).refusals).toEqual(['400 e00402']);
        await world.pass(aDay - anHour);
        await terminal.settle();
        expect(await stateOf(world, payment)).toBe('confirmed');
      },
    ),
    claim('Recusado, abandonado, sem cartão ou fora de prazo, fica cancelado.', async (world) => {
      for (const kind of ['declined', 'given up', 'no card', 'too late']) {
        const terminal = world.terminal();
        const brief = kind === 'too late' ? { validDate: { end: '2026-01-15T10:30:00' } } : {};
        if (kind === 'too late') await terminal.setTerminalFault('silent');
        const { data } = await terminal.ask(1000, brief);
        if (kind === 'declined') await terminal.charge(world.cards.declined);
        if (kind === 'given up') await terminal.leave();
        if (kind === 'no card') await world.pass(60);
        if (kind === 'too late') {
          await terminal.charge();
          await world.pass(29 * 60);
        }
        expect([kind, await stateOf(world, data)]).toEqual([kind, 'cancelled']);
      }
    }),
    claim(
      'Uma aprovação que chega tarde pode manter a autorização ou ser anulada.',
      async (world) => {
        const labels: unknown[] = [];
        for (const blockLatePayment of [false, true]) {
          await world.api.post('/sandbox/reset');
          const terminal = world.terminal();
          await terminal.ask(1000, { validDate: { end: '2026-01-15T10:20:00', blockLatePayment } });
          await terminal.setTerminalFault('silent');
          await terminal.charge();
          await world.api.post('/sandbox/clock', { to: '2026-01-15T10:25:00+00:00' });
          await terminal.setTerminalFault('none');
          labels.push((await terminal.transactions())[0]?.backOfficeLabel);
        }
        expect(labels).toEqual(['Authorized (Canceled)', 'Canceled']);
      },
      { chosen: ['limit-lateLimitMinutes'] },
    ),
    claim(
      'Um pagamento que o terminal já fez, e que regista com createProcessedPayment, começa, na sandbox, no estado que lhe der: authorised ou confirmed.',
      async ({ api, terminals }) => {
        const register = (state: string, code: string) =>
          api.post<Payment>(`/api/terminals/${terminals.standalone}/processedPayments`, {
            ...processedExample,
            code,
            stateDetails: { state },
          });
        for (const [state, code] of [
          ['authorised', '000101'],
          ['confirmed', '000102'],
        ] as const) {
          expect((await register(state, code)).data.stateDetails.state).toBe(state);
        }
        for (const state of ['pending', 'pending_confirmation', 'cancelled']) {
          expect((await register(state, '000103')).refusals).toEqual(['400 e00600']);
        }
      },
      { chosen: ['payment-new-register_authorised'] },
    ),
    claim('O back-office usa outros nomes para os mesmos estados:', async (world) => {
      const terminal = world.terminal();
      const { id } = await terminal.approved();
      const shown = async () => {
        const last = (await terminal.transactions()).find(({ payment }) => payment.id === id);
        return [(await world.get(id)).stateDetails.state, last?.backOfficeLabel];
      };
      expect(await shown()).toEqual(['authorised', 'Authorized']);
      await terminal.settle();
      expect(await shown()).toEqual(['confirmed', 'Confirmed']);
      await world.pass(aDay);
      await world.settle();
      expect(await shown()).toEqual(['confirmed', 'Settled']);
    }),
    advice('O que o próprio terminal está a fazer é outra coisa, e tem estados seus:'),
    claim(
      [
        'O terminal espera pelo cartão, pede o PIN se for preciso, pede autorização e mostra se foi aprovada.',
        'Aprovada, pode ser liquidada ou anulada.',
      ],
      async (world) => {
        const terminal = world.terminal();
        const state = async () => (await terminal.look()).transaction?.state;
        const { data } = await terminal.ask(1000);
        const seen = [await state()];
        await terminal.card('insert');
        seen.push(await state());
        await terminal.pin();
        seen.push(await state());
        await world.pass(5);
        seen.push(await state());
        await world.cancel(data.id);
        const { id } = await terminal.confirmed();
        const ends = (await terminal.transactions()).filter(({ payment }) =>
          [id, data.id].includes(payment.id),
        );
        expect(seen).toEqual(['waiting_for_card', 'waiting_for_pin', 'authorising', 'approved']);
        expect(ends.map((each) => each.state).sort()).toEqual(['settled', 'voided']);
        await terminal.ask(1000);
        await terminal.card('tap');
        expect(await state()).toBe('authorising');
      },
    ),
    claim(
      'Sem cartão durante um minuto, com o PIN errado três vezes, por recusa do banco ou por desistência, a transação acaba.',
      async (world) => {
        const terminal = world.terminal();
        const state = async () => (await terminal.transactions())[0]?.state;
        await terminal.ask(1000);
        await world.pass(59);
        expect(await state()).toBe('waiting_for_card');
        await world.pass(1);
        expect(await state()).toBe('timed_out');
        await terminal.ask(1000);
        await terminal.card('insert');
        for (const _ of [1, 2]) await terminal.pin('0000');
        expect(await state()).toBe('waiting_for_pin');
        await terminal.pin('0000');
        expect(await state()).toBe('declined');
        await terminal.ask(1000);
        await terminal.charge(world.cards.declined);
        expect(await state()).toBe('declined');
        await terminal.ask(1000);
        await terminal.leave();
        expect(await state()).toBe('given_up');
      },
    ),
  ],
});
