import { readCatalogue } from './catalogue/read.ts';
import { card, cardDeclined, saveCard } from './checkouts/card.ts';
import { checkoutChoice, checkoutMbway, checkoutMultibanco, getCheckout } from './checkouts/choice.ts';
import { embed } from './checkouts/embed.ts';
import { customerLife, customerRules, manageCustomers } from './customers/customers.ts';
import { chargeForEntity, entityApproval, getEntity, registerEntity } from './entities/entities.ts';
import type { Example } from './example.ts';
import {
  authorization,
  cancel,
  cancelNormal,
  cancelOrder,
  captures,
  recurring,
} from './payments/authorization.ts';
import { cancelAuthorization, captureDeadline, captureOrder } from './payments/capture.ts';
import { duplicate, errors } from './payments/errors.ts';
import { mbway, mbwayRefused } from './payments/mbway.ts';
import {
  multibanco,
  multibancoLate,
  multibancoOwnReference,
  multibancoValidity,
  multibancoWrongAmount,
} from './payments/multibanco.ts';
import { get, list, methods, wallet } from './payments/read.ts';
import { dropped, reconcile } from './payments/reconcile.ts';
import { refund, refundOrder, refundSameDay, settlement } from './payments/refund.ts';
import { savedCard, savedPhone, savePhone } from './payments/savedMethods.ts';
import {
  activity,
  deliveries,
  payers,
  paymentPage,
  process,
  registrations,
  state,
  time,
  virtualTerminals,
  waitingFaults,
} from './sandbox/controls.ts';
import { badDay, privateSandbox, reset } from './sandbox/simulators.ts';
import { generateSdk, refusedSdk } from './sdks/generate.ts';
import {
  checkIntegrationState,
  integrationStates,
  notification,
  subscribeToWebhook,
} from './soap/integration.ts';
import { checkWebPayment, doWebPayment } from './soap/page.ts';
import {
  cancelPayment,
  checkEntityPayments,
  getEntityPayments,
  saveEntityPayments,
} from './soap/payments.ts';
import {
  createPaymentReference,
  createPaymentReferenceRefused,
  validatePaymentReference,
} from './soap/reference.ts';
import { authentication, order } from './start/start.ts';
import {
  terminalPayment,
  terminalPaymentByItself,
  terminalPaymentDeclined,
  terminalPaymentLate,
  terminalPaymentRefused,
} from './terminals/payment.ts';
import { processedPayment } from './terminals/processed.ts';
import { getTerminal, listTerminals } from './terminals/read.ts';
import { terminalRefund, terminalRefundOtherCard } from './terminals/refund.ts';
import { tokenFlow } from './token/flow.ts';
import { debugWebhook, disabledWebhook } from './webhooks/debug.ts';
import { payloads, subscribe } from './webhooks/webhooks.ts';

/** Every example of the site. */
export const examples: readonly Example[] = [
  authentication,
  order,
  badDay,
  payers,
  paymentPage,
  virtualTerminals,
  time,
  waitingFaults,
  deliveries,
  activity,
  registrations,
  state,
  process,
  privateSandbox,
  reset,
  multibanco,
  multibancoOwnReference,
  multibancoValidity,
  multibancoLate,
  multibancoWrongAmount,
  mbway,
  mbwayRefused,
  cancel,
  cancelNormal,
  cancelOrder,
  get,
  list,
  duplicate,
  dropped,
  errors,
  subscribe,
  payloads,
  debugWebhook,
  disabledWebhook,
  authorization,
  captures,
  captureOrder,
  captureDeadline,
  cancelAuthorization,
  recurring,
  refund,
  refundOrder,
  refundSameDay,
  savedCard,
  savedPhone,
  savePhone,
  settlement,
  reconcile,
  methods,
  wallet,
  card,
  cardDeclined,
  embed,
  getCheckout,
  checkoutMultibanco,
  checkoutMbway,
  checkoutChoice,
  saveCard,
  tokenFlow,
  generateSdk,
  refusedSdk,
  listTerminals,
  getTerminal,
  terminalPayment,
  terminalPaymentByItself,
  terminalPaymentDeclined,
  terminalPaymentRefused,
  terminalPaymentLate,
  terminalRefund,
  terminalRefundOtherCard,
  processedPayment,
  registerEntity,
  entityApproval,
  chargeForEntity,
  getEntity,
  manageCustomers,
  customerLife,
  customerRules,
  readCatalogue,
  checkIntegrationState,
  integrationStates,
  createPaymentReference,
  createPaymentReferenceRefused,
  validatePaymentReference,
  doWebPayment,
  checkWebPayment,
  cancelPayment,
  checkEntityPayments,
  getEntityPayments,
  saveEntityPayments,
  subscribeToWebhook,
  notification,
];
