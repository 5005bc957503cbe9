import type { Locale } from '../core/locale.ts';
import { type PaymentMethod, paymentBody, paymentMethods } from './paymentMethods.ts';
import { type Call, createPush } from './runCalls.ts';

/** Methods of payments that are shown from the call to the webhook. The sandbox pays in place of the payer. */
export const shownMethods = ['multibanco', 'mbway', 'card'] as const;
export type ShownMethod = (typeof shownMethods)[number];

/** The simulated owner of this phone accepts after a few seconds. */
const scriptedPhone = createPush({}, '351#900000001').body as object;

/** Methods, each with the suffix of `customUniqueId` in its recorded example, so that a replay matches the preview. */
const shown: Record<ShownMethod, { method: PaymentMethod; attempt: string }> = {
  multibanco: { method: paymentMethods.multibanco, attempt: 'MB' },
  mbway: { method: { ...paymentMethods.mbway, request: () => scriptedPhone }, attempt: 'MW' },
  card: { method: paymentMethods.cc, attempt: 'CC' },
};

export const shownMethod = (id: ShownMethod): PaymentMethod => shown[id].method;

const orders = { pt: 'Encomenda', es: 'Pedido', en: 'Order' } as const satisfies Record<Locale, string>;

/** Call that creates the payment. In a sandbox, its key ends with `run`, because the recorded key may be in use. */
export function creatingCall(id: ShownMethod, locale: Locale, run?: string): Call {
  const { method, attempt } = shown[id];
  const code = 'REF-0042';
  const order = {
    amount: 1000,
    code,
    customUniqueId: [code, attempt, ...(run ? [run] : [])].join('-'),
    summary: `${orders[locale]} 0042`,
  };
  return method.create(paymentBody(method, order, { locale, customer: '', saved: { card: '', phone: '' } }));
}
