import { row, type Transition } from '../../lifecycle/transition.ts';
import { chosen, published } from '../../provenance/origin.ts';
import type { CheckoutState } from './checkoutEnums.ts';
import type { checkoutActionLabels } from './checkoutLabels.ts';

export type CheckoutAction = keyof typeof checkoutActionLabels;
export const finalCheckoutStates: readonly CheckoutState[] = ['PaymentSuccess', 'PaymentCancelled'];

const otherMethod = chosen(
  'Quem já viu uma referência pode ainda escolher o telemóvel.',
  'Quien ya vio una referencia aún puede elegir el teléfono.',
  'A payer who was shown a reference can still choose the phone.',
);
const failed = chosen(
  'A especificação dá o estado `PaymentError`, não a sequência: uma tentativa recusada, expirada ou de número errado leva lá, e tentar outra vez volta a abrir a página.',
  'La especificación da el estado `PaymentError`, no la secuencia: un intento rechazado, caducado o de número erróneo lleva ahí, e intentarlo otra vez vuelve a abrir la página.',
  'The specification gives the state `PaymentError`, not the transitions: an attempt that is declined, expires or has a wrong number leads there, and trying again reopens the page.',
  '4',
);
const followsPayment = chosen(
  'A especificação dá os estados de um checkout, não as sequências: a página segue o pagamento que cobra, até ao fim do prazo dele.',
  'La especificación enumera los estados de un checkout, no las secuencias: la página sigue al pago que cobra, hasta el fin de su plazo.',
  'The specification gives the states of a checkout, not the transitions: the page follows the payment it takes, until its validity ends.',
  '4',
);

/** Lifecycle of a checkout (docs/decisions/checkout-pages.md). Its payment sends the events. */
export const checkoutLifecycle: readonly Transition<CheckoutState, CheckoutAction>[] = [
  row('new', 'create', 'PaymentReady', 'merchant', published('olderGuides')),
  row('PaymentReady', 'start', 'PaymentPending', 'payer', published('description')),
  row('PaymentPending', 'start', 'PaymentPending', 'payer', otherMethod),
  row('PaymentReady', 'pay', 'PaymentSuccess', 'payer', published('description')),
  row('PaymentPending', 'pay', 'PaymentSuccess', 'payer', published('description')),
  row('PaymentCancelled', 'pay', 'PaymentSuccess', 'payer', followsPayment),
  row('PaymentReady', 'authorise', 'PaymentAuthorized', 'payer', published('description')),
  row('PaymentReady', 'fail', 'PaymentError', 'provider', published('description')),
  row('PaymentPending', 'fail', 'PaymentError', 'provider', failed),
  row('PaymentError', 'try_again', 'PaymentReady', 'payer', failed),
  row('PaymentAuthorized', 'capture', 'PaymentSuccess', 'merchant', followsPayment),
  row('PaymentReady', 'cancel', 'PaymentCancelled', 'merchant', followsPayment),
  row('PaymentPending', 'cancel', 'PaymentCancelled', 'merchant', followsPayment),
  row('PaymentError', 'cancel', 'PaymentCancelled', 'merchant', followsPayment),
  row('PaymentAuthorized', 'cancel', 'PaymentCancelled', 'merchant', followsPayment),
  row('PaymentReady', 'expire', 'PaymentCancelled', 'clock', followsPayment),
  row('PaymentPending', 'expire', 'PaymentCancelled', 'clock', followsPayment),
  row('PaymentError', 'expire', 'PaymentCancelled', 'clock', followsPayment),
  row('PaymentAuthorized', 'expire', 'PaymentCancelled', 'clock', followsPayment),
];

/** Lifecycle row for an action in a state, if allowed. */
export function checkoutTransition(from: CheckoutState | 'new', action: CheckoutAction) {
  return checkoutLifecycle.find((candidate) => candidate.from === from && candidate.action === action);
}
