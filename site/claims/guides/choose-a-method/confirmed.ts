import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, type Row } from '../../claims.ts';
import { inSixMonths, starts, validSeconds } from './verbs.ts';

const stateOf = async (world: World, id: string) => (await world.get(id)).stateDetails.state;

/** A request on a phone that nobody answers is there for five minutes. */
async function waitsFiveMinutes(world: World, id: string): Promise<void> {
  await world.pass(5 * 60 - 1);
  expect(await stateOf(world, id)).toBe('pending_confirmation');
  await world.pass(1);
  expect(await stateOf(world, id)).toBe('pending');
}

/** Rows of the table of what is needed and when a payment is paid. */
export const confirmed: readonly Row[] = [
  claim('Cartão, na página | O cartão e a autenticação forte, na página | pending…', async (world) => {
    const payment = await starts.page(world);
    expect([payment.stateDetails.state, payment.validDate.end]).toEqual(['pending', inSixMonths]);
    const page = await world.open();
    await page.card(world.cards.challenge);
    expect(await stateOf(world, page.paymentId)).toBe('pending');
    await page.bank('accept');
    expect(await stateOf(world, page.paymentId)).toBe('confirmed');
  }),
  claim('Multibanco | Nada | pending | Paga na caixa ou no homebanking…', async (world) => {
    const payment = await starts.reference(world);
    expect([payment.stateDetails.state, payment.validDate.end]).toEqual(['pending', inSixMonths]);
    const paid = await world.payReference({ validDate: { end: '2026-01-20T12:00:00+00:00' } });
    expect(paid.validDate.end).toBe('2026-01-20T12:00:00+00:00');
    expect(await stateOf(world, paid.id)).toBe('confirmed');
  }),
  claim(
    'MB WAY | O número de telemóvel | pending_confirmation…',
    async (world) => {
      const payment = await starts.phone(world);
      expect([payment.stateDetails.state, validSeconds(payment)]).toEqual(['pending_confirmation', 1800]);
      await waitsFiveMinutes(world, payment.id);
      const accepted = await starts.phone(world);
      await world.answerPhone(accepted.id, 'accept', '1234');
      expect(await stateOf(world, accepted.id)).toBe('confirmed');
    },
    { chosen: ['limit-pushMinutes'] },
  ),
  claim(
    'MB WAY guardado | Que aceite na aplicação, sempre | pending_confirmation…',
    async (world) => {
      const payment = await starts.savedPhone(world);
      expect([payment.stateDetails.state, payment.validDate.end]).toEqual([
        'pending_confirmation',
        inSixMonths,
      ]);
      await world.answerPhone(payment.id, 'accept', '1234');
      expect(await stateOf(world, payment.id)).toBe('confirmed');
    },
    { chosen: ['limit-pushMinutes'] },
  ),
  claim('Cartão guardado | Nada, depois de o guardar | confirmed…', async (world) => {
    expect((await starts.savedCard(world)).stateDetails.state).toBe('confirmed');
  }),
  claim(
    'Terminal cloud | O cartão, e o PIN se for pedido | pending_confirmation…',
    async (world) => {
      const payment = await starts.terminal(world);
      expect([payment.stateDetails.state, payment.validDate.end]).toEqual([
        'pending_confirmation',
        '2026-01-15T23:59:59+00:00',
      ]);
      const { authorisedTerminal } = world.seed.payments;
      expect(await stateOf(world, authorisedTerminal)).toBe('authorised');
      await world.pass(24 * 3600);
      expect(await stateOf(world, authorisedTerminal)).toBe('confirmed');
    },
    { chosen: ['behaviour-terminalValidity'] },
  ),
  advice('Entregue só com confirmed; ao balcão, num terminal, já com authorised.'),
  claim('O aviso é o mesmo para todos: payment_confirmed.', async (world) => {
    const told = await world.listen('payment_confirmed');
    const reference = await world.payReference();
    const card = await world.charge();
    const phone = await starts.phone(world);
    await world.answerPhone(phone.id, 'accept', '1234');
    const page = await world.open();
    await page.card(world.cards.visa);
    await world.pass(24 * 3600);
    const ids = (await told()).map(({ payment }) => payment.id);
    const { authorisedTerminal } = world.seed.payments;
    for (const id of [reference.id, card.id, phone.id, page.paymentId, authorisedTerminal])
      expect(ids).toContain(id);
  }),
];
