import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect } from 'vitest';
import { basic } from '../../sandbox/testing/api.ts';
import { settingsFrom } from '../../tools/run/settings.mjs';
import { startMessage } from '../../tools/start/startMessage.mjs';
import { proofs } from './check/proofs.ts';
import { recordedSteps, sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';
import { stateOf } from './verbs/payment-states.ts';

const hook = 'http://localhost:4500/';

const subscribed = async (world: World) => (await sendRecorded<{ id: string }>(world, 'start/order', 'subscribe')).data;

/** Creates the order of step 4, and returns the payer's actions on its page. */
async function ordered(world: World) {
  const { data } = await sendRecorded<{ id: string; paymentId: string }>(world, 'start/order', 'create');
  return { ...data, payer: world.payerOnPage(data.id), payment: { id: data.paymentId } as Payment };
}

const toldOf = async (world: World) => (await world.notifications(hook)).map(({ payments: [payment] }) => payment.id);

export default proofs('quickstart', {
  'samples-have-the-printed-credentials': async (world) => {
    const message = startMessage(settingsFrom({}), seed, { siteReady: true, onWindows: false });
    const { code, privateKey } = seed.platform;
    for (const shown of [code, privateKey, seed.entity.clientId]) expect(message).toContain(shown);
    const steps = [
      ...recordedSteps('start/authentication').filter(({ name }) => name === 'call'),
      ...recordedSteps('start/order').filter(({ request }) => request.path.startsWith('/api/')),
    ];
    expect(steps.length).toBeGreaterThan(4);
    for (const { request } of steps) {
      expect(request.headers.Authorization).toBe(basic(code, privateKey));
      expect([undefined, seed.entity.clientId]).toContain(request.headers['PayPay-ClientId']);
    }
    expect((await sendRecorded(world, 'start/authentication', 'call')).status).toBe(200);
  },
  'order-is-paid-and-told': async (world) => {
    expect(await subscribed(world)).toMatchObject({
      action: 'payment_confirmed',
      handler: 'paypay-v2',
      url: hook,
    });
    const { payment, payer } = await ordered(world);
    expect((await payer.look()).data).toMatchObject({ amountCents: 1000 });
    expect(await stateOf(world, payment)).toBe('pending');
    await payer.card(world.cards.visa);
    const path = `/api/payments/${payment.id}`;
    const { data } = await sendRecorded<Payment>(world, 'start/order', 'get', path);
    expect(data).toMatchObject({
      id: payment.id,
      amount: 1000,
      code: 'ENCOMENDA-1',
      stateDetails: { state: 'confirmed' },
    });
    const [message, ...more] = await world.messages(hook);
    expect([message?.method, message && world.isSigned(message), more]).toEqual(['POST', true, []]);
    expect(await toldOf(world)).toEqual([payment.id]);
    const left = await ordered(world);
    await left.payer.leave();
    expect(await stateOf(world, left.payment)).toBe('cancelled');
  },
  'page-opens-in-portuguese': async (world) => {
    const languageOf = async (id: string, query?: string) =>
      (await world.payerOnPage(id, query).look()).data.page.language;
    const create = (page?: object) =>
      world.api.post<{ id: string }>(
        '/api/checkouts',
        { payment: { amount: 1000 }, page },
        { 'accept-language': 'EN' },
      );
    const { id } = (await create()).data;
    expect(await languageOf(id)).toBe('PT');
    expect(await languageOf(id, '?page_language=ES')).toBe('ES');
    for (const language of ['PT', 'ES', 'EN'])
      expect(await languageOf((await create({ language })).data.id)).toBe(language);
    expect((await create({ language: 'FR' })).status).toBe(422);
  },
  'first-payment-is-1101': async (world) => {
    const shown = recordedSteps('start/order').find(({ name }) => name === 'get');
    expect(shown?.request.path).toBe('/api/payments/1101');
    const ids = [(await ordered(world)).paymentId, (await ordered(world)).paymentId];
    expect(ids).toEqual(['1101', '1102']);
  },
});
