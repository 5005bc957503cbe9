import { type Move, move } from './fieldMapping.ts';
import { moveWords as w } from './fieldMappingWords.ts';

/** Fields of the old form a webhook came as, and where the JSON body has them (FACTS 5 and 8.7). */
export const hookMoves: readonly Move[] = [
  move('hookAction', 'body webhook.action'),
  move('hookDate', 'body webhook.createdAt', w.hookDate),
  move('hookHash', 'header PayPay-Signature', w.hookHash),
  move('payments[].paymentId', 'body payments[].id', w.sameId),
  move('payments[].referenceEntity', 'body payments[].referenceDetails.entity'),
  move('payments[].reference', 'body payments[].referenceDetails.reference'),
  move('payments[].paymentMethodCode', 'body payments[].paymentMethod.code'),
  move('payments[].paymentCancelled', 'body payments[].stateDetails.state', w.cancelled),
  move('payments[].paymentDate', 'body payments[].stateDetails.createdAt', w.since),
  move('payments[].paymentAmount', 'body payments[].amount'),
  move('payments[].productCode', 'body payments[].code'),
  move('payments[].productDesc', 'body payments[].summary'),
  move('payments[].paymentNetFee', 'body payments[].paymentFee.netAmount'),
  move('payments[].paymentTaxFee', 'body payments[].paymentFee.taxAmount'),
  move('payments[].originalPaymentId', 'body payments[].initialPaymentId'),
  move('payments[].additionalData[].key', 'body payments[].additionalData[].key'),
  move('payments[].additionalData[].value', 'body payments[].additionalData[].value'),
  move('payments[].additionalData[].type', 'body payments[].additionalData[].type'),
];
