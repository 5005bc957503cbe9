import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { entityScenarios } from '@balcao/contract/scenarios/entities.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { claim, type Row } from '../../claims.ts';

const register = (world: World, clientId: string) =>
  world.api.post('/api/entities', {
    clientId,
    name: 'Livraria de Exemplo, Lda.',
    user: { name: 'Maria Silva', email: 'maria.silva@loja.example' },
  });

const reference = async ({ api }: World, more: object = {}) =>
  (await api.post<Payment>('/api/payments/references', { amount: 1000, ...more })).data;

/** Rows of the table of ways to each event: each is done as it says. */
export const provoke: readonly Row[] = [
  claim(
    'payment_authorized | Aprove um pagamento num terminal virtual, ou crie um do tipo authorization com um cartão guardado',
    async (world) => {
      await world.subscribe('payment_authorized');
      await world.terminal().approved();
      expect(await world.actions()).toEqual(['payment_authorized']);
      await world.authorise();
      expect(await world.actions()).toEqual(['payment_authorized', 'payment_authorized']);
    },
  ),
  claim(
    'payment_confirmed | Crie uma referência com createReference e pague-a com payAtAtm',
    async (world) => {
      await world.subscribe('payment_confirmed');
      const { referenceDetails, amount } = await reference(world);
      expect(await world.actions()).toEqual([]);
      await world.api.post('/sandbox/atm', { ...referenceDetails, amount });
      expect(await world.actions()).toEqual(['payment_confirmed']);
    },
  ),
  claim(
    'payment_expired | Crie uma referência com validDate.end e adiante o relógio com moveClock',
    async (world) => {
      await world.subscribe('payment_expired');
      await reference(world, { validDate: { end: '2026-01-15T11:00:00' } });
      await world.pass(3599);
      expect(await world.actions()).toEqual([]);
      await world.pass(1);
      expect(await world.actions()).toEqual(['payment_expired']);
    },
  ),
  claim(
    'payment_cancelled | Cancele um pagamento pending com cancelPayment; uma referência Multibanco normal pede ignoreUnsupported',
    async (world) => {
      await world.subscribe('payment_cancelled');
      const { paymentId } = await world.open();
      expect((await world.cancel(paymentId)).status).toBe(200);
      expect(await world.actions()).toEqual(['payment_cancelled']);
      const { id, stateDetails } = await reference(world);
      expect(stateDetails.state).toBe('pending');
      expect((await world.cancel(id)).refusals).toEqual(['400 e00402']);
      await world.cancel(id, { ignoreUnsupported: true });
      expect(await world.actions()).toEqual(['payment_cancelled', 'payment_cancelled']);
    },
  ),
  claim(
    'payment_refunded | Reembolse um pagamento confirmado (de uma autorização, a captura) com createRefund',
    async (world) => {
      await world.subscribe('payment_refunded');
      const { id, stateDetails } = await world.payReference();
      expect(stateDetails.state).toBe('confirmed');
      await world.refund(id, 1000);
      expect(await world.actions()).toEqual(['payment_refunded']);
    },
  ),
  claim(
    'payment_method_error | Peça um pagamento a um dos telemóveis de teste que recusam ou falham',
    async (world) => {
      await world.subscribe('payment_method_error');
      const phones = phoneScenarios.filter(
        ({ outcome, whenSaved }) => (outcome === 'refuse' || outcome === 'fail') && !whenSaved,
      );
      expect(phones.length).toBeGreaterThan(2);
      for (const [place, { phone: phoneNumber, afterSeconds }] of phones.entries()) {
        await world.create({ paymentMethod: { code: 'MW', details: { phoneNumber } } });
        await world.pass(afterSeconds);
        expect(await world.actions()).toEqual(Array(place + 1).fill('payment_method_error'));
      }
    },
  ),
  claim('entity_pending | Registe uma entidade com createEntity', async (world) => {
    await world.subscribe('entity_pending');
    expect((await register(world, '999999605')).status).toBe(201);
    expect(await world.actions()).toEqual(['entity_pending']);
  }),
  claim(
    'entity_approved e entity_declined | Registe um dos NIF de teste, ou decida com reviewEntity',
    async (world) => {
      await world.subscribe('entity_approved', 'entity_declined');
      for (const { clientId } of entityScenarios) await register(world, clientId);
      await world.pass(3);
      expect((await world.actions()).sort()).toEqual(['entity_approved', 'entity_declined']);
      await register(world, '999999605');
      await world.api.post('/sandbox/entities/999999605/review', { action: 'decline' });
      await world.api.post(`/sandbox/entities/${world.seed.entities.pending.clientId}/review`, {
        action: 'approve',
      });
      expect((await world.actions()).slice(2).sort()).toEqual(['entity_approved', 'entity_declined']);
    },
  ),
];
