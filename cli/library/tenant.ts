import type { CallerExamination } from '@balcao/contract/control/caller.ts';
import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import { approvedCard } from '@balcao/contract/scenarios/cards.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { type Call, callerOf, headersOf, type Send } from './caller.ts';
import { clockChangeOf } from './clockStep.ts';
import { deliveriesOf, type KnownDeliveries } from './deliveries.ts';
import { refusingMore, requireGiven, requireKnown, requireNoMore, text } from './libraryErrors.ts';
import type { Credentials, Snapshot, TenantOptions, TerminalInUse, TestTenant } from './types.ts';

export interface TenantPlace {
  send: Send;
  url: string;
  open(options?: TenantOptions): Promise<TestTenant>;
}

/** Tenant with additional functions for the code that opened it. */
export interface OpenedTenant extends TestTenant {
  deliveries: KnownDeliveries;
}

/** Arguments of a tenant's methods. `reset` is missing, because test runners pass arguments to it as a hook. */
const takes = {
  advance: ['step'],
  payAtAtm: ['bill'],
  answerPhone: ['paymentId', 'answer', 'options'],
  payByCard: ['checkoutId', 'card'],
  fault: ['request'],
  setFailureMode: ['webhookId', 'failureMode'],
  requests: ['filter'],
  timeline: ['paymentId'],
  shipped: ['paymentId', 'because'],
  findings: [],
  snapshot: [],
  restore: ['snapshot'],
  fork: ['options'],
} as const satisfies Partial<Record<keyof OpenedTenant, readonly string[]>>;

export function tenantOf({ send, url, open }: TenantPlace, credentials: Credentials): OpenedTenant {
  const call = callerOf(send, url, credentials);
  const deliveries = deliveriesOf(call);
  const post = <Data>(path: string, body?: unknown) => call<Data>('POST', `/sandbox/${path}`, body);
  const id = encodeURIComponent;
  const snapshot = () => call<Snapshot>('GET', '/sandbox/export');
  const verbs: OpenedTenant = {
    url,
    credentials,
    secret: credentials.privateKey,
    headers: headersOf(credentials),
    deliveries,
    call,
    advance: async (step) => post('clock', clockChangeOf(step)),
    payAtAtm: async (bill) => post('atm', requireGiven('payAtAtm', bill)),
    answerPhone: async (paymentId, answer, options = {}) =>
      post(`payments/${id(paymentId)}/phone`, { answer, ...requireGiven('answerPhone', options) }),
    payByCard: async (checkoutId, card = {}) =>
      post(`checkouts/${id(checkoutId)}/card`, { ...approvedCard, ...requireGiven('payByCard', card) }),
    useTerminal: (...given) => {
      requireNoMore('useTerminal', ['uuid'], given);
      // An omitted UUID means the first seeded terminal, but an undefined one is a mistake.
      if (given.length > 0) requireKnown('useTerminal', { uuid: given[0] }, { uuid: text });
      return terminalOf(call, given[0] ?? seed.terminals[0].uuid);
    },
    fault: async (request) => post('faults', requireGiven('fault', request)),
    setFailureMode: (webhookId, failureMode) =>
      call('PUT', `/sandbox/webhooks/${id(webhookId)}/failure-mode`, { failureMode }),
    async requests(filter = {}) {
      requireKnown('requests', filter, {});
      return call('GET', '/sandbox/requests');
    },
    timeline: (paymentId) => call('GET', `/sandbox/payments/${id(paymentId)}/timeline`),
    async shipped(paymentId, because = {}) {
      requireKnown('shipped', because, { deliveryId: text });
      await post(`payments/${id(paymentId)}/shipment`, because);
    },
    async findings() {
      const { rules } = await call<CallerExamination>('GET', '/sandbox/caller');
      return rules.filter(({ outcome }) => outcome === 'found');
    },
    snapshot,
    async restore(state) {
      await post('import', requireGiven('restore', state));
      await deliveries.skipPresent();
    },
    async fork(options) {
      const state = await snapshot();
      const twin = await open(options);
      await twin.restore(state);
      return twin;
    },
    async reset() {
      await post('reset');
      deliveries.forget();
    },
  };
  return refusingMore(verbs, takes);
}

const terminalTakes = {
  look: [],
  typeAmount: ['amountCents'],
  presentCard: ['card'],
  typePin: ['pin'],
  leave: [],
  setFault: ['fault'],
  settle: [],
} as const satisfies Partial<Record<keyof TerminalInUse, readonly string[]>>;

function terminalOf(call: Call, uuid: string): TerminalInUse {
  const path = `/sandbox/terminals/${encodeURIComponent(uuid)}`;
  const act = (verb: string, body?: object) => call<VirtualTerminal>('POST', `${path}/${verb}`, body);
  const verbs: TerminalInUse = {
    uuid,
    look: () => call('GET', path),
    typeAmount: (amount) => act('amount', { amount }),
    presentCard: async (card = {}) =>
      act('card', { entry: 'tap', number: approvedCard.number, ...requireGiven('presentCard', card) }),
    typePin: (pin) => act('pin', { pin }),
    leave: () => act('leave'),
    setFault: (terminalFault) => act('fault', { terminalFault }),
    settle: () => call('POST', `${path}/settlement`),
  };
  return refusingMore(verbs, terminalTakes);
}
