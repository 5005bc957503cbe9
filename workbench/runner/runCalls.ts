import type { WebhookAction } from '@balcao/contract/resources/webhooks/events.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import type { Locale } from '../core/locale.ts';
import type { DirectAction } from '../core/paymentActions.ts';
import type { RequestOptions } from '../core/runnerContext.ts';

export interface Call extends Pick<RequestOptions, 'headers' | 'isText' | 'timeoutSeconds'> {
  /** Name of the step, by which later steps and a replay find the response. */
  name: string;
  method: string;
  path: string;
  body?: unknown;
}

/** Timeout for moving the clock; long, because a move by months processes everything that becomes due. */
export const clockTimeoutSeconds = 60;

const call = (name: string, method: string, path: string, body?: unknown): Call => ({
  name,
  method,
  path,
  body,
});
const get = (name: string, path: string) => call(name, 'GET', path);
const post = (name: string, path: string, body?: unknown) => call(name, 'POST', path, body);

export const createReference = (body: object) => post('create', '/api/payments/references', body);

export const createPayment = (body: object) => post('create', '/api/payments', body);

/** First cloud terminal of every fresh sandbox. */
export const firstTerminal = '5f1b6c1e-0a4d-4f43-9d1e-000000000001';

export const createTerminalPayment = (body: object) => post('create', `/api/terminals/${firstTerminal}/payments`, body);

export const createPush = (payment: object, phoneNumber: string) =>
  createPayment({ ...payment, paymentMethod: { code: 'MW', details: { phoneNumber } } });

/** Phone that does not respond by itself. */
export const unscriptedPhone = '351#912345678';

/** Return URLs of a payment page, which are never opened. */
export const returnUrls = {
  success: 'https://loja.example/obrigado',
  cancel: 'https://loja.example/carrinho',
} as const;

export const createPage = (body: object) => post('create', '/api/checkouts', body);

export const createCheckout = (payment: object, redirects: Record<string, string>, locale: Locale) =>
  createPage({
    payment,
    page: { language: locale.toUpperCase(), layout: 'web' },
    redirects: redirectsTo(redirects),
  });

/** Redirects of a request, from URLs by type. */
export const redirectsTo = (urls: Record<string, string>) => Object.entries(urls).map(([type, url]) => ({ type, url }));

export const readPayment = (paymentId: string) => get('get', `/api/payments/${paymentId}`);
export const readCheckout = (token: string) => get('get', `/api/checkouts/${token}`);

interface Bill {
  entity?: string;
  reference?: string;
  amount?: number;
}

export const payAtCashMachine = ({ entity, reference, amount }: Bill) =>
  post('pay', '/sandbox/atm', { entity, reference, amount });

export const enterPhone = (token: string, phoneNumber: string) =>
  post('phone', `/sandbox/checkouts/${token}/phone`, { phoneNumber });

export const answerOnPhone = (paymentId: string, answer: string, pin?: string) =>
  post('answer', `/sandbox/payments/${paymentId}/phone`, { answer, pin });

/** Pays on a payment page with the test card that is always accepted. */
export const payByCard = (token: string) =>
  post('pay', `/sandbox/checkouts/${token}/card`, {
    number: '4242 4242 4242 4242',
    expiryMonth: '05',
    expiryYear: '2030',
    cvc: '123',
    holder: 'Maria Silva',
  });

const capturePayment = (paymentId: string, amount: number) =>
  post('capture', `/api/payments/${paymentId}/captures`, { amount });
export const refundPayment = (paymentId: string, amount: number) =>
  post('refund', `/api/payments/${paymentId}/refunds`, { amount });
const changeAmount = (paymentId: string, amount: number) =>
  call('amount', 'PATCH', `/api/payments/${paymentId}/amount`, { amount });
export const cancelPayment = (paymentId: string) =>
  call('cancel', 'PATCH', `/api/payments/${paymentId}/cancellation`, {});

export const actionCalls: Record<DirectAction, (paymentId: string, amountCents: number) => Call> = {
  accept: (id) => answerOnPhone(id, 'accept'),
  refuse: (id) => answerOnPhone(id, 'refuse'),
  ignore: (id) => answerOnPhone(id, 'ignore'),
  capture: capturePayment,
  refund: refundPayment,
  amount: changeAmount,
  cancel: cancelPayment,
};

/** Lists the deliveries of a payment, or of the whole sandbox, newest first. */
export const listDeliveries = (paymentId?: string) =>
  get('listDeliveries', `/sandbox/deliveries${paymentId ? `?paymentId=${encodeURIComponent(paymentId)}` : ''}`);

/** Lists the latest requests, newest first. The limit exceeds the number that a check and its receiver send. */
export const listRequests = () => get('listRequests', '/sandbox/requests?limit=1000');

export const readClock = () => get('readClock', '/sandbox/clock');
export const moveClock = (to: string): Call => ({
  ...post('moveClock', '/sandbox/clock', { to }),
  timeoutSeconds: clockTimeoutSeconds,
});

/** Lists the methods that are offered for an amount in cents. */
export const listMethods = (amount: number) => get('listMethods', `/api/availableMethods?amount=${amount}`);

export const listSubscriptions = () => get('listSubscriptions', '/api/webhooks');
export const subscribe = (action: WebhookAction, url: string) => post('subscribe', '/api/webhooks', { action, url });
export const unsubscribe = (webhookId: string) => call('unsubscribe', 'DELETE', `/api/webhooks/${webhookId}`);
export const setFailureMode = (webhookId: string, failureMode: FailureMode | null) =>
  call('failureMode', 'PUT', `/sandbox/webhooks/${webhookId}/failure-mode`, { failureMode });

export const listSubscriptionStates = () => get('listSubscriptionStates', '/sandbox/webhooks');
export const switchSubscription = (webhookId: string, isOn: boolean) =>
  post('switchSubscription', `/sandbox/webhooks/${webhookId}/${isOn ? 'resume' : 'disable'}`);
