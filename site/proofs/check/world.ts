import type { Delivery } from '@balcao/contract/control/schema.ts';
import type { PageLayout } from '@balcao/contract/resources/checkouts/enums.ts';
import type { PaymentState } from '@balcao/contract/resources/payments/enums.ts';
import type { PaymentAction } from '@balcao/contract/resources/payments/lifecycle.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { render, textOf } from '../../../checkout/renderTesting.ts';
import { apiOf, merchant } from '../../../sandbox/testing/api.ts';
import { atTerminal, terminals } from '../../../sandbox/testing/atTerminal.ts';
import { payerOnPage } from '../../../sandbox/testing/payer.ts';
import { eventsOfAction } from '../../../sandbox/testing/paymentEvents.ts';
import { payReference } from '../../../sandbox/testing/payReference.ts';
import { openPrivateSandbox } from '../../../sandbox/testing/privateSandbox.ts';
import { cardDetails, cards, purchases } from '../../../sandbox/testing/purchases.ts';
import type { Received } from '../../../sandbox/testing/receiver.ts';
import { isSigned, signatureParts } from '../../../sandbox/testing/signature.ts';
import { soapOf } from '../../../sandbox/testing/soap.ts';
import { openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import {
  messagesAt,
  receivedActions,
  receivedNotifications,
  subscribe,
  webhookUrl,
} from '../../../sandbox/testing/webhooks.ts';

/** What a proof has in its hands: a sandbox of its own with a shop, a payer, a receiver, a clock and terminals. */
export type World = ReturnType<typeof handsOn> & { close(): Promise<void> };

function handsOn(testSandbox: TestSandbox) {
  const { api, sandbox, receiver } = testSandbox;
  return {
    ...testSandbox,
    ...purchases(testSandbox),
    seed,
    cards,
    cardDetails,
    terminals,
    webhookUrl,
    merchant,
    /** Calls of the same platform on behalf of another of its entities. */
    onBehalfOf: (clientId: string) => apiOf(sandbox.fetch, { ...merchant, clientId }),
    openPrivateSandbox: () => openPrivateSandbox(sandbox),
    /** Does an action of the payments' lifecycle in a state and gives the webhooks that it sent. */
    eventsOfAction: (from: PaymentState | 'new', action: PaymentAction) =>
      eventsOfAction(testSandbox, from, action),
    /** Creates a Multibanco reference of 1000 cents and pays it; everything due because of it is sent. */
    payReference: async (body?: object) => {
      const payment = await payReference(api, body);
      await sandbox.settle();
      return payment;
    },
    /** The same as another caller; what is due because of it may still wait. */
    payReferenceAs: payReference,
    subscribe: (...actions: string[]) => subscribe(api, ...actions),
    /** Messages that arrived at a URL, after everything due was sent. */
    messages: async (url?: string) => {
      await sandbox.settle();
      return messagesAt(testSandbox, url);
    },
    /** Bodies of the webhooks that arrived at a URL, after everything due was sent. */
    notifications: async (url?: string) => {
      await sandbox.settle();
      return receivedNotifications(testSandbox, url);
    },
    /** Actions of the webhooks that arrived at a URL, after everything due was sent. */
    actions: async (url?: string) => {
      await sandbox.settle();
      return receivedActions(testSandbox, url);
    },
    /** Deliveries to a URL, oldest first, after everything due was sent. */
    deliveries: async (url: string = webhookUrl) => {
      await sandbox.settle();
      const { data } = await api.get<Delivery[]>('/sandbox/deliveries');
      return data.filter((delivery) => delivery.url === url).reverse();
    },
    /** What a receiver answers from now on; an error cuts the connection. */
    respondWith: (answer: typeof receiver.answer) => {
      receiver.answer = answer;
    },
    /** Hands a message to the sandbox's own receiver, which verifies it; gives the status of its response. */
    toInbox: async ({ url, headers, body }: Received, changed: Partial<Received> = {}) =>
      (await sandbox.fetch(new Request(url, { method: 'POST', headers, body, ...changed }))).status,
    isSigned,
    signatureParts,
    terminal: (uuid?: string) => atTerminal(testSandbox, uuid),
    payerOnPage: (id: string, query?: string) => payerOnPage(testSandbox, id, query),
    readPage: async (id: string, layout?: PageLayout) =>
      textOf(render((await payerOnPage(testSandbox, id).look()).data, layout && { layout })),
    soap: soapOf(testSandbox),
    /** A call without the client of the tests: a response as it came. */
    fetch: (path: string, init?: RequestInit) =>
      sandbox.fetch(new Request(new URL(path, 'http://localhost:4000'), init)),
  };
}

export async function openWorld(): Promise<World> {
  const { close, ...testSandbox } = await openTestSandbox({ sqlite: ':memory:' });
  return { ...handsOn(testSandbox), close };
}
