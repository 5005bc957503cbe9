import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';

/** Another object that serves where a recording uses one of the seed. */
interface StandIn {
  /** Its id, or another unique value, as the recordings have it. */
  seeded: string;
  what: string;
  /** Where a response has that value; `id` when left out. */
  at?: string;
  /** Reads what a server may hold; the first one serves for reading. */
  find?: ProvokingRequest;
  /** Makes one like that of the seed, for this run to change and remove. */
  make?: ProvokingRequest;
}

const { payments, customers, terminals, webhooks, savedMethods, checkouts, entities, entity } = seed;
const row = (seeded: string, what: string, more: Omit<StandIn, 'seeded' | 'what'> = {}): StandIn => ({
  ...{ seeded, what, ...more },
});
const first = (operation: string, query = {}) => ({ operation, query: { ...query, limit: '1' } });
const paid = (stateDetails_state: string, paymentMethod_code: string) => ({
  find: first('listPayments', { stateDetails_state, paymentMethod_code }),
});
const saved = (code: string) => ({
  at: 'uuid',
  find: { ...first('listSavedMethods', { code }), params: { uuid: customers.own } },
});
const made = (operation: string, body: object) => ({ make: { operation, body } });
const subscription = (action: string) =>
  made('createWebhook', { action, url: 'https://loja.example/sandbox/inbox/0001' });

const customUniqueId = 'ORDER-2026-0001';
const order = made('createReference', {
  amount: 1000,
  code: 'REF-0001',
  summary: 'Encomenda 0001',
  customUniqueId,
});
const realtime = made('createReference', {
  amount: 1000,
  availableMethods: [{ code: 'MB', type: 'REALTIME' }],
});
const customerId = 'C-0001';
const name = { firstName: 'Maria', lastName: 'Silva' };
const reached = { email: 'maria.silva@cliente.example', phoneNumber: '351#900000001' };
const customer = made('createCustomer', { customerId, ...name, ...reached });

export const standIns: readonly StandIn[] = [
  row(payments.pendingReference, 'pending Multibanco payment', { ...paid('pending', 'MB'), ...order }),
  row(customUniqueId, 'order', { at: 'customUniqueId', ...order }),
  row(payments.realtimeReference, 'payment in real time', realtime),
  row(payments.confirmedReference, 'confirmed Multibanco payment', paid('confirmed', 'MB')),
  row(payments.waitingPhone, 'MB WAY payment that waits for its payer', paid('pending_confirmation', 'MW')),
  row(payments.otherEntity, 'payment of `other`', { find: { ...first('listPayments'), as: 'other' } }),
  row(customers.own, 'customer', { at: 'uuid', find: first('listCustomers'), ...customer }),
  row(customerId, 'customer', { at: 'customerId', ...customer }),
  row(savedMethods.card, 'saved card', saved('CC')),
  row(savedMethods.phone, 'saved phone', saved('MW')),
  ...terminals.map(({ uuid }) => row(uuid, 'terminal', { at: 'uuid', find: first('listTerminals') })),
  row(webhooks.confirmed, 'subscription', subscription('payment_confirmed')),
  row(webhooks.cancelled, 'subscription', subscription('payment_cancelled')),
  row(checkouts.ready, 'checkout', made('createCheckout', { payment: { amount: 1000 } })),
  row(entities.approved.clientId, 'entity', {
    ...{ at: 'clientId', find: { operation: 'getEntity', params: { clientId: entity.clientId } } },
  }),
  ...[
    ...[payments.initialRecurring, payments.refusedPhone, payments.confirmedPhone, payments.authorisedCard],
    ...[payments.settledTerminal, checkouts.paid, checkouts.token, customers.shared, customers.theirs],
    ...[savedMethods.sharedCard, entities.pending.clientId, entities.declined.clientId],
  ].map((seeded) => row(seeded, 'object like that of the seed')),
];

/** What a response tells of what was made. */
export interface Data {
  [name: string]: unknown;
  stateDetails?: { state: string };
  refunds?: { amount: number }[];
}

/** How to end a payment in its state. What waits on a phone ends by itself, and a captured one with its captures. */
function endOf({ id, type, amount, refunds = [], stateDetails }: Data): ProvokingRequest | undefined {
  const params = { id: String(id) };
  const rest = refunds.reduce((sum, refund) => sum - refund.amount, Number(amount));
  switch (stateDetails?.state) {
    case 'pending_confirmation':
    case 'cancelled':
      return undefined;
    case 'confirmed':
      if (type === 'authorization' || rest <= 0) return undefined;
      return { operation: 'createRefund', params, body: { amount: rest } };
    default:
      return { operation: 'cancelPayment', params, body: { ignoreUnsupported: true } };
  }
}

/** How to remove what an operation made, from what it is now. */
export const removals: Readonly<Record<string, (data: Data) => ProvokingRequest | undefined>> = {
  createReference: endOf,
  createPayment: endOf,
  createCheckout: endOf,
  createToken: endOf,
  createCapture: endOf,
  createRecurring: endOf,
  createCustomer: ({ uuid }) => ({ operation: 'deleteCustomer', params: { uuid: String(uuid) } }),
  createWebhook: ({ id }) => ({ operation: 'deleteWebhook', params: { id: String(id) } }),
};

/** The call that reads the payment that an operation made, as it is now. */
export const paymentOf = (operation: string, { id, paymentId = id }: Data): ProvokingRequest | undefined =>
  removals[operation] === endOf ? { operation: 'getPayment', params: { id: String(paymentId) } } : undefined;
