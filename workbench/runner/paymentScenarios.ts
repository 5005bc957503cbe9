import { shownConfirmation } from '../core/inbox.ts';
import type { Locale } from '../core/locale.ts';
import type { Delivery } from '../core/payment.ts';
import {
  type Call,
  createCheckout,
  createPush,
  createReference,
  listDeliveries,
  payAtCashMachine,
  payByCard,
  readCheckout,
  readPayment,
  returnUrls,
} from './calls.ts';
import type { CreatedResource, ScenarioData, Step } from './runScenario.ts';

/** Payment methods that can be run. */
export const runMethods = ['multibanco', 'mbway', 'card'] as const;
export type RunMethod = (typeof runMethods)[number];

/** The webhook of the confirmation, once it was attempted. */
export function confirmationIn(deliveries: unknown): Delivery | undefined {
  const delivery = shownConfirmation(deliveries as readonly Delivery[]);
  return delivery && delivery.attempts.length > 0 ? delivery : undefined;
}

const creating = (call: Step['call']): Step => ({ call, pauses: true });
const untilState = (call: Step['call'], state: string): Step => ({
  call,
  until: (data) => (data as CreatedResource).stateDetails.state === state,
  pauses: true,
});
const untilConfirmed = untilState(({ create }) => readPayment(create.id), 'confirmed');
const untilDelivered: Step = {
  call: ({ create }) => listDeliveries(create.paymentId ?? create.id),
  until: (deliveries) => confirmationIn(deliveries) !== undefined,
};

/** What the shop calls an order. */
const orders = { pt: 'Encomenda', es: 'Pedido', en: 'Order' } as const satisfies Record<Locale, string>;

/**
 * The order that is paid, whichever the method; the amount is in cents.
 * @param attempt ends its `customUniqueId`, as in the recording; a run in a sandbox adds its own, which no earlier one had
 */
const order = ({ locale, run }: ScenarioData, attempt: string) => ({
  amount: 1000,
  code: 'REF-0042',
  customUniqueId: ['REF-0042', attempt, ...(run ? [run] : [])].join('-'),
  summary: `${orders[locale]} 0042`,
});

/** One payment of each method, with the requests of the recorded examples, so that a replay matches the preview. */
export const paymentScenarios: Record<RunMethod, readonly [Step, ...Step[]]> = {
  multibanco: [
    creating((data) => createReference(order(data, 'MB'))),
    {
      call: ({ create: { referenceDetails, amount } }) => payAtCashMachine({ ...referenceDetails, amount }),
    },
    untilConfirmed,
    untilDelivered,
  ],
  mbway: [
    // The scripted owner of this phone accepts a few seconds later.
    creating((data) => createPush(order(data, 'MW'), '351#900000001')),
    untilConfirmed,
    untilDelivered,
  ],
  card: [
    creating((data) => {
      const payment = { ...order(data, 'CC'), paymentMethod: { code: 'CC' } };
      return createCheckout(payment, { ...returnUrls, back: 'https://loja.example/pagamento' }, data.locale);
    }),
    { call: ({ create }) => payByCard(create.id) },
    untilState(({ create }) => readCheckout(create.id), 'PaymentSuccess'),
    untilDelivered,
  ],
};

/**
 * The first request of a payment method, which needs nothing of earlier steps.
 * @param run ends its key, where it is sent to a sandbox that may know the recorded one
 */
export function creatingCall(method: RunMethod, locale: Locale, run?: string): Call {
  return paymentScenarios[method][0].call({ locale, run } as ScenarioData);
}
