import { readCatalogue } from './catalogue/read.ts';
import { card } from './checkouts/card.ts';
import { cardDeclined } from './checkouts/cardDeclined.ts';
import { checkoutChoice } from './checkouts/choice.ts';
import { embed } from './checkouts/embed.ts';
import { getCheckout } from './checkouts/get.ts';
import { checkoutMbway } from './checkouts/mbway.ts';
import { checkoutMultibanco } from './checkouts/multibanco.ts';
import { saveCard } from './checkouts/saveCard.ts';
import { customerLife } from './customers/life.ts';
import { manageCustomers } from './customers/manage.ts';
import { customerRules } from './customers/rules.ts';
import { entityApproval } from './entities/approval.ts';
import { chargeForEntity } from './entities/charge.ts';
import { getEntity } from './entities/get.ts';
import { registerEntity } from './entities/register.ts';
import type { Example } from './example.ts';
import { authorization } from './payments/authorization.ts';
import { cancel } from './payments/cancel.ts';
import { cancelAuthorization } from './payments/cancelAuthorization.ts';
import { cancelNormal } from './payments/cancelNormal.ts';
import { captures } from './payments/captures.ts';
import { duplicate } from './payments/duplicate.ts';
import { errors } from './payments/errors.ts';
import { get } from './payments/get.ts';
import { list } from './payments/list.ts';
import { mbway } from './payments/mbway.ts';
import { mbwayRefused } from './payments/mbwayRefused.ts';
import { multibanco } from './payments/multibanco.ts';
import { multibancoLate } from './payments/multibancoLate.ts';
import { multibancoOwnReference } from './payments/multibancoOwnReference.ts';
import { multibancoValidity } from './payments/multibancoValidity.ts';
import { multibancoWrongAmount } from './payments/multibancoWrongAmount.ts';
import { recurring } from './payments/recurring.ts';
import { refund } from './payments/refund.ts';
import { refundSameDay } from './payments/refundSameDay.ts';
import { savedCard } from './payments/savedCard.ts';
import { savedPhone } from './payments/savedPhone.ts';
import { savePhone } from './payments/savePhone.ts';
import { settlement } from './payments/settlement.ts';
import { badDay } from './sandbox/badDay.ts';
import { privateSandbox } from './sandbox/private.ts';
import { reset } from './sandbox/reset.ts';
import { generateSdk } from './sdks/generate.ts';
import { refusedSdk } from './sdks/refused.ts';
import { checkIntegrationState, integrationStates } from './soap/integration.ts';
import { notification, subscribeToWebhook } from './soap/notification.ts';
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
import { authentication } from './start/authentication.ts';
import { order } from './start/order.ts';
import { getTerminal } from './terminals/get.ts';
import { listTerminals } from './terminals/list.ts';
import { terminalPayment } from './terminals/payment.ts';
import { terminalPaymentByItself } from './terminals/paymentByItself.ts';
import { terminalPaymentDeclined } from './terminals/paymentDeclined.ts';
import { terminalPaymentLate } from './terminals/paymentLate.ts';
import { terminalPaymentRefused } from './terminals/paymentRefused.ts';
import { processedPayment } from './terminals/processed.ts';
import { terminalRefund } from './terminals/refund.ts';
import { terminalRefundOtherCard } from './terminals/refundOtherCard.ts';
import { tokenFlow } from './token/flow.ts';
import { payloads } from './webhooks/payloads.ts';
import { subscribe } from './webhooks/subscribe.ts';

/** Every example of the site. */
export const examples: readonly Example[] = [
  authentication,
  order,
  badDay,
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
  get,
  list,
  duplicate,
  errors,
  subscribe,
  payloads,
  authorization,
  captures,
  cancelAuthorization,
  recurring,
  refund,
  refundSameDay,
  savedCard,
  savedPhone,
  savePhone,
  settlement,
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
