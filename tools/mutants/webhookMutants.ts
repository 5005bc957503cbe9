import type { Bug } from './mutant.ts';

export const webhookMutants: readonly Bug[] = [
  {
    name: 'an event is lost when its second attempt fails',
    harm: 'A shop that was down for two minutes never hears of the payment.',
    file: 'sandbox/domain/webhooks/delivery.ts',
    find: "state: dueAt === null ? 'failed' : 'waiting', dueAt }",
    replace: "state: dueAt === null ? 'failed' : tries === 2 ? 'delivered' : 'waiting', dueAt }",
  },
  {
    name: 'a redirect counts as received',
    harm: 'A shop that moved to another address hears of nothing, and nobody notices.',
    file: 'contract/resources/webhooks/deliveryRules.ts',
    find: '[200, 201, 202, 204]',
    replace: '[200, 201, 202, 204, 301]',
  },
  {
    name: 'the third gap between attempts is left out',
    harm: 'A shop that is down has less time to come back than it was promised.',
    file: 'contract/resources/webhooks/deliveryRules.ts',
    find: '[1, 2, 3, 5, 8, 13, 21, 24]',
    replace: '[1, 2, 5, 8, 13, 21, 24, 24]',
  },
  {
    name: 'a message overtakes an older one about the same payment',
    harm: 'A shop hears of the refund before the payment.',
    file: 'sandbox/storage/claimDeliveries.ts',
    find: 'older.target = due.target and older.id < due.id',
    replace: 'older.target = due.target and older.id < due.id and older.lease_until = 0 and older.tries = 0',
  },
  {
    name: 'the second event of a change is not told',
    harm: 'A shop is told of the expiry, and waits for the cancellation for ever.',
    file: 'sandbox/services/webhooks/enqueueWebhooks.ts',
    find: 'for (const action of event.actions) {',
    replace: 'for (const action of event.actions.slice(0, 1)) {',
  },
  {
    name: 'a subscription is disabled one failure too early',
    harm: 'A shop loses its messages although it stayed within the limit.',
    file: 'contract/resources/webhooks/deliveryRules.ts',
    find: 'value: 20',
    replace: 'value: 3',
  },
  {
    name: 'a lease is never returned',
    harm: 'A message stays behind until the process is started again.',
    file: 'sandbox/storage/deliveries.ts',
    find: 'set lease_until = 0, state',
    replace: 'set lease_until = settled.lease + 86400000, state',
  },
  {
    name: 'messages are signed with another key',
    harm: 'The shop refuses every message as forged.',
    file: 'sandbox/domain/webhooks/signature.ts',
    find: 'hmac(sha256, utf8ToBytes(privateKey), ',
    replace: 'hmac(sha256, utf8ToBytes(privateKey.trim().toLowerCase()), ',
  },
  {
    name: 'events of entities are lost',
    harm: 'A platform never hears that its merchant was approved.',
    file: 'sandbox/services/webhooks/enqueueWebhooks.ts',
    find: `orderingKey: \`entity \${entity.clientId}\`,
    actions: events,`,
    replace: `orderingKey: \`entity \${entity.clientId}\`,
    actions: events.slice(1),`,
  },
  {
    name: 'a form has no fields',
    harm: 'An old shop is told of something, and cannot tell of what.',
    file: 'sandbox/services/webhooks/enqueueWebhooks.ts',
    find: 'form: (action) => encodeForm(action, at, [payment]),',
    replace: "form: () => 'nonsense',",
  },
  {
    name: 'a message tells of the payment as it was before',
    harm: 'A shop that believes the message sends nothing: the payment is said to be pending.',
    file: 'sandbox/services/webhooks/enqueueWebhooks.ts',
    find: "JSON.stringify({ payments: [presentPayment(payment, 'pt')] })",
    replace: "JSON.stringify({ payments: [presentPayment({ ...payment, state: 'pending' }, 'pt')] })",
  },
  {
    name: 'a message that was delivered is sent again by itself',
    harm: 'A shop ships an order a second time.',
    file: 'sandbox/services/webhooks/subscriptions.ts',
    find: 'await deliveries.setFailureMode(id, failureMode);',
    replace: `await deliveries.setFailureMode(id, failureMode);
      const [last] = await deliveries.list(caller.platformCode, { state: 'delivered', limit: 1 });
      if (last) await deliveries.save({ ...last, state: 'waiting', dueAt: caller.now, tries: 0 });`,
  },
];
