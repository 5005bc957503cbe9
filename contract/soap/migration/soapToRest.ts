import type { OperationId } from '../../operations.ts';
import type { SoapMethodName } from '../methods.ts';
import { type Move, move } from './fieldMapping.ts';
import { moveWords as w } from './fieldMappingWords.ts';
import { details, listed, outcome, payer, reference } from './sharedMappings.ts';

/** How a SOAP method is done in REST. */
export interface Replacement {
  /** The operations that do it, the usual one first; the moves speak of that one. */
  operations: readonly [OperationId, ...OperationId[]];
  request: readonly Move[];
  answer: readonly Move[];
}

/** The block every SOAP request begins with: REST carries it in headers (FACTS 1.1 and 8.3). */
export const entityMoves: readonly Move[] = [
  move('entity.platformCode', 'header Authorization', w.user),
  move('entity.hash', 'header Authorization', w.key),
  move('entity.date', null, w.noDate),
  move('entity.nif', 'header PayPay-ClientId'),
  move('entity.lang', 'header Accept-Language'),
];

/** Each method of the SOAP service, field by field (FACTS 8.5, the REST side by the contract). */
export const soapToRest: Readonly<Record<SoapMethodName, Replacement>> = {
  checkIntegrationState: {
    operations: ['listAvailableMethods'],
    request: [],
    answer: outcome(''),
  },
  createPaymentReference: {
    operations: ['createReference'],
    request: [...reference('payment', ''), ...payer('payment', '')],
    answer: [
      ...outcome('integrationState.'),
      move('state', null, w.status),
      move('paymentId', 'data id', w.sameId),
      move('idPayment', 'data id', w.sameId),
      move('amount', 'data amount'),
      move('atmEntity', 'data referenceDetails.entity'),
      move('reference', 'data referenceDetails.reference'),
      move('hash', null, w.idAlone),
      move('linkPayment', null, w.noLink),
      move('productCode', 'data code'),
      move('productDesc', 'data summary'),
      move('validStartDate', 'data validDate.start'),
      move('validEndDate', 'data validDate.end'),
      ...options('availableMethods[].'),
      ...['creditCardPayment', 'atmPayment', 'mbwPayment'].map((flag) =>
        move(flag, 'data availableMethods[].code', w.flags),
      ),
      move('err_code', 'error errors[].code'),
      move('err_msg', 'error errors[].msg'),
    ],
  },
  validatePaymentReference: {
    operations: ['listAvailableMethods'],
    request: [move('payment.amount', 'query amount'), move('payment.*', null, w.otherCall)],
    answer: [
      ...outcome('integrationState.'),
      ...options(''),
      move('err_code', 'error errors[].code'),
      move('err_msg', 'error errors[].msg'),
    ],
  },
  doWebPayment: {
    operations: ['createCheckout'],
    request: [
      move('payment.order.amount', 'body payment.amount'),
      move('payment.order.productCode', 'body payment.code'),
      move('payment.order.productDesc', 'body payment.summary'),
      move('payment.order.validStartDate', 'body payment.validDate.start'),
      move('payment.order.validEndDate', 'body payment.validDate.end'),
      ...['reference', 'hash', 'paymentId', 'idTransaction'].map((name) =>
        move(`payment.order.${name}`, null, w.newCheckout),
      ),
      move('payment.method', 'body payment.availableMethods[].code', w.methods),
      move('payment.returnUrlSuccess', 'body redirects[].url', w.redirectSuccess),
      move('payment.returnUrlCancel', 'body redirects[].url', w.redirectCancel),
      move('payment.returnUrlBack', 'body redirects[].url', w.redirectBack),
      move('payment.bankAccountCode', 'body payment.bankAccount.code'),
      ...payer('payment', 'payment.'),
    ],
    answer: [
      ...outcome('requestState.'),
      move('redirectUrl', 'data checkoutUrl'),
      move('url', 'data checkoutUrl'),
      move('paymentId', 'data paymentId', w.sameId),
      move('idTransaction', 'data paymentId', w.sameId),
      move('token', 'data id'),
    ],
  },
  checkWebPayment: {
    operations: ['getCheckout', 'getPayment'],
    request: [
      move('request.token', 'path id'),
      move('request.paymentId', null, w.idAlone),
      move('request.idTransaction', null, w.idAlone),
    ],
    answer: [
      ...outcome('requestState.'),
      move('paid', 'data stateDetails.state', w.paid),
      move('paymentDate', 'data stateDetails.timestamp', w.since),
    ],
  },
  cancelPayment: {
    operations: ['cancelPayment'],
    request: [
      move('requestPaymentCancel.paymentId', 'path id'),
      move('requestPaymentCancel.idTransaction', 'path id'),
      move('requestPaymentCancel.hash', null, w.idAlone),
      move('requestPaymentCancel.remarks', 'body remarks.text'),
      move('requestPaymentCancel.ignoreUnsupported', 'body ignoreUnsupported'),
    ],
    answer: [
      ...outcome('requestState.'),
      move('paymentOptionsResult[].*', 'data stateDetails.state', w.outcome),
    ],
  },
  checkEntityPayments: {
    operations: ['listPayments', 'getPayment'],
    request: [
      move('requestPayments.payments[].paymentId', 'query id'),
      move('requestPayments.payments[].reference', 'query referenceDetails_reference', w.queryOne),
      move('requestPayments.payments[].*', null, w.otherCall),
    ],
    answer: [
      ...outcome('state.'),
      ...['state', 'code', 'message'].map((name) => move(`payments[].${name}`, null, w.status)),
      ...listed('payments[].'),
      move('payments[].paymentState', 'data stateDetails.state', w.stateNames),
      move('payments[].paymentStateId', 'data stateDetails.state', w.stateNames),
      move('payments[].paymentBlocked', null, w.noBlock),
      move('payments[].paymentMode', 'data paymentMethod.code', w.mode),
      ...details('payments[].'),
    ],
  },
  getEntityPayments: {
    operations: ['listPayments'],
    request: [
      move('dateTimeInterval.startDate', 'query updatedAt.start'),
      move('dateTimeInterval.endDate', 'query updatedAt.end'),
    ],
    answer: [
      ...outcome('integrationState.'),
      ...outcome('state.'),
      ...listed('payments[].'),
      move('payments[].referenceEntity', 'data referenceDetails.entity'),
      move('payments[].paymentMethodCode', 'data paymentMethod.code'),
      move('payments[].productCode', 'data code'),
      move('payments[].productDesc', 'data summary'),
      move('payments[].validStartDate', 'data validDate.start'),
      move('payments[].validEndDate', 'data validDate.end'),
      ...details('payments[].'),
    ],
  },
  saveEntityPayments: {
    operations: ['createReference'],
    request: [
      move('paymentReferences[].referenceEntity', 'body referenceRange.id', w.range),
      move('paymentReferences[].reference', 'body referenceDetails.reference', w.perCall),
      move('paymentReferences[].amount', 'body amount'),
      move('paymentReferences[].creationDate', null, w.now),
      move('paymentReferences[].productCode', 'body code'),
      move('paymentReferences[].productDesc', 'body summary'),
      move('paymentReferences[].validStartDate', 'body validDate.start'),
      move('paymentReferences[].validEndDate', 'body validDate.end'),
    ],
    answer: [
      ...outcome('integrationState.'),
      move('paymentReferenceErrors[].errorCode', 'error errors[].code', w.perCall),
      move('paymentReferenceErrors[].errorMessage', 'error errors[].msg'),
      move('paymentReferenceErrors[].*', null, w.perCall),
    ],
  },
  subscribeToWebhook: {
    operations: ['createWebhook', 'updateWebhook'],
    request: [move('webhook.action', 'body action'), move('webhook.url', 'body url')],
    answer: outcome('integrationState.'),
  },
};

/** Methods offered, as an answer lists them. */
function options(inside: string): Move[] {
  return [
    move('paymentOptions[].code', `data ${inside}code`),
    move('paymentOptions[].name', `data ${inside}name`),
    move('paymentOptions[].iconUrl', null, w.noIcon),
    move('paymentOptions[].description', null, w.noIcon),
  ];
}
