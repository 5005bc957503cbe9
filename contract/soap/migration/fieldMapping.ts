import type { Words } from '../../words/locales.ts';
import { fieldMappingWords as w } from './fieldMappingWords.ts';

/** Fields of the old webhook form, with their paths in the JSON body (docs/decisions/webhook-messages.md). */
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

const restLocations = ['header', 'path', 'query', 'body', 'data', 'error', 'status'] as const;
export type RestLocation = (typeof restLocations)[number];

export interface FieldMapping {
  /** Path, starting at the name of the part or at the response; `[]` is a list, `.*` stands for all fields inside. */
  soap: string;
  /** Null if REST has no equivalent; then `words` has the reason or the alternative. */
  rest: { place: RestLocation; path: string } | null;
  words?: Words;
}

/** Creates a row. `rest` is location and path, such as `body validDate.end`, or null if REST has no equivalent. */
export function mapField(soap: string, rest: string | null, words?: Words): FieldMapping {
  if (rest === null) return { soap, rest, words };
  const [place = '', path = ''] = rest.split(' ');
  return { soap, rest: { place: place as RestLocation, path }, words };
}

/** Creates a row for an object with the same field names: `mapSameNames('payment.buyer', 'body customer', words)`. */
export function mapSameNames(soap: string, rest: string, words: Words): FieldMapping {
  return mapField(`${soap}.*`, `${rest}.*`, words);
}
