import { alike, type Move, move } from './fieldMapping.ts';
import { moveWords as w } from './fieldMappingWords.ts';

/** Parts that several methods share, each with the fields it has in SOAP. */

/** State, code and message of an answer: in REST the HTTP status, and the error that comes with a refusal. */
export function outcome(at: string): Move[] {
  return [
    move(`${at}state`, 'status HTTP', w.status),
    move(`${at}code`, 'error errors[].code'),
    move(`${at}message`, 'error errors[].msg'),
  ];
}

/** What a reference is asked for with. */
export function reference(soap: string, inside: string): Move[] {
  return [
    move(`${soap}.amount`, `body ${inside}amount`),
    move(`${soap}.productCode`, `body ${inside}code`),
    move(`${soap}.productDesc`, `body ${inside}summary`),
    move(`${soap}.validStartDate`, `body ${inside}validDate.start`),
    move(`${soap}.validEndDate`, `body ${inside}validDate.end`),
    move(`${soap}.paymentOptions[].code`, `body ${inside}availableMethods[].code`),
    move(`${soap}.paymentOptions[].type`, `body ${inside}availableMethods[].type`),
    move(`${soap}.bankAccountCode`, `body ${inside}bankAccount.code`),
    move(`${soap}.reference`, null, w.otherCall),
    move(`${soap}.paymentId`, null, w.otherCall),
  ];
}

/** Who pays, and where they live: the same names, the buyer called customer. */
export function payer(soap: string, inside: string): Move[] {
  return [
    alike(`${soap}.buyer`, `body ${inside}customer`, w.sameNames),
    alike(`${soap}.billingAddress`, `body ${inside}billingAddress`, w.sameNames),
    alike(`${soap}.shippingAddress`, `body ${inside}shippingAddress`, w.sameNames),
  ];
}

/** What both lists of payments tell of each. */
export function listed(at: string): Move[] {
  return [
    move(`${at}paymentId`, 'data id', w.sameId),
    move(`${at}reference`, 'data referenceDetails.reference'),
    move(`${at}paymentCancelled`, 'data stateDetails.state', w.cancelled),
    move(`${at}paymentDate`, 'data stateDetails.createdAt', w.since),
    move(`${at}paymentAmount`, 'data amount'),
  ];
}

/** Fee, transfer and refunds of a payment. */
export function details(at: string): Move[] {
  const fee = 'data paymentFee';
  return [
    move(`${at}paymentFee.netAmount`, `${fee}.netAmount`, w.decimals),
    move(`${at}paymentFee.taxAmount`, `${fee}.taxAmount`, w.decimals),
    move(`${at}paymentFee.invoiceDetails.invoiceNumber`, `${fee}.invoiceDetails.invoiceNumber`),
    move(`${at}paymentFee.invoiceDetails.invoiceDate`, `${fee}.invoiceDetails.invoicedAt`),
    move(`${at}transferDetails.payerReference`, 'data transferDetails.payerReference'),
    move(`${at}transferDetails.transferDate`, 'data transferDetails.transferredAt'),
    move(`${at}transferDetails.bankAccountIban`, null, w.iban),
    move(`${at}paymentRefunds[].paymentId`, 'data refunds[].paymentId'),
    move(`${at}paymentRefunds[].amount`, 'data refunds[].amount'),
    move(`${at}paymentRefunds[].refundDate`, 'data refunds[].createdAt'),
  ];
}
