import { pushMinutes } from '@balcao/contract/resources/payments/timeLimits.ts';
import { expect } from 'vitest';
import { basic } from '../../../sandbox/testing/api.ts';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, provedBy, type Row, source } from '../claims.ts';
import { noon, onPhone, payAtAtm, referenceOf, stateOf, tryAgain } from '../guides/payment-states/verbs.ts';

const methods = '/api/availableMethods?amount=1000';

/** Facts that the provider publishes about its plugins, gathered in docs/decisions/shop-plugins.md. */
export const published = (...quotes: readonly string[]) =>
  source(quotes, "published: pages of the provider's shop plugins");

/** A page's own layout: its drawings, their numbers and captions. */
export const drawn = (...quotes: readonly string[]) =>
  source(quotes, 'product: ui/drawing, drawings of screens that the provider publishes');

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

/** An order of the plugin lab waits until its payment's webhook arrives, and then is paid. */
export const paidByNotification = provedBy(
  'workbench/panels/lab/orderFlow.test.ts',
  'awaits payment until the webhook of the real payment says that it is paid',
);

/** The same on the page of the lab, before a reader's eyes. */
export const paidInTheLab = provedBy(
  'e2e/guides/pluginLab.spec.ts',
  'a SOAP order by Multibanco is paid at the cash machine, and its form is verified by both proofs',
);

/** An order whose notification gets lost is paid after asking by hand. */
export const paidByAsking = provedBy(
  'e2e/guides/pluginLab.spec.ts',
  'an order whose webhook gets lost waits until it is updated by hand',
);

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

/** What the introductions say to whoever fears that the notice about SOAP concerns the module. */
export const soapNotice: readonly Row[] = [
  advice('O aviso no topo, sobre o serviço SOAP, é para quem programa.'),
  claim(
    'Esse serviço está obsoleto, mas continua a responder, e é o módulo que trata da ligação.',
    async ({ soap }) => {
      expect(await soap.call('checkIntegrationState')).toMatchObject({ state: '1', code: '02' });
    },
  ),
];

/** The sandbox's payment page notices by itself what happens in the app. */
export const paidOnThePage = provedBy(
  'e2e/checkout/mbway.spec.ts',
  'a payer who accepts in the app sees the page change by itself',
);

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
