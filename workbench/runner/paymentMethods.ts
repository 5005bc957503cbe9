import type { CheckoutState } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { type JsonPath, valueAt, withValueAt } from '@balcao/text/jsonPath.ts';
import type { Locale } from '../core/locale.ts';
import type { PaymentState } from '../core/payment.ts';
import {
  type Call,
  createPage,
  createPayment,
  createReference,
  createTerminalPayment,
  payAtCashMachine,
  payByCard,
  readCheckout,
  readPayment,
  redirectsTo,
  returnUrls,
  unscriptedPhone,
} from './runCalls.ts';
import type { CreatedResource } from './runScenario.ts';

/** Device of the payer; `none` if a saved card is charged. */
export type PayerDevice = 'atm' | 'phone' | 'page' | 'terminal' | 'none';

interface PaymentKind {
  /** Operation that creates the payment. */
  operation: 'createReference' | 'createPayment' | 'createCheckout' | 'createTerminalPayment';
  create(body: object): Call;
  at: JsonPath;
  read(id: string): Call;
  /** First state, and the state once paid, after which the webhook is sent. */
  states: readonly [PaymentState | CheckoutState, PaymentState | CheckoutState];
}

const push: PaymentKind = {
  operation: 'createPayment',
  create: createPayment,
  at: [],
  read: readPayment,
  states: ['pending_confirmation', 'confirmed'],
};
const checkout: PaymentKind = {
  operation: 'createCheckout',
  create: createPage,
  at: ['payment'],
  read: readCheckout,
  states: ['PaymentReady', 'PaymentSuccess'],
};

/** Values in a request that depend on the sandbox and the reader. */
interface RequestValues {
  locale: Locale;
  /** Customer that every fresh sandbox has, with saved methods. */
  customer: string;
  saved: { card: string; phone: string };
}

export interface PaymentMethod extends PaymentKind {
  device: PayerDevice;
  /** Body of the request without amount and order. */
  request(given: RequestValues): object;
  /** Path in the body of the phone number that the reader types. */
  phoneAt?: JsonPath;
  /** Recorded example to replay if no sandbox responds. */
  recording: string;
}

const savedBy = (code: string, details: object) => ({ code, details });
const phoneDetails = { phoneNumber: unscriptedPhone };
const phoneAt = ['paymentMethod', 'details', 'phoneNumber'];

const allReturns = redirectsTo({ ...returnUrls, back: 'https://loja.example/pagamento' });

/** Method that uses a payment page in a layout. */
const onPage = (layout: string, payment: (given: RequestValues) => object, redirects = allReturns): PaymentMethod => ({
  ...checkout,
  device: 'page',
  recording: 'checkouts/card',
  request: (given) => ({
    payment: payment(given),
    page: { language: given.locale.toUpperCase(), layout },
    redirects,
  }),
});
const only = (code: string) => () => ({ paymentMethod: { code } });
const appResult = redirectsTo({ action: 'example.loja://resultado' });
const embedResult = redirectsTo({ action: 'https://loja.example/resultado' });

/** Payment methods that readers can try, by their names on pages. */
export const paymentMethods = {
  multibanco: {
    ...push,
    operation: 'createReference',
    create: createReference,
    states: ['pending', 'confirmed'],
    device: 'atm',
    recording: 'payments/multibanco',
    request: () => ({}),
  },
  mbway: {
    ...push,
    device: 'phone',
    recording: 'payments/mbway',
    request: () => ({ paymentMethod: savedBy('MW', phoneDetails) }),
    phoneAt,
  },
  mbwaySaved: {
    ...push,
    device: 'phone',
    recording: 'payments/mbway',
    request: ({ customer }) => ({
      customer: { uuid: customer },
      paymentMethod: savedBy('MW', { ...phoneDetails, createRegistration: true }),
    }),
    phoneAt,
  },
  savedPhone: {
    ...push,
    device: 'phone',
    recording: 'payments/savedPhone',
    request: ({ customer, saved }) => ({
      customer: { uuid: customer },
      paymentMethod: { uuid: saved.phone },
    }),
  },
  savedCard: {
    ...push,
    states: ['confirmed', 'confirmed'],
    device: 'none',
    recording: 'payments/savedCard',
    request: ({ customer, saved }) => ({
      customer: { uuid: customer },
      paymentMethod: { uuid: saved.card },
    }),
  },
  terminal: {
    ...push,
    operation: 'createTerminalPayment',
    create: createTerminalPayment,
    device: 'terminal',
    recording: 'terminals/payment',
    request: () => ({}),
  },
  cc: onPage('web', only('CC')),
  mb: onPage('web', only('MB')),
  mw: onPage('web', only('MW')),
  multiPayment: onPage('web', () => ({ availableMethods: ['CC', 'MB', 'MW'].map((code) => ({ code })) })),
  embed: onPage('embed', only('CC'), embedResult),
  mobile: onPage('default', only('CC'), appResult),
  tokenization: onPage('basic', ({ customer }) => ({
    customer: { uuid: customer },
    paymentMethod: savedBy('CC', { allowRegistration: true }),
  })),
} as const satisfies Record<string, PaymentMethod>;
export type PaymentMethodId = keyof typeof paymentMethods;

/** Order to pay. The amount is in cents. */
interface Order {
  amount: number;
  code?: string;
  customUniqueId?: string;
  summary?: string;
}

export function paymentBody({ at, request }: PaymentMethod, order: Order, given: RequestValues): object {
  const body = request(given);
  return withValueAt(body, at, { ...order, ...(valueAt(body, at) as object) }) as object;
}

/** Call that pays in place of the payer; undefined if the payer is simulated. */
export function payingCall({ device }: PaymentMethod, { id, amount, referenceDetails }: CreatedResource) {
  if (device === 'atm') return payAtCashMachine({ ...referenceDetails, amount });
  return device === 'page' ? payByCard(id) : undefined;
}
