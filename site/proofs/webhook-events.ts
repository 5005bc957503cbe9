import { readFileSync } from 'node:fs';
import { paymentLifecycle } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/webhookSchema.ts';
import { expect } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { onPhone } from './verbs/payment-states.ts';

/** Actions of payments that follow another payment; their events appear in the rows of that payment. */
const followers = new Set(['create_capture', 'create_refund', 'refund_at_terminal']);

/** Rows of the payments' lifecycle with the events of each, in a sandbox reset before each row. */
async function eventsOfEachRow(world: World): Promise<{ name: string; events: string[] }[]> {
  const seen: { name: string; events: string[] }[] = [];
  for (const { from, action } of paymentLifecycle) {
    if (followers.has(action)) continue;
    await world.api.post('/sandbox/reset');
    world.receiver.received = [];
    const heard = await world.eventsOfAction(from, action);
    seen.push({ name: `${from} ${action}`, events: heard.map(({ webhook }) => webhook.action) });
  }
  return seen.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Rows named in a table of the page, for example `pending expire`. */
function rowsOfTable(page: string, caption: string): string[] {
  const [, rows = ''] = page.split(`caption="${caption}"`)[1]?.match(/rows=\{\[(.*?)\]\}/s) ?? [];
  return [...rows.matchAll(/'([^']+)'/g)].map(([, name = '']) => name).sort();
}

const page = readFileSync(at('site/docs/guides/webhooks/event-types.mdx'), 'utf8');

const path = '/api/webhooks';

const review = (world: World, clientId: string, action: string) =>
  world.api.post(`/sandbox/entities/${clientId}/review`, { action });

export default proofs('webhook-events', {
  'page-names-every-event': async ({ api, webhookUrl: url }) => {
    for (const action of webhookActions) {
      expect((await api.post<Webhook>(path, { action, url })).data.action).toBe(action);
      expect(page).toContain(`<Event is="${action}" />`);
    }
    for (const action of ['payment_created', 'payment_pending', 'payment_captured', 'entity_created'])
      expect((await api.post(path, { action, url })).refusals).toEqual(['422 e00230']);
  },
  'page-lists-double-and-silent-changes': async (world) => {
    const rows = await eventsOfEachRow(world);
    const told = (count: number) => rows.filter(({ events }) => events.length === count).map(({ name }) => name);
    expect(rowsOfTable(page, 'Mudanças que têm dois eventos')).toEqual(told(2));
    expect(rowsOfTable(page, 'Mudanças de um pagamento que não têm evento')).toEqual(told(0));
    expect(rows.length - told(0).length).toBeGreaterThan(told(0).length);
  },
  'entity-events-carry-the-entity': chosen(['behaviour-entityEvents'], async (world) => {
    const { clientId } = world.seed.entities.pending;
    await world.subscribe('entity_approved', 'entity_declined');
    await world.payReference();
    for (const action of ['approve', 'review', 'decline']) await review(world, clientId, action);
    const messages = await world.messages();
    expect(await world.actions()).toEqual(['entity_approved', 'entity_declined']);
    expect(messages.every((message) => world.isSigned(message))).toBe(true);
    const { webhook, ...rest } = JSON.parse(messages[1]?.body ?? '{}');
    expect(rest).toEqual({ entities: [(await world.api.get(`/api/entities/${clientId}`)).data] });
  }),
  'webhook-id-is-the-subscriptions': async (world) => {
    const action = 'payment_confirmed';
    const { data } = await world.api.post<Webhook>(path, { action, url: world.webhookUrl });
    await world.subscribe('payment_refunded');
    for (let n = 0; n < 3; n += 1) await world.payReference();
    expect((await world.notifications()).map(({ webhook }) => webhook.id)).toEqual(Array(3).fill(data.id));
    const deliveries = (await world.deliveries()).map(({ id }) => id);
    expect([new Set(deliveries).size, deliveries.includes(data.id)]).toEqual([3, false]);
  },
  'each-subscribed-event-is-told': async (world) => {
    const expiring = async (end: string) => {
      await world.create({ paymentMethod: { code: 'MB' }, validDate: { end } });
      await world.pass(3599);
      const before = await world.actions();
      await world.pass(1);
      return (await world.actions()).slice(before.length);
    };
    await world.subscribe('payment_expired');
    expect(await expiring('2026-01-15T11:00:00')).toEqual(['payment_expired']);
    await world.subscribe('payment_cancelled');
    expect(await expiring('2026-01-15T12:00:00')).toEqual(['payment_expired', 'payment_cancelled']);
  },
  'refund-of-a-part-also-cancels': chosen(
    ['payment-confirmed-void_part', 'payment-confirmed-void', 'behaviour-refundedPayload'],
    async (world) => {
      const heard = await world.listen('payment_cancelled', 'payment_refunded');
      const told = async (of: Payment) =>
        (await heard())
          .filter(({ payment }) => payment.id === of.id)
          .map(({ action, payment: { stateDetails, refunds } }) => [
            action.slice('payment_'.length),
            stateDetails.state,
            refunds?.map(({ amount }) => amount),
          ]);
      const [today, later] = [await world.charge(), await world.charge()];
      await world.refund(today.id, 300);
      await world.sandbox.settle();
      const { data: refund } = await world.refund(today.id, 700);
      expect(await told(today)).toEqual([
        ['refunded', 'confirmed', [300]],
        ['cancelled', 'confirmed', [300]],
        ['refunded', 'cancelled', [300, 700]],
        ['cancelled', 'cancelled', [300, 700]],
      ]);
      await world.pass(24 * 3600);
      await world.refund(later.id, 1000);
      expect(await told(later)).toEqual([['refunded', 'confirmed', [1000]]]);
      expect((await world.get(today.id)).refunds?.[1]?.paymentId).toBe(refund.id);
    },
  ),
  'creation-is-told-to-callbacks-alone': chosen(
    ['payment-new-create_checkout', 'payment-confirmed-capture'],
    async (world) => {
      world.respondWith(200);
      await world.subscribe(...webhookActions);
      const callbackUrl = 'https://loja.example/callback';
      await world.api.post('/api/payments/references', { amount: 1000, callbackUrl });
      await world.open({ payment: { callbackUrl } });
      expect(await world.messages()).toEqual([]);
      expect(await world.messages(callbackUrl)).toHaveLength(2);
    },
  ),
  'silent-changes-are-in-responses': async (world) => {
    expect((await onPhone(world)).stateDetails.state).toBe('pending_confirmation');
    const { id } = await world.authorise();
    expect((await world.adjust(id, 900)).data.amount).toBe(900);
    await world.capture(id, 100);
    expect((await world.capture(id, 200)).data).toMatchObject({ type: 'capture', amount: 200 });
    const paid = await world.payReference();
    await world.settle();
    const read = await world.get(paid.id);
    expect(read.transferDetails?.transferredAt).toBeTruthy();
    expect(read.paymentFee?.invoiceDetails?.invoiceNumber).toBeTruthy();
    expect((await world.api.get<Payment[]>(`/api/payments?id=${paid.id}`)).data).toEqual([read]);
  },
});
