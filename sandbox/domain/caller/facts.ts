import type { PaymentRecord } from '../payments/payment.ts';
import type { RequestEntry, WebhookRecord } from '../ports.ts';
import type { DeliveryRecord } from '../webhooks/delivery.ts';

export const minute = 60_000;

/** Facts about a program, derived from its calls. Lists are sorted oldest first. */
export interface CallerFacts {
  /** The program's calls to the REST API. */
  calls: readonly RequestEntry[];
  /** The program's reports that it shipped an order. */
  shipments: readonly RequestEntry[];
  /** Messages to the program's receiver. */
  deliveries: readonly DeliveryRecord[];
  subscriptions: readonly WebhookRecord[];
  payments: ReadonlyMap<number, PaymentRecord>;
  privateKey: string;
  now: number;
}

/** Call or message that broke a rule; `detail` names the evidence. */
export interface Evidence {
  at: number;
  call?: RequestEntry;
  delivery?: DeliveryRecord;
  paymentId?: number;
  detail?: string;
}

/** Removes the private key, plain or URL-encoded, from a text, because reports are shown to many people. */
export const withoutKey = (text: string, privateKey: string): string =>
  [privateKey, encodeURIComponent(privateKey)].reduce(
    (hidden, key) => (key === '' ? hidden : hidden.replaceAll(key, '…')),
    text,
  );

/** Describes the call or message of the evidence in one line. */
export function seenIn({ call, delivery }: Evidence, { privateKey }: Pick<CallerFacts, 'privateKey'>): string {
  const message = delivery ? `${delivery.action} → ${delivery.url}` : '';
  return withoutKey(call ? `${call.method} ${call.path}` : message, privateKey);
}

/** Finds violations of a rule; returns undefined if there is nothing to check. */
export type CallerRule = (facts: CallerFacts) => Evidence[] | undefined;

/** Parses a JSON text; returns undefined if the log truncated it. */
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

/** Payments that the program created with operations that accept a `customUniqueId`, each with its call. */
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

/** Whether a call reads the state of payments. If `paymentId` is given, a `getPayment` call must name that payment. */
export const asks = ({ operation, path }: RequestEntry, paymentId?: number): boolean =>
  readingOperations.includes(operation ?? '') &&
  (paymentId === undefined || operation !== 'getPayment' || path.split('?')[0]?.endsWith(`/${paymentId}`) === true);

export const isDone = ({ status }: RequestEntry): boolean => status < 300;

/** Whether the caller cannot know the result of a call, because its connection was cut or the API failed. */
export const isLost = ({ status, faults }: RequestEntry): boolean =>
  status >= 500 || faults.includes('dropped_connection');
