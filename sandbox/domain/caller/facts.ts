import type { PaymentRecord } from '../payments/payment.ts';
import type { RequestEntry, WebhookRecord } from '../ports.ts';
import type { DeliveryRecord } from '../webhooks/delivery.ts';

export const minute = 60_000;

/** Facts about a program from its calls; each list is the oldest first. */
export interface CallerFacts {
  /** Its calls of the REST API. */
  calls: readonly RequestEntry[];
  /** Reports that it shipped an order. */
  shipments: readonly RequestEntry[];
  /** Messages to its receiver. */
  deliveries: readonly DeliveryRecord[];
  subscriptions: readonly WebhookRecord[];
  payments: ReadonlyMap<number, PaymentRecord>;
  privateKey: string;
  now: number;
}

/** Place where a rule was broken; `detail` names the evidence. */
export interface Evidence {
  at: number;
  call?: RequestEntry;
  delivery?: DeliveryRecord;
  paymentId?: number;
  detail?: string;
}

/** A text without the private key, as it is or as a URL has it: reports are shown to many. */
export const withoutKey = (text: string, privateKey: string): string =>
  [privateKey, encodeURIComponent(privateKey)].reduce(
    (hidden, key) => (key === '' ? hidden : hidden.replaceAll(key, '…')),
    text,
  );

/** The call or the message that shows what was found. */
export function seenIn({ call, delivery }: Evidence, { privateKey }: Pick<CallerFacts, 'privateKey'>): string {
  const message = delivery ? `${delivery.action} → ${delivery.url}` : '';
  return withoutKey(call ? `${call.method} ${call.path}` : message, privateKey);
}

/** Looks for what breaks it; undefined where there is nothing to look at. */
export type CallerRule = (facts: CallerFacts) => Evidence[] | undefined;

/** The value of a JSON text; undefined for one that the log cut. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const idNames: Readonly<Record<string, 'id' | 'paymentId'>> = {
  createPayment: 'id',
  createReference: 'id',
  createCheckout: 'paymentId',
};

/** Payments that the program created in ways that take a `customUniqueId`, each with its call. */
export function createdPayments({ calls, payments }: CallerFacts) {
  return calls.flatMap((call) => {
    const name = idNames[call.operation ?? ''];
    if (!name || call.status >= 300) return [];
    const { data } = (parsed(call.responseBody) ?? {}) as { data?: Record<string, string> };
    const payment = payments.get(Number(data?.[name]));
    return payment ? [{ call, payment }] : [];
  });
}

const readingOperations = ['listPayments', 'getPayment', 'getCheckout', 'getCheckoutPayment'];

/** Whether a call asks how payments stand: of one, `getPayment` has to name it. */
export const asks = ({ operation, path }: RequestEntry, paymentId?: number): boolean =>
  readingOperations.includes(operation ?? '') &&
  (paymentId === undefined || operation !== 'getPayment' || path.split('?')[0]?.endsWith(`/${paymentId}`) === true);

export const isDone = ({ status }: RequestEntry): boolean => status < 300;

/** Whether the caller cannot know what became of a call: its connection was cut, or the error is the API's. */
export const isLost = ({ status, faults }: RequestEntry): boolean =>
  status >= 500 || faults.includes('dropped_connection');
