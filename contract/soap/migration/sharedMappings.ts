import { type FieldMapping, mapField, mapSameNames } from './fieldMapping.ts';
import { fieldMappingWords as w } from './fieldMappingWords.ts';

/** Mappings of parts that several methods share. */

/** State, code and message of a response, which in REST are the HTTP status and the error of a refusal. */
export function outcome(at: string): FieldMapping[] {
  return [
    mapField(`${at}state`, 'status HTTP', w.status),
    mapField(`${at}code`, 'error errors[].code'),
    mapField(`${at}message`, 'error errors[].msg'),
  ];
}

export function reference(soap: string, inside: string): FieldMapping[] {
  return [
    mapField(`${soap}.amount`, `body ${inside}amount`),
    mapField(`${soap}.productCode`, `body ${inside}code`),
    mapField(`${soap}.productDesc`, `body ${inside}summary`),
    mapField(`${soap}.validStartDate`, `body ${inside}validDate.start`),
    mapField(`${soap}.validEndDate`, `body ${inside}validDate.end`),
    mapField(`${soap}.paymentOptions[].code`, `body ${inside}availableMethods[].code`),
    mapField(`${soap}.paymentOptions[].type`, `body ${inside}availableMethods[].type`),
    mapField(`${soap}.bankAccountCode`, `body ${inside}bankAccount.code`),
    mapField(`${soap}.reference`, null, w.otherCall),
    mapField(`${soap}.paymentId`, null, w.otherCall),
  ];
}

/** Payer and addresses, whose names are the same, except that the buyer is called customer. */
export function payer(soap: string, inside: string): FieldMapping[] {
  return [
    mapSameNames(`${soap}.buyer`, `body ${inside}customer`, w.sameNames),
    mapSameNames(`${soap}.billingAddress`, `body ${inside}billingAddress`, w.sameNames),
    mapSameNames(`${soap}.shippingAddress`, `body ${inside}shippingAddress`, w.sameNames),
  ];
}

export function listed(at: string): FieldMapping[] {
  return [
    mapField(`${at}paymentId`, 'data id', w.sameId),
    mapField(`${at}reference`, 'data referenceDetails.reference'),
    mapField(`${at}paymentCancelled`, 'data stateDetails.state', w.cancelled),
    mapField(`${at}paymentDate`, 'data stateDetails.createdAt', w.paidSince),
    mapField(`${at}paymentAmount`, 'data amount'),
  ];
}

export function details(at: string): FieldMapping[] {
  const fee = 'data paymentFee';
  return [
    mapField(`${at}paymentFee.netAmount`, `${fee}.netAmount`, w.decimals),
    mapField(`${at}paymentFee.taxAmount`, `${fee}.taxAmount`, w.decimals),
    mapField(`${at}paymentFee.invoiceDetails.invoiceNumber`, `${fee}.invoiceDetails.invoiceNumber`),
    mapField(`${at}paymentFee.invoiceDetails.invoiceDate`, `${fee}.invoiceDetails.invoicedAt`),
    mapField(`${at}transferDetails.payerReference`, 'data transferDetails.payerReference'),
    mapField(`${at}transferDetails.transferDate`, 'data transferDetails.transferredAt'),
    mapField(`${at}transferDetails.bankAccountIban`, null, w.iban),
    mapField(`${at}paymentRefunds[].paymentId`, 'data refunds[].paymentId'),
    mapField(`${at}paymentRefunds[].amount`, 'data refunds[].amount'),
    mapField(`${at}paymentRefunds[].refundDate`, 'data refunds[].createdAt'),
  ];
}
