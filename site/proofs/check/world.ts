import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import type { PageLayout } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import type { PaymentState } from '@balcao/contract/resources/payments/paymentEnums.ts';
import type { PaymentAction } from '@balcao/contract/resources/payments/paymentLifecycle.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { openPrivateSandbox } from '@balcao/sandbox/testing/api.ts';
import { payReference } from '@balcao/sandbox/testing/payer.ts';
import { isSigned, signatureParts } from '@balcao/sandbox/testing/receiver.ts';
import { render, textOf } from '../../../checkout/renderTesting.ts';
import { apiOf, merchant } from '../../../sandbox/testing/api.ts';
import { atTerminal, terminals } from '../../../sandbox/testing/atTerminal.ts';
import { payerOnPage } from '../../../sandbox/testing/payer.ts';
import { eventsOfAction } from '../../../sandbox/testing/paymentEvents.ts';
import { cardDetails, cards, purchases } from '../../../sandbox/testing/purchases.ts';
import type { Received } from '../../../sandbox/testing/receiver.ts';
import { soapOf } from '../../../sandbox/testing/soapClient.ts';
import { openTestSandbox, type TestSandbox } from '../../../sandbox/testing/testSandbox.ts';
import {
  messagesAt,
  receivedActions,
  receivedNotifications,
  subscribe,
  webhookUrl,
} from '../../../sandbox/testing/webhookCalls.ts';

/** Environment of a proof: a private sandbox with a shop, a payer, a receiver, a clock and terminals. */
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
    /** Client of the same platform for another entity. */
    onBehalfOf: (clientId: string) => apiOf(sandbox.fetch, { ...merchant, clientId }),
    openPrivateSandbox: () => openPrivateSandbox(sandbox),
    /** Performs an action on a payment in the given state, and returns the webhooks sent. */
    eventsOfAction: (from: PaymentState | 'new', action: PaymentAction) => eventsOfAction(testSandbox, from, action),
    /** Creates a Multibanco reference of 1000 cents, pays it, and sends everything due. */
    payReference: async (body?: object) => {
      const payment = await payReference(api, body);
      await sandbox.settle();
      return payment;
    },
    /** Pays a reference as another caller, without sending anything. */
    payReferenceAs: payReference,
    subscribe: (...actions: string[]) => subscribe(api, ...actions),
    /** Messages received at a URL, after sending everything due. */
    messages: async (url?: string) => {
      await sandbox.settle();
      return messagesAt(testSandbox, url);
    },
    /** Bodies of the webhooks received at a URL, after sending everything due. */
    notifications: async (url?: string) => {
      await sandbox.settle();
      return receivedNotifications(testSandbox, url);
    },
    /** Actions of the webhooks received at a URL, after sending everything due. */
    actions: async (url?: string) => {
      await sandbox.settle();
      return receivedActions(testSandbox, url);
    },
    /** Deliveries to a URL after sending everything due, oldest first. */
    deliveries: async (url: string = webhookUrl) => {
      await sandbox.settle();
      const { data } = await api.get<Delivery[]>('/sandbox/deliveries');
      return data.filter((delivery) => delivery.url === url).reverse();
    },
    /** Sets the response of the receiver; an error cuts the connection. */
    respondWith: (answer: typeof receiver.answer) => {
      receiver.answer = answer;
    },
    /** Posts a message to the sandbox's own receiver, which verifies the message, and returns the status. */
    toInbox: async ({ url, headers, body }: Received, changed: Partial<Received> = {}) =>
      (await sandbox.fetch(new Request(url, { method: 'POST', headers, body, ...changed }))).status,
    isSigned,
    signatureParts,
    terminal: (uuid?: string) => atTerminal(testSandbox, uuid),
    payerOnPage: (id: string, query?: string) => payerOnPage(testSandbox, id, query),
    readPage: async (id: string, layout?: PageLayout) =>
      textOf(render((await payerOnPage(testSandbox, id).look()).data, layout && { layout })),
    soap: soapOf(testSandbox),
    /** Sends a raw request, without the client of the tests. */
    fetch: (path: string, init?: RequestInit) =>
      sandbox.fetch(new Request(new URL(path, 'http://localhost:4000'), init)),
  };
}

export async function openWorld(): Promise<World> {
  const { close, ...testSandbox } = await openTestSandbox({ sqlite: ':memory:' });
  return { ...handsOn(testSandbox), close };
}
