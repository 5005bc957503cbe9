import { pushMinutes } from '@balcao/contract/resources/payments/timeLimits.ts';
import { expect } from 'vitest';
import { basic } from '../../sandbox/testing/api.ts';
import { proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { noon, onPhone, payAtAtm, referenceOf, stateOf, tryAgain } from './verbs/payment-states.ts';

const methods = '/api/availableMethods?amount=1000';

/** Credentials of another platform, of another environment, or with one space too many are refused. */
export async function refusesOtherCredentials(world: World) {
  const { code, privateKey } = world.merchant;
  const answerTo = (user: string, password: string) =>
    world.api.get(methods, { authorization: basic(user, password) });
  expect((await answerTo(code, privateKey)).status).toBe(200);
  const opened = await world.openPrivateSandbox();
  for (const [user, password] of [
    [world.seed.otherPlatform.code, privateKey],
    [code, world.seed.otherPlatform.privateKey],
    [code, `${privateKey} `],
    [code, opened.privateKey],
  ] as const)
    expect((await answerTo(user, password)).refusals, `${user}:${password}`).toEqual(['401 e00102']);
}

/** A platform code belongs to no platform without its zeros. */
export async function readsLeadingZeros(world: World) {
  const { code, privateKey } = world.merchant;
  expect(code).toMatch(/^0\d{3}$/);
  const short = basic(code.replace(/^0+/, ''), privateKey);
  expect((await world.api.get(methods, { authorization: short })).refusals).toEqual(['401 e00102']);
}

/** A payment that nobody made in time, or that somebody cancelled, is cancelled, and its shop is told. */
export async function toldOfTheEnd(world: World) {
  const expired = await world.eventsOfAction('pending', 'expire');
  expect(expired.map(({ webhook }) => webhook.action)).toEqual(['payment_expired', 'payment_cancelled']);
  expect(new Set(expired.map(({ payments: [payment] }) => payment.stateDetails.state))).toEqual(
    new Set(['cancelled']),
  );
  await world.api.post('/sandbox/reset');
  // The receiver keeps the messages from before the reset.
  const cancelled = (await world.eventsOfAction('pending', 'cancel')).slice(expired.length);
  expect(cancelled.map(({ webhook }) => webhook.action)).toEqual(['payment_cancelled']);
  expect(cancelled[0]?.payments[0].stateDetails.state).toBe('cancelled');
}

/** A payment is confirmed once it is paid, and its shop is told. */
export async function toldOfThePayment(world: World) {
  await world.subscribe('payment_confirmed', 'payment_expired', 'payment_cancelled');
  const payment = await referenceOf(world);
  expect([await stateOf(world, payment), await world.actions()]).toEqual(['pending', []]);
  await payAtAtm(world, payment);
  expect([await stateOf(world, payment), await world.actions()]).toEqual([
    'confirmed',
    ['payment_confirmed'],
  ]);
}

/** A reference is paid with its exact amount, and with no other. */
export async function paidWithItsAmount(world: World) {
  const payment = await referenceOf(world);
  expect(payment.amount).toBe(1000);
  for (const amount of [999, 1001])
    expect((await payAtAtm(world, { ...payment, amount })).body.success, String(amount)).toBe(false);
  expect((await payAtAtm(world, payment)).body.success).toBe(true);
}

/** A request waits on the phone for the minutes of the sandbox, and no longer. */
export async function waitsOnThePhone(world: World) {
  const payment = await onPhone(world, noon);
  await world.pass(pushMinutes * 60 - 1);
  expect(await stateOf(world, payment)).toBe('pending_confirmation');
  await world.pass(1);
  expect(await stateOf(world, payment)).toBe('pending');
}

/** A reference is paid until its last second, and not after it. */
export async function paidUntilItsEnd(world: World) {
  const until = { validDate: { end: '2026-01-15T12:00:00', blockLatePayment: true } };
  const [inTime, late] = [await referenceOf(world, until), await referenceOf(world, until)];
  await world.pass(2 * 3600 - 1);
  expect((await payAtAtm(world, inTime)).body.success).toBe(true);
  await world.pass(2);
  expect((await payAtAtm(world, late)).body.success).toBe(false);
}

/** The sandbox's three values open it in their places, and none of them in the place of another. */
export async function needsEachValueInItsPlace(world: World) {
  const { platform, entity } = world.seed;
  const statusOf = async (user: string, password: string, client: string) =>
    (await world.api.get(methods, { authorization: basic(user, password), 'paypay-clientid': client }))
      .status;
  const { code, privateKey } = platform;
  expect(await statusOf(code, privateKey, entity.clientId)).toBe(200);
  for (const [user, password, client] of [
    [privateKey, code, entity.clientId],
    [entity.clientId, privateKey, code],
    [code, entity.clientId, privateKey],
    [code, privateKey, code],
  ] as const)
    expect(await statusOf(user, password, client), `${user} ${password} ${client}`).toBeGreaterThanOrEqual(
      400,
    );
}

/** A shop with a plugin hears nothing of a request that was refused or that nobody answered; it can be tried again. */
export async function toldNothingOfARefusal(world: World) {
  await world.subscribe('payment_confirmed', 'payment_expired', 'payment_cancelled');
  const payment = await onPhone(world, noon);
  await world.answerPhone(payment.id, 'refuse');
  expect([await stateOf(world, payment), await world.actions()]).toEqual(['pending', []]);
  expect((await tryAgain(world, payment)).data.stateDetails.state).toBe('pending_confirmation');
  await world.pass(pushMinutes * 60);
  expect([await stateOf(world, payment), await world.actions()]).toEqual(['pending', []]);
  expect((await tryAgain(world, payment)).data.stateDetails.state).toBe('pending_confirmation');
}

/** The SOAP service still tells a shop about its payments. */
export async function answersSoap({ soap, payReference }: World) {
  const { id } = await payReference();
  const { payments } = await soap.call('checkEntityPayments', { payments: [{ paymentId: id }] });
  expect(payments).toMatchObject([{ paymentId: id, paymentState: '1' }]);
}

/** A refused request or card cancels nothing that a plugin is told of, and the payment is tried again until it is paid. */
export async function refusedAndTriedAgain(world: World) {
  await world.subscribe('payment_confirmed', 'payment_expired', 'payment_cancelled');
  const request = await onPhone(world, noon);
  await world.answerPhone(request.id, 'refuse');
  const page = await world.open();
  await page.card(world.cards.declined);
  const { id } = await page.payment();
  const statesNow = async () => [await stateOf(world, request), (await world.get(id)).stateDetails.state];
  expect([await statesNow(), await world.actions()]).toEqual([['pending', 'pending'], []]);
  expect((await tryAgain(world, request)).status).toBe(200);
  await world.answerPhone(request.id, 'accept');
  await page.card(world.cards.visa);
  expect([await statesNow(), await world.actions()]).toEqual([
    ['confirmed', 'confirmed'],
    ['payment_confirmed', 'payment_confirmed'],
  ]);
}

export default proofs('integrations', {
  // ---- flow
  // “O cliente escolhe o método na finalização da compra, paga, e a loja é avisada.”
  // “O plugin pede o pagamento ao fornecedor e a encomenda fica à espera de pagamento.”
  // “O cliente paga, o fornecedor avisa a loja, e a encomenda fica paga.”
  'flow-1': async (world) => {
    await world.subscribe('payment_confirmed');
    const { id, stateDetails } = await world.payReference();
    expect(stateDetails.state).toBe('confirmed');
    const [told] = await world.messages();
    expect(JSON.parse(told?.body ?? '').payments[0]).toMatchObject({ id });
  },
  // ---- requirements
  // “São três: o NIF da entidade, o código da plataforma e a chave privada.”
  'requirements-1': refusesOtherCredentials,
  'old-service-answers': async ({ soap }) => {
    expect(await soap.call('checkIntegrationState')).toMatchObject({ state: '1', code: '02' });
  },
});
