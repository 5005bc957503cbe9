import { checkoutControls } from '../control/controlCheckouts.ts';
import { controlOperations } from '../control/controlOperations.ts';
import { phoneControls } from '../control/phone.ts';
import type { Operation } from '../operations/operation.ts';
import { checkoutView } from '../resources/checkouts/checkoutSchema.ts';
import { payerView } from './payerSchema.ts';

/** Authentication by the token in the URL alone. */
const onPage = {
  auth: 'none',
  query: checkoutView,
  success: { status: 200, data: payerView },
  sandboxErrors: ['c1201'],
} as const;

const { visitCheckout, payByCard, answerChallenge, payByPhone, payByReference, leaveCheckout } = checkoutControls;

/** Operations of a payment page under `/payer`, all of which respond with the page's view. */
export const payerOperations = {
  viewPage: { ...visitCheckout, ...onPage, path: '/{id}' },
  typeCard: { ...payByCard, ...onPage, path: '/{id}/card' },
  answerBank: { ...answerChallenge, ...onPage, path: '/{id}/challenge' },
  typePhone: { ...payByPhone, ...onPage, path: '/{id}/phone' },
  chooseReference: { ...payByReference, ...onPage, path: '/{id}/reference' },
  answerPush: {
    ...phoneControls.answerPhone,
    ...onPage,
    params: visitCheckout.params,
    path: '/{id}/push',
    errors: ['e00501', 'c0201', 'c0202'],
  },
  payReference: {
    ...controlOperations.payAtAtm,
    ...onPage,
    params: visitCheckout.params,
    body: undefined,
    path: '/{id}/atm',
    errors: ['e00501', 'c0602', 'c0604', 'c0103', 'c0104', 'c0105', 'c0106'],
  },
  leavePage: { ...leaveCheckout, ...onPage, path: '/{id}/leave' },
} as const satisfies Record<string, Operation>;
