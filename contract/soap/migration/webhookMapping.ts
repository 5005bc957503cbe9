import { type FieldMapping, mapField } from './fieldMapping.ts';
import { fieldMappingWords as w } from './fieldMappingWords.ts';

/** Fields of the old form a webhook came as, and where the JSON body has them (docs/decisions/webhook-messages.md). */
export const webhookMapping: readonly FieldMapping[] = [
  mapField('hookAction', 'body webhook.action'),
  mapField('hookDate', 'body webhook.createdAt', w.hookDate),
  mapField('hookHash', 'header PayPay-Signature', w.hookHash),
  mapField('payments[].paymentId', 'body payments[].id', w.sameId),
  mapField('payments[].referenceEntity', 'body payments[].referenceDetails.entity'),
  mapField('payments[].reference', 'body payments[].referenceDetails.reference'),
  mapField('payments[].paymentMethodCode', 'body payments[].paymentMethod.code'),
  mapField('payments[].paymentCancelled', 'body payments[].stateDetails.state', w.cancelled),
  mapField('payments[].paymentDate', 'body payments[].stateDetails.createdAt', w.since),
  mapField('payments[].paymentAmount', 'body payments[].amount'),
  mapField('payments[].productCode', 'body payments[].code'),
  mapField('payments[].productDesc', 'body payments[].summary'),
  mapField('payments[].paymentNetFee', 'body payments[].paymentFee.netAmount'),
  mapField('payments[].paymentTaxFee', 'body payments[].paymentFee.taxAmount'),
  mapField('payments[].originalPaymentId', 'body payments[].initialPaymentId'),
  mapField('payments[].additionalData[].key', 'body payments[].additionalData[].key'),
  mapField('payments[].additionalData[].value', 'body payments[].additionalData[].value'),
  mapField('payments[].additionalData[].type', 'body payments[].additionalData[].type'),
];
