import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';

/** Another object that serves where a recording uses one of the seed. */
export interface StandIn {
  /** Its id, or another value that is unique, as the recordings have it. */
  seeded: string;
  what: string;
  /** Where an answer has that value; `id` when left out. */
  at?: string;
  /** Reads what a server may hold; the first one serves for reading. */
  find?: ProvokingRequest;
  /** Makes one like that of the seed, for this run to change and remove. */
  make?: ProvokingRequest;
}

const { payments, customers, terminals, webhooks, savedMethods, checkouts, entities, entity } = seed;
const one = { limit: '1' };
const paid = (query: object) => ({ operation: 'listPayments', query: { ...query, ...one } });
const saved = (seeded: string, code: string) => {
  const find = { operation: 'listSavedMethods', params: { uuid: customers.own }, query: { code, ...one } };
  return { seeded, what: 'saved method', at: 'uuid', find };
};
const made = (operation: string, body: object): ProvokingRequest => ({ operation, body });
const inbox = 'https://loja.example/sandbox/inbox/0001';
const subscription = (seeded: string, action: string) => ({
  ...{ seeded, what: 'subscription', make: made('createWebhook', { action, url: inbox }) },
});
const pending = { amount: 1000, code: 'REF-0001', summary: 'Encomenda 0001' };
const order = { ...pending, customUniqueId: 'ORDER-2026-0001' };
const maria = {
  customerId: 'C-0001',
  firstName: 'Maria',
  lastName: 'Silva',
  email: 'maria.silva@cliente.example',
};
const customer = made('createCustomer', { ...maria, phoneNumber: '351#900000001' });
const realtime = { amount: 1000, availableMethods: [{ code: 'MB', type: 'REALTIME' }] };

export const standIns: readonly StandIn[] = [
  {
    seeded: payments.pendingReference,
    what: 'pending Multibanco payment',
    find: paid({ stateDetails_state: 'pending', paymentMethod_code: 'MB' }),
    make: made('createReference', order),
  },
  {
    seeded: payments.realtimeReference,
    what: 'payment in real time',
    make: made('createReference', realtime),
  },
  { seeded: order.customUniqueId, what: 'order', at: 'customUniqueId', make: made('createReference', order) },
  {
    seeded: payments.confirmedReference,
    what: 'confirmed Multibanco payment',
    find: paid({ stateDetails_state: 'confirmed', paymentMethod_code: 'MB' }),
  },
  {
    seeded: payments.waitingPhone,
    what: 'MB WAY payment that waits for its payer',
    find: paid({ stateDetails_state: 'pending_confirmation', paymentMethod_code: 'MW' }),
  },
  { seeded: payments.otherEntity, what: 'payment of `other`', find: { ...paid({}), as: 'other' } },
  {
    seeded: customers.own,
    what: 'customer',
    at: 'uuid',
    find: { operation: 'listCustomers', query: one },
    make: customer,
  },
  { seeded: maria.customerId, what: 'customer', at: 'customerId', make: customer },
  saved(savedMethods.card, 'CC'),
  saved(savedMethods.phone, 'MW'),
  ...terminals.map(({ uuid }) => ({
    ...{ seeded: uuid, what: 'terminal', at: 'uuid', find: { operation: 'listTerminals', query: one } },
  })),
  subscription(webhooks.confirmed, 'payment_confirmed'),
  subscription(webhooks.cancelled, 'payment_cancelled'),
  { seeded: checkouts.ready, what: 'checkout', make: made('createCheckout', { payment: { amount: 1000 } }) },
  {
    seeded: entities.approved.clientId,
    what: 'entity',
    at: 'clientId',
    find: { operation: 'getEntity', params: { clientId: entity.clientId } },
  },
  ...[
    ...[payments.initialRecurring, payments.refusedPhone, payments.confirmedPhone, payments.authorisedCard],
    ...[payments.settledTerminal, checkouts.paid, checkouts.token, customers.shared, customers.theirs],
    ...[savedMethods.sharedCard, entities.pending.clientId, entities.declined.clientId],
  ].map((seeded) => ({ seeded, what: 'object like that of the seed' })),
];

/** What a response tells of what was made. */
export interface Data {
  [name: string]: unknown;
  id?: string;
  stateDetails?: { state: string };
}

function withdrawn({ id, paymentId = id, amount, stateDetails }: Data): ProvokingRequest | undefined {
  const params = { id: String(paymentId) };
  // The payer's phone has it; nobody else can end it, and it lapses by itself.
  if (stateDetails?.state === 'pending_confirmation') return undefined;
  if (stateDetails?.state === 'confirmed') return { operation: 'createRefund', params, body: { amount } };
  return { operation: 'cancelPayment', params, body: { ignoreUnsupported: true } };
}

/** How to remove what an operation made, from the `data` of its response. */
export const removals: Readonly<Record<string, (data: Data) => ProvokingRequest | undefined>> = {
  createReference: withdrawn,
  createPayment: withdrawn,
  createCheckout: withdrawn,
  createToken: withdrawn,
  createCapture: withdrawn,
  createRecurring: withdrawn,
  createCustomer: ({ uuid }) => ({ operation: 'deleteCustomer', params: { uuid: String(uuid) } }),
  createWebhook: ({ id = '' }) => ({ operation: 'deleteWebhook', params: { id } }),
};
