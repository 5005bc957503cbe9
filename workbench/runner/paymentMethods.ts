import type { CheckoutState } from '@balcao/contract/resources/checkouts/enums.ts';
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
} from './calls.ts';
import type { CreatedResource } from './runScenario.ts';

/** What the payer pays with; none where a saved card is charged. */
export type PayerDevice = 'atm' | 'phone' | 'page' | 'terminal' | 'none';

interface PaymentKind {
  /** Operation of the contract that creates it. */
  operation: 'createReference' | 'createPayment' | 'createCheckout' | 'createTerminalPayment';
  create(body: object): Call;
  /** Where the payment is in the body. */
  at: JsonPath;
  read(id: string): Call;
  /** First and last state of one that is paid; the webhook follows the last one. */
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

/** What of a request only this sandbox and this reader have. */
interface RequestValues {
  locale: Locale;
  /** A customer that every fresh sandbox knows, and what is saved of him. */
  customer: string;
  saved: { card: string; phone: string };
}

export interface PaymentMethod extends PaymentKind {
  device: PayerDevice;
  /** The request beside amount and order. */
  request(given: RequestValues): object;
  /** Where a telephone number is in the body, which is asked for. */
  phoneAt?: JsonPath;
  /** The recorded example that is replayed where no sandbox answers. */
  recording: string;
}

const savedBy = (code: string, details: object) => ({ code, details });
const phoneDetails = { phoneNumber: unscriptedPhone };
const phoneAt = ['paymentMethod', 'details', 'phoneNumber'];

const allReturns = redirectsTo({ ...returnUrls, back: 'https://loja.example/pagamento' });

/** A payment page with one look, and what is paid on it. */
const onPage = (
  layout: string,
  payment: (given: RequestValues) => object,
  redirects = allReturns,
): PaymentMethod => ({
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

/** Every way to pay that a page lets the reader try, by the name that the page uses. */
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

/** What the payer pays for; the amount is in cents. */
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

/** The call by which the sandbox pays in place of the payer; undefined where the payer answers by himself. */
export function payingCall({ device }: PaymentMethod, { id, amount, referenceDetails }: CreatedResource) {
  if (device === 'atm') return payAtCashMachine({ ...referenceDetails, amount });
  return device === 'page' ? payByCard(id) : undefined;
}
