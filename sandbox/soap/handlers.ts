import type { SoapHandlers } from './call.ts';
import { cancelPayment } from './methods/cancelPayment.ts';
import { checkEntityPayments } from './methods/checkEntityPayments.ts';
import { checkIntegrationState } from './methods/checkIntegrationState.ts';
import { checkWebPayment } from './methods/checkWebPayment.ts';
import { createPaymentReference } from './methods/createPaymentReference.ts';
import { doWebPayment } from './methods/doWebPayment.ts';
import { getEntityPayments } from './methods/getEntityPayments.ts';
import { saveEntityPayments } from './methods/saveEntityPayments.ts';
import { subscribeToWebhook } from './methods/subscribeToWebhook.ts';
import { validatePaymentReference } from './methods/validatePaymentReference.ts';

/** One handler for each method of the contract; a missing one does not compile. */
export const handlers: SoapHandlers = {
  checkIntegrationState,
  createPaymentReference,
  validatePaymentReference,
  doWebPayment,
  checkWebPayment,
  cancelPayment,
  checkEntityPayments,
  getEntityPayments,
  saveEntityPayments,
  subscribeToWebhook,
};
