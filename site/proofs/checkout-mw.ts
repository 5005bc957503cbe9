import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { pushMinutes } from '@balcao/contract/resources/payments/timeLimits.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { checkoutState, keepsToLimits, ordered } from './verbs/checkouts.ts';
import { slow } from './verbs/payment-states.ts';

const _journeys = 'e2e/checkout/mbway.spec.ts';

const [refusing, accepting] = ['351#900000020', '351#900000001'] as const;

export default proofs('checkout-mw', {
  // ---- top
  // “A sua loja só tem de ouvir o desfecho.”
  'top-1': async (world) => {
    await world.subscribe('payment_confirmed');
    const { paymentId, payer } = await ordered(world, 'mbway');
    await payer.phone(refusing);
    await world.pass(3);
    await payer.phone(accepting);
    await world.pass(3);
    const told = (await world.notifications()).map(({ payments: [payment] }) => [
      payment.id,
      payment.stateDetails.state,
    ]);
    expect(told).toEqual([[paymentId, 'confirmed']]);
  },
  // ---- page
  // “Primeiro, o número.”
  'page-1': async (world) => {
    expect(await world.readPage((await ordered(world, 'mbway')).id)).toContain('Número de telemóvel');
  },
  // “Depois, a espera: pushMinutes minutos, no máximo.”
  'page-2': chosen(['limit-pushMinutes'], async (world) => {
    const { id, payer } = await ordered(world, 'mbway');
    const { push } = (await payer.phone(slow)).data;
    const waits = Date.parse(push?.expiresAt ?? '') - Date.parse(push?.sentAt ?? '');
    expect(waits).toBe(pushMinutes * 60_000);
    await world.pass(pushMinutes * 60 - 1);
    expect(await checkoutState(world, id)).toBe('PaymentPending');
    await world.pass(1);
    expect(await checkoutState(world, id)).toBe('PaymentError');
  }),
  // “Ou escreva na página um destes números, que levam sozinhos a cada desfecho:”
  'page-3': chosen(['scenario-phones'], async (world) => {
    for (const { phone, code, whenSaved } of phoneScenarios) {
      await world.api.post('/sandbox/reset');
      const saves = { customer: { uuid: world.seed.customers.own } };
      const details = { createRegistration: true };
      const page = await world.open({
        payment: {
          paymentMethod: { code: 'MW', ...(whenSaved && { details }) },
          ...(whenSaved && saves),
        },
      });
      await world.payerOnPage(page.id).phone(phone);
      await world.pass(pushMinutes * 60);
      const { stateDetails } = (await world.api.get<Checkout>(`/api/checkouts/${page.id}`)).data;
      const end = [code ? 'PaymentError' : 'PaymentSuccess', code];
      expect([phone, stateDetails.state, stateDetails.error?.errors?.[0]?.code]).toEqual([phone, ...end]);
    }
  }),
  // ---- refused
  // “Na sandbox, o estado passa a PaymentError, com o motivo, e volta a andar assim que o cliente tentar outra vez:”
  'refused-1': chosen(['checkout-PaymentPending-fail', 'checkout-PaymentError-try_again'], async (world) => {
    const { id, payer } = await ordered(world, 'mbway');
    const now = async () => (await world.api.get<Checkout>(`/api/checkouts/${id}`)).data.stateDetails;
    await payer.phone(refusing);
    await world.pass(3);
    expect(await now()).toMatchObject({ state: 'PaymentError', error: { errors: [{ code: 'e04020' }] } });
    await payer.phone(accepting);
    expect(await now()).toMatchObject({ state: 'PaymentPending' });
    expect((await now()).error).toBeUndefined();
    await world.pass(3);
    expect((await now()).state).toBe('PaymentSuccess');
  }),
  // ---- problems
  // “O MB WAY aceita de … a …; fora disso a resposta é e00301.”
  'problems-1': chosen(['limit-methodLimits', 'error-e00301'], (world) => keepsToLimits(world, 'MW')),
  // “O pedido continua no telemóvel, e o webhook chega na mesma.”
  'problems-2': async (world) => {
    await world.subscribe('payment_confirmed');
    const { paymentId, payer } = await ordered(world, 'mbway');
    await payer.phone(slow);
    await world.pass(60);
    await world.answerPhone(paymentId, 'accept');
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect(told).toEqual([paymentId]);
  },
});
