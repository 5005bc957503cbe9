import type { Bug } from './mutant.ts';

/** Bugs in persistence: transactions, crashes, clocks, tenants. */
export const processMutants: readonly Bug[] = [
  {
    name: 'a call is answered before it is committed',
    harm: 'A payment that was acknowledged does not exist after a crash.',
    file: 'sandbox/storage/groupCommit.ts',
    find: 'return () => resolve(result);',
    replace: 'resolve(result); return () => undefined;',
  },
  {
    name: 'the clock of every sandbox moves',
    harm: 'One developer moves the clock, and the payments of all others expire.',
    file: 'sandbox/storage/store.ts',
    find: "set({ clock_offset: offset })\n        .where('tenant', '=', tenant)",
    replace: "set({ clock_offset: offset })\n        .where('tenant', '>=', '')",
  },
  {
    name: 'a refund at a terminal is not counted',
    harm: 'The same money is given back a second time.',
    file: 'sandbox/services/payments/changePayment.ts',
    find: 'if (change.also) await saveChange(store, change.also, at);',
    replace: '',
    mayEscape: 'It needs a long row of right steps at one terminal.',
  },
  {
    name: 'a subscription that is off is told',
    harm: 'A shop that switched messages off gets them later, all at once.',
    file: 'sandbox/services/webhooks/enqueueWebhooks.ts',
    find: 'if (disabledAt !== null) continue;',
    replace: '',
  },
  {
    name: 'what a killed process was sending stays held',
    harm: 'After a crash the messages that were on their way wait half a minute too long, or for ever.',
    file: 'sandbox/storage/claimDeliveries.ts',
    find: "set({ lease_until: 0 }).where('lease_until', '>', 0)",
    replace: "set((eb) => ({ lease_until: eb('lease_until', '*', 2) })).where('lease_until', '>', 0)",
  },
  {
    name: 'a moved clock skips what falls due at its end',
    harm: 'A payment stays open although its time is over.',
    file: 'sandbox/storage/dueItems.ts',
    find: '+ (select clock_offset from tenants where tenant = $',
    replace: '- 3000 + (select clock_offset from tenants where tenant = $',
  },
  {
    name: 'a moved clock does not stop on the way',
    harm: 'Messages that would have been tried again in between leave at the end, all at once.',
    file: 'sandbox/services/clock/moveClock.ts',
    find: 'next >= target ? target : next',
    replace: 'next > stop ? target : next',
  },
  {
    name: 'a payment of another sandbox is changed',
    harm: 'One developer cancels the payment of another.',
    file: 'sandbox/storage/paymentQueries.ts',
    find: ".where('tenant', '=', tenant)\n    .where('id', '=', id)",
    replace: ".where('tenant', '>=', '')\n    .where('id', '=', id)",
  },
  {
    name: 'who deletes a subscription deletes payments of others',
    harm: 'One developer tidies up, and what was paid in every other sandbox is gone.',
    file: 'sandbox/storage/webhookQueries.ts',
    find: 'if (gone > 0) changed({ platformCode, id });',
    replace: `await db.deleteFrom('payments').where('tenant', '!=', tenant)
        .where('state', 'in', ['confirmed', 'cancelled']).execute();`,
  },
  {
    name: 'a payer on a page ends the faults of another sandbox',
    harm: 'A developer waits for a fault that somebody else took away.',
    file: 'sandbox/http/routes/payerRoutes.ts',
    find: 'typeCard: actions.payByCard,',
    replace: `typeCard: async (call) => {
      await call.context.store.write('shared', (store) => store.faults.remove(undefined));
      return actions.payByCard(call);
    },`,
  },
  {
    name: 'who looks at a page changes its payment',
    harm: 'A payment that nobody touched is new in every list of changes.',
    file: 'sandbox/services/checkouts/visits.ts',
    find: `ports.store.read(caller.tenant, (store) => store.payments.findByCheckout(id));
  const own = payment?.platformCode`,
    replace: `ports.store.write(caller.tenant, async (store) => {
      const seen = await store.payments.findByCheckout(id);
      return seen && store.payments.save(seen);
    });
  const own = payment?.platformCode`,
  },
  {
    name: 'who deletes a customer deletes them all',
    harm: 'A shop that forgets one customer has forgotten every customer.',
    file: 'sandbox/storage/customerQueries.ts',
    find: "await remove(db, 'customers', { tenant, uuid });",
    replace: "await db.deleteFrom('customers').where('tenant', '=', tenant).execute();",
  },
  {
    name: 'a payment page asks for the credentials of its shop',
    harm: 'No payer can pay.',
    file: 'sandbox/http/routes/payerRoutes.ts',
    find: "const opened = await authenticatePage(appContext, req.param('id') ?? '');",
    replace: `const opened = req.header('authorization')
    ? await authenticatePage(appContext, req.param('id') ?? '')
    : refusePage();`,
  },
  {
    name: 'a declined merchant is approved without a new review',
    harm: 'A merchant that was refused takes payments.',
    file: 'sandbox/domain/entities/entityTransition.ts',
    find: 'entityTransition(entity.state, action)',
    replace: "entityTransition(entity.state === 'declined' ? 'pending' : entity.state, action)",
  },
  {
    name: 'a whole list is one short',
    harm: 'A payment is missing when the books are closed.',
    file: 'sandbox/storage/paymentQueries.ts',
    find: 'totalCount: count }',
    replace: 'totalCount: Math.max(count - 1, 0) }',
  },
];
