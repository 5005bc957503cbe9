import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { type Call, callerOf, headersOf, type Send } from './caller.ts';
import { clockChangeOf } from './clockStep.ts';
import { deliveriesOf, type KnownDeliveries } from './deliveries.ts';
import { approvedCard, approvedNumber } from './testCard.ts';
import type { Credentials, Snapshot, TenantOptions, TerminalInUse, TestTenant } from './types.ts';

/** Where a tenant is, and who opens another one beside it. */
export interface TenantPlace {
  send: Send;
  /** Origin of the sandbox. */
  url: string;
  open(options?: TenantOptions): Promise<TestTenant>;
}

/** A tenant, with what its opener needs besides. */
export interface OpenedTenant extends TestTenant {
  deliveries: KnownDeliveries;
}

/** The verbs of a tenant, on the control API. */
export function tenantOf({ send, url, open }: TenantPlace, credentials: Credentials): OpenedTenant {
  const call = callerOf(send, url, credentials);
  const deliveries = deliveriesOf(call);
  const post = <Data>(path: string, body?: unknown) => call<Data>('POST', `/sandbox/${path}`, body);
  const id = encodeURIComponent;
  const snapshot = () => call<Snapshot>('GET', '/sandbox/export');
  return {
    url,
    credentials,
    secret: credentials.privateKey,
    headers: headersOf(credentials),
    deliveries,
    call,
    advance: (step) => post('clock', clockChangeOf(step)),
    payAtAtm: (bill) => post('atm', bill),
    answerPhone: (paymentId, answer, options) =>
      post(`payments/${id(paymentId)}/phone`, { answer, ...options }),
    payByCard: (checkoutId, card) => post(`checkouts/${id(checkoutId)}/card`, { ...approvedCard, ...card }),
    useTerminal: (uuid = seed.terminals[0].uuid) => terminalOf(call, uuid),
    fault: (request) => post('faults', request),
    setFailureMode: (webhookId, failureMode) =>
      call('PUT', `/sandbox/webhooks/${id(webhookId)}/failure-mode`, { failureMode }),
    requests: () => call('GET', '/sandbox/requests'),
    timeline: (paymentId) => call('GET', `/sandbox/payments/${id(paymentId)}/timeline`),
    snapshot,
    async restore(state) {
      await post('import', state);
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
}

/** The verbs of one virtual terminal. */
function terminalOf(call: Call, uuid: string): TerminalInUse {
  const path = `/sandbox/terminals/${encodeURIComponent(uuid)}`;
  const act = (verb: string, body?: object) => call<VirtualTerminal>('POST', `${path}/${verb}`, body);
  return {
    uuid,
    look: () => call('GET', path),
    typeAmount: (amount) => act('amount', { amount }),
    presentCard: (card) => act('card', { entry: 'tap', number: approvedNumber, ...card }),
    typePin: (pin) => act('pin', { pin }),
    leave: () => act('leave'),
    setFault: (terminalFault) => act('fault', { terminalFault }),
    settle: () => call('POST', `${path}/settlement`),
  };
}
