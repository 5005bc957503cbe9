import type { OperationId } from '../../operations.ts';
import type { SoapMethodName } from '../methods.ts';
import { type FieldMapping, mapField } from './fieldMapping.ts';
import { fieldMappingWords as w } from './fieldMappingWords.ts';
import { details, listed, outcome, payer, reference } from './sharedMappings.ts';

export interface Replacement {
  /** Equivalent operations, the usual one first. The mappings apply to the first. */
  operations: readonly [OperationId, ...OperationId[]];
  request: readonly FieldMapping[];
  answer: readonly FieldMapping[];
}

/** First block of every SOAP request, which REST sends in headers (docs/decisions/signatures.md). */
export const entityMapping: readonly FieldMapping[] = [
  mapField('entity.platformCode', 'header Authorization', w.user),
  mapField('entity.hash', 'header Authorization', w.key),
  mapField('entity.date', null, w.noDate),
  mapField('entity.nif', 'header PayPay-ClientId'),
  mapField('entity.lang', 'header Accept-Language'),
];

export const soapToRest: Readonly<Record<SoapMethodName, Replacement>> = {
  checkIntegrationState: { operations: ['listAvailableMethods'], request: [], answer: outcome('') },
  createPaymentReference: {
    operations: ['createReference'],
    request: [...reference('payment', ''), ...payer('payment', '')],
    answer: [
      ...outcome('integrationState.'),
      mapField('state', null, w.status),
      mapField('paymentId', 'data id', w.sameId),
      mapField('idPayment', 'data id', w.sameId),
      mapField('amount', 'data amount'),
      mapField('atmEntity', 'data referenceDetails.entity'),
      mapField('reference', 'data referenceDetails.reference'),
      mapField('hash', null, w.idAlone),
      mapField('linkPayment', null, w.noLink),
      mapField('productCode', 'data code'),
      mapField('productDesc', 'data summary'),
      mapField('validStartDate', 'data validDate.start'),
      mapField('validEndDate', 'data validDate.end'),
      ...options('availableMethods[].'),
      ...['creditCardPayment', 'atmPayment', 'mbwPayment'].map((flag) =>
        mapField(flag, 'data availableMethods[].code', w.flags),
      ),
      mapField('err_code', 'error errors[].code'),
      mapField('err_msg', 'error errors[].msg'),
    ],
  },
  validatePaymentReference: {
    operations: ['listAvailableMethods'],
    request: [mapField('payment.amount', 'query amount'), mapField('payment.*', null, w.otherCall)],
    answer: [
      ...outcome('integrationState.'),
      ...options(''),
      mapField('err_code', 'error errors[].code'),
      mapField('err_msg', 'error errors[].msg'),
    ],
  },
  doWebPayment: {
    operations: ['createCheckout'],
    request: [
      mapField('payment.order.amount', 'body payment.amount'),
      mapField('payment.order.productCode', 'body payment.code'),
      mapField('payment.order.productDesc', 'body payment.summary'),
      mapField('payment.order.validStartDate', 'body payment.validDate.start'),
      mapField('payment.order.validEndDate', 'body payment.validDate.end'),
      ...['reference', 'hash', 'paymentId', 'idTransaction'].map((name) =>
        mapField(`payment.order.${name}`, null, w.newCheckout),
      ),
      mapField('payment.method', 'body payment.availableMethods[].code', w.methods),
      mapField('payment.returnUrlSuccess', 'body redirects[].url', w.redirectSuccess),
      mapField('payment.returnUrlCancel', 'body redirects[].url', w.redirectCancel),
      mapField('payment.returnUrlBack', 'body redirects[].url', w.redirectBack),
      mapField('payment.bankAccountCode', 'body payment.bankAccount.code'),
      ...payer('payment', 'payment.'),
    ],
    answer: [
      ...outcome('requestState.'),
      mapField('redirectUrl', 'data checkoutUrl'),
      mapField('url', 'data checkoutUrl'),
      mapField('paymentId', 'data paymentId', w.sameId),
      mapField('idTransaction', 'data paymentId', w.sameId),
      mapField('token', 'data id'),
    ],
  },
  checkWebPayment: {
    operations: ['getCheckout', 'getPayment'],
    request: [
      mapField('request.token', 'path id'),
      mapField('request.paymentId', null, w.idAlone),
      mapField('request.idTransaction', null, w.idAlone),
    ],
    answer: [
      ...outcome('requestState.'),
      mapField('paid', 'data stateDetails.state', w.paid),
      mapField('paymentDate', 'data stateDetails.timestamp', w.since),
    ],
  },
  cancelPayment: {
    operations: ['cancelPayment'],
    request: [
      mapField('requestPaymentCancel.paymentId', 'path id'),
      mapField('requestPaymentCancel.idTransaction', 'path id'),
      mapField('requestPaymentCancel.hash', null, w.idAlone),
      mapField('requestPaymentCancel.remarks', 'body remarks.text'),
      mapField('requestPaymentCancel.ignoreUnsupported', 'body ignoreUnsupported'),
    ],
    answer: [...outcome('requestState.'), mapField('paymentOptionsResult[].*', 'data stateDetails.state', w.outcome)],
  },
  checkEntityPayments: {
    operations: ['listPayments', 'getPayment'],
    request: [
      mapField('requestPayments.payments[].paymentId', 'query id'),
      mapField('requestPayments.payments[].reference', 'query referenceDetails_reference', w.queryOne),
      mapField('requestPayments.payments[].*', null, w.otherCall),
    ],
    answer: [
      ...outcome('state.'),
      ...['state', 'code', 'message'].map((name) => mapField(`payments[].${name}`, null, w.status)),
      ...listed('payments[].'),
      mapField('payments[].paymentState', 'data stateDetails.state', w.stateNames),
      mapField('payments[].paymentStateId', 'data stateDetails.state', w.stateNames),
      mapField('payments[].paymentBlocked', 'data validDate.blockLatePayment', w.blocked),
      mapField('payments[].paymentMode', 'data paymentMethod.code', w.mode),
      ...details('payments[].'),
    ],
  },
  getEntityPayments: {
    operations: ['listPayments'],
    request: [
      mapField('dateTimeInterval.startDate', 'query updatedAt[start]'),
      mapField('dateTimeInterval.endDate', 'query updatedAt[end]'),
    ],
    answer: [
      ...outcome('integrationState.'),
      ...outcome('state.'),
      ...listed('payments[].'),
      mapField('payments[].referenceEntity', 'data referenceDetails.entity'),
      mapField('payments[].paymentMethodCode', 'data paymentMethod.code'),
      mapField('payments[].productCode', 'data code'),
      mapField('payments[].productDesc', 'data summary'),
      mapField('payments[].validStartDate', 'data validDate.start'),
      mapField('payments[].validEndDate', 'data validDate.end'),
      ...details('payments[].'),
    ],
  },
  saveEntityPayments: {
    operations: ['createReference'],
    request: [
      mapField('paymentReferences[].referenceEntity', 'body referenceRange.id', w.range),
      mapField('paymentReferences[].reference', 'body referenceDetails.reference', w.perCall),
      mapField('paymentReferences[].amount', 'body amount'),
      mapField('paymentReferences[].creationDate', null, w.now),
      mapField('paymentReferences[].productCode', 'body code'),
      mapField('paymentReferences[].productDesc', 'body summary'),
      mapField('paymentReferences[].validStartDate', 'body validDate.start'),
      mapField('paymentReferences[].validEndDate', 'body validDate.end'),
    ],
    answer: [
      ...outcome('integrationState.'),
      mapField('paymentReferenceErrors[].errorCode', 'error errors[].code', w.perCall),
      mapField('paymentReferenceErrors[].errorMessage', 'error errors[].msg'),
      mapField('paymentReferenceErrors[].*', null, w.perCall),
    ],
  },
  subscribeToWebhook: {
    operations: ['createWebhook', 'updateWebhook'],
    request: [mapField('webhook.action', 'body action'), mapField('webhook.url', 'body url')],
    answer: outcome('integrationState.'),
  },
};

function options(inside: string): FieldMapping[] {
  return [
    mapField('paymentOptions[].code', `data ${inside}code`),
    mapField('paymentOptions[].name', `data ${inside}name`),
    mapField('paymentOptions[].iconUrl', null, w.noIcon),
    mapField('paymentOptions[].description', null, w.noIcon),
  ];
}
