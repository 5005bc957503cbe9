import { disableAfterFailures } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/webhookSchema.ts';
import { expect } from 'vitest';
import { provider } from '../../provider.config.ts';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { wholeScheduleSeconds } from './verbs/failing-deliveries.ts';
import { noon, payAtAtm, referenceOf } from './verbs/payment-states.ts';

const path = '/api/webhooks';
const callbackUrl = 'https://loja.example/callback';

const inboxOf = (code: string) => `http://localhost:4000/sandbox/inbox/${code}`;

const made = async ({ api, webhookUrl: url }: World, more: object = {}) =>
  (await api.post<Webhook>(path, { action: 'payment_confirmed', url, ...more })).data;

export default proofs('webhooks', {
  'message-names-its-sender': async (world) => {
    await world.subscribe('payment_confirmed');
    await world.payReference({ callbackUrl });
    const messages = [...(await world.messages()), ...(await world.messages(callbackUrl))];
    const own = { 'user-agent': provider.webhookUserAgent, accept: '*/*' };
    expect(new Set(messages.map(({ url }) => url))).toEqual(new Set([world.webhookUrl, callbackUrl]));
    for (const { headers } of messages) expect(headers).toMatchObject({ ...own, 'content-type': 'application/json' });
  },
  'slow-message-says-its-length': async (world) => {
    const { id } = await made(world);
    await world.api.put(`/sandbox/webhooks/${id}/failure-mode`, { failureMode: 'slow' });
    await world.payReference();
    const [message] = await world.messages();
    expect(message?.headers['content-length']).toBe(String(Buffer.byteLength(message?.body ?? '')));
  },
  'subscription-is-one-event-one-url': async (world) => {
    const { action, url } = await made(world);
    expect([action, url]).toEqual(['payment_confirmed', world.webhookUrl]);
    for (const body of [{ action }, { url }])
      expect((await world.api.post(path, body)).refusals).toEqual(['422 e00221']);
    const two = ['payment_confirmed', 'payment_refunded'];
    expect((await world.api.post(path, { action: two, url })).refusals).toEqual(['422 e00230']);
    await world.refund((await world.charge()).id, 100);
    expect(await world.actions()).toEqual(['payment_confirmed']);
    await world.subscribe('payment_refunded');
    await world.refund((await world.charge()).id, 100);
    expect((await world.actions()).slice(1)).toEqual(two);
  },
  'platform-hears-all-its-entities': chosen(['behaviour-webhookScope'], async (world) => {
    const { entity, entities } = world.seed;
    const body = { action: 'payment_confirmed', url: world.webhookUrl };
    expect((await world.api.post(path, body, { 'paypay-clientid': undefined })).status).toBe(200);
    await world.payReference();
    await world.payReferenceAs(world.onBehalfOf(entities.approved.clientId));
    await world.payReferenceAs(world.other);
    expect((await world.notifications()).map(({ payments: [{ clientId }] }) => clientId)).toEqual([
      entity.clientId,
      entities.approved.clientId,
    ]);
  }),
  'new-sandbox-has-one-subscription': async (world) => {
    const opened = await world.openPrivateSandbox();
    for (const { api, code, second } of [
      { api: world.api, code: world.merchant.code, second: world.other },
      { api: opened.api, code: opened.platformCode, second: opened.otherApi },
    ]) {
      expect((await second.get<Webhook[]>(path)).data).toEqual([]);
      const { data } = await api.get<Webhook[]>(`${path}?action=payment_confirmed`);
      expect(data.map(({ url }) => url)).toEqual([inboxOf(code)]);
      await world.payReferenceAs(api);
      const [message] = await world.messages(inboxOf(code));
      expect(message && (await world.toInbox(message))).toBe(200);
    }
  },
  'own-computer-may-be-the-url': async (world) => {
    const url = 'http://localhost:4500/';
    await made(world, { url });
    await world.payReference();
    expect(await world.actions(url)).toEqual(['payment_confirmed']);
  },
  'subscriptions-are-listed-and-read': async ({ api, other }) => {
    const { data } = await api.get<Webhook[]>(path);
    expect(data.map(({ action }) => action)).toEqual(['payment_confirmed', 'payment_cancelled']);
    expect((await api.get(`${path}?action=payment_cancelled`)).data).toEqual([data[1]]);
    expect((await api.get(`${path}/${data[1]?.id}`)).data).toEqual(data[1]);
    expect((await other.get(path)).data).toEqual([]);
  },
  'update-changes-one-field-and-enables': chosen(['behaviour-disabledSubscription'], async (world) => {
    const webhook = await made(world);
    const { id } = webhook;
    const put = async (body: object) => (await world.api.put(`${path}/${id}`, body)).data;
    const url = `${world.webhookUrl}/new`;
    expect(await put({ url })).toEqual({ ...webhook, url });
    const action = 'payment_refunded';
    expect(await put({ action })).toEqual({ ...webhook, url, action });
    await put({ action: 'payment_confirmed' });
    await world.api.post(`/sandbox/webhooks/${id}/disable`);
    await world.payReference();
    expect(await world.actions(url)).toEqual([]);
    await put({ url });
    await world.payReference();
    expect(await world.actions(url)).toEqual(['payment_confirmed']);
  }),
  'deletion-still-sends-what-waits': async (world) => {
    const { id } = await made(world);
    world.respondWith(500);
    const { id: waiting } = await world.payReference();
    const gone = await world.api.delete(`${path}/${id}`);
    expect([gone.status, 'data' in gone.body]).toEqual([200, false]);
    world.respondWith(204);
    await world.payReference();
    await world.pass(60);
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect(told).toEqual([waiting, waiting]);
  },
  'callback-is-for-one-payment': async (world) => {
    world.respondWith(200);
    await world.subscribe('payment_confirmed');
    const { id } = await world.payReference({ callbackUrl });
    const charged = await world.charge({ callbackUrl });
    const checkout = await world.open({ payment: { callbackUrl } });
    const atRoot = { payment: {}, callbackUrl };
    await world.open(atRoot);
    expect((await world.terminal().ask(1000, { callbackUrl })).status).toBe(201);
    const without = await world.payReference();
    const told = (await world.messages(callbackUrl)).map(({ body }) => JSON.parse(body).id);
    expect(told.sort()).toEqual([id, id, charged.id, checkout.paymentId]);
    const heard = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect(heard.sort()).toEqual([id, charged.id, without.id]);
  },
  'callback-tells-creation-and-events': chosen(['behaviour-callbackMoments'], async (world) => {
    world.respondWith(200);
    await world.subscribe('payment_refunded');
    const { id } = await world.authorise({ callbackUrl });
    await world.adjust(id, 900);
    await world.capture(id, 500);
    await world.capture(id, 300);
    const charged = await world.charge({ callbackUrl });
    await world.refund(charged.id, 1000);
    const late = await referenceOf(world, { callbackUrl, ...noon });
    await world.pass(7200);
    await payAtAtm(world, late);
    const told = (await world.messages(callbackUrl)).map(({ body }) => JSON.parse(body));
    const statesOf = (of: string) =>
      told.filter((payment) => payment.id === of).map(({ stateDetails }) => stateDetails.state);
    // The changed amount and the second capture have no event; the full refund has two.
    expect(statesOf(id)).toEqual(['authorised', 'confirmed']);
    expect(statesOf(charged.id)).toEqual(['confirmed', 'cancelled']);
    expect(statesOf(late.id)).toEqual(['pending', 'cancelled', 'confirmed']);
    expect(told).toHaveLength(7);
    expect(await world.actions()).toEqual(['payment_refunded']);
  }),
  'callback-is-the-signed-payment': chosen(['behaviour-callbackSignature'], async (world) => {
    world.respondWith(200);
    await world.subscribe('payment_confirmed');
    const payment = await world.payReference({ callbackUrl });
    const [webhook] = await world.messages();
    expect(Object.keys(JSON.parse(webhook?.body ?? '{}'))).toEqual(['webhook', 'payments']);
    const callbacks = await world.messages(callbackUrl);
    expect(JSON.parse(callbacks.at(-1)?.body ?? '{}')).toEqual(payment);
    expect(callbacks.map((message) => world.isSigned(message))).toEqual([true, true]);
  }),
  'callback-is-never-disabled': chosen(['limit-disableAfterFailures'], async (world) => {
    world.respondWith(500);
    await world.subscribe('payment_confirmed');
    for (let n = 0; n < disableAfterFailures; n += 1) await world.payReference({ callbackUrl });
    await world.pass(wholeScheduleSeconds);
    const called = (await world.deliveries(callbackUrl)).length;
    await world.payReference({ callbackUrl });
    expect(await world.deliveries()).toHaveLength(disableAfterFailures);
    expect(await world.deliveries(callbackUrl)).toHaveLength(called + 2);
  }),
});
