import { say, type Words } from '../words/locales.ts';
import {
  aboveZero,
  activityCode,
  bothOrders,
  entityPhone,
  insideObject,
  jsonHandler,
  lettersDigits,
  lisbonTime,
  notEmpty,
  notNegative,
  oneMethod,
  ownSize,
  phoneForm,
  registration,
  savedPages,
  soapInteger,
  subscription,
} from './fieldChoices.ts';
import { type Origin, published, specified } from './origin.ts';

/** Rule of request fields that the specification does not list. */
export interface FieldRule {
  /** Rule as written in the description, such as `maxLength 255` or `required`; `custom` is a check in the schema. */
  rule: string;
  origin: Origin;
  /** Ends of the paths to which the row applies; by default, all fields with the rule. */
  at?: readonly string[];
  /** Name of the fields, if listing the paths would be too long. */
  name?: Words;
}

const rule = (rule: string, origin: Origin, at?: readonly string[], name?: Words): FieldRule => ({
  rule,
  origin,
  ...(at && { at }),
  ...(name && { name }),
});

/** Rules of request fields with their origins. A test fails if a rule has no row. */
export const fieldRules: readonly FieldRule[] = [
  rule('maxLength 255', ownSize, undefined, say('Textos de uma linha', 'Textos de una línea', 'Single-line texts')),
  rule('maxLength 1000', ownSize, undefined, say('Textos livres', 'Textos libres', 'Free texts')),
  rule('maxLength 2000', ownSize, undefined, say('URL', 'URL', 'URLs')),
  rule('maxLength 40', ownSize, undefined, say('Datas', 'Fechas', 'Dates')),
  rule('maxLength 4000', ownSize, ['id']),
  rule('maxItems 10', ownSize, ['redirects']),
  rule('maxItems 20', ownSize, ['availableMethods', 'additionalData']),
  rule('custom', ownSize, ['availableMethods[].details', 'createSdk body options']),
  rule('propertyNames', ownSize, ['createSdk body options']),
  rule('minLength 1', notEmpty, undefined, say('Textos de uma linha', 'Textos de una línea', 'Single-line texts')),
  rule('exclusiveMinimum 0', aboveZero, ['amount', 'limit', 'page', 'referenceRange.id']),
  rule('maximum 2147483647', soapInteger, ['amount', 'numberOfMonthlyTransactions', 'averageValuePerTransaction']),
  rule('minimum 0', notNegative, ['economicActivity.code']),
  rule('maximum 999999', activityCode, ['economicActivity.code']),
  rule('minimum 0', notNegative, ['numberOfMonthlyTransactions', 'averageValuePerTransaction']),
  rule('maxItems 251', specified('9', 'country ids 1 to 251'), ['countryIds']),
  rule('minimum 1', specified('9', 'country ids 1 to 251'), ['countryIds[]']),
  rule('maximum 251', specified('9', 'country ids 1 to 251'), ['countryIds[]']),
  rule('minItems 1', oneMethod, ['availableMethods']),
  rule('format email', specified('8', 'valid email')),
  rule('format uri', specified('8', 'valid URL')),
  rule('minLength 2', specified('3', '2-letter ISO code'), ['country']),
  rule('maxLength 2', specified('3', '2-letter ISO code'), ['country']),
  rule('pattern uppercase', specified('3', '2-letter ISO code'), ['country']),
  rule('minLength 6', specified('5', 'exactly 6 characters'), ['createProcessedPayment body code']),
  rule('maxLength 6', specified('5', 'exactly 6 characters'), ['createProcessedPayment body code']),
  rule('minLength 9', specified('guides 9', '9 digits'), ['referenceDetails.reference']),
  rule('minLength 9', published('olderGuides', 'nine digits in every sample'), ['clientId', 'user.taxNumber']),
  rule('maxLength 9', specified('guides 9', '9 digits'), ['referenceDetails.reference']),
  rule('maxLength 9', published('olderGuides', 'nine digits in every sample'), ['clientId', 'user.taxNumber']),
  rule('pattern dateTime', lisbonTime, undefined, say('Datas', 'Fechas', 'Dates')),
  rule('pattern phone', phoneForm, [
    'customer.phoneNumber',
    'createCustomer body phoneNumber',
    'updateCustomer body phoneNumber',
  ]),
  rule('pattern walletPhone', phoneForm, ['paymentMethod.details.phoneNumber']),
  rule('pattern anyPhone', entityPhone, ['createEntity body phoneNumber', 'user.phoneNumber']),
  rule('pattern alphanumeric_list', specified('8', 'alphanumeric and commas'), ['sort']),
  rule('pattern payment_ids', specified('8', 'digits and commas'), ['id']),
  rule('pattern uuid', published('olderGuides', 'in every sample'), ['uuid', 'paymentMethod_uuid']),
  rule('pattern alphanumeric', lettersDigits, [
    'bankAccount.code',
    'referenceDetails_reference',
    'paymentMethod_result_code',
    'transaction.id',
    'bankAccount.iban',
    'bankAccount.swift',
    'source.code',
  ]),
  rule('pattern digits', published('guides', 'nine digits in every sample'), ['terminalId']),
  rule('pattern token', published('olderGuides', '40 letters and digits in every sample'), [
    'getCheckout params id',
    'getCheckoutPayment params id',
    'token',
  ]),
  rule('pattern digits', specified('guides 9', '9 digits'), ['referenceDetails.reference']),
  rule('pattern id', published('olderGuides', 'decimal numbers without leading zeros in every sample'), [
    'id',
    'paymentId',
    'initialPaymentId',
  ]),
  rule('pattern digits', published('olderGuides', 'decimal numbers in every sample'), [
    'referenceDetails_entity',
    'clientId',
    'user.taxNumber',
  ]),
  rule('pattern certificate', published('olderGuides', 'three groups of four digits'), ['permanentCertificate']),
  rule('pattern errorCode', specified('8', 'the form of every code'), ['errorCode']),
  rule('enum ["-createdAt","createdAt"]', bothOrders, ['listSavedMethods query sort']),
  rule('enum ["CC","MW"]', specified('7', 'code CC or MW'), [
    'listSavedMethods query code',
    'listSavedMethods query type',
  ]),
  rule('enum sdkLanguages', published('description', 'the list of the generator; the specification says a long list'), [
    'language',
  ]),
  rule('enum ["default","basic"]', published('olderGuides', 'the two layouts of the old flow'), [
    'getToken query page_layout',
  ]),
  rule('default "paypay-v2"', jsonHandler, ['handler']),
  rule('default "payment"', specified('5', 'default payment'), ['type']),
  rule('default "merchant_cancelled"', specified('9'), ['reason']),
  rule('default false', specified('9'), ['blockLatePayment', 'ignoreUnsupported']),
  rule('default 1', savedPages, ['listSavedMethods query page']),
  rule('required', specified('8', 'empty or invalid amount'), ['amount']),
  rule('required', specified('8', 'empty or invalid transaction'), [
    'createCheckout body payment',
    'createToken body transaction',
  ]),
  rule('required', specified('8', 'empty or invalid code'), [
    'availableMethods[].code',
    'paymentMethod.code',
    'createPayment body paymentMethod',
    'bankAccount.code',
  ]),
  rule('required', specified('8', 'empty or invalid redirect type or url'), ['redirects[].type', 'redirects[].url']),
  rule('required', specified('3', 'language (required)'), ['page.language']),
  rule('required', specified('3', 'all required'), [
    'additionalData[].key',
    'additionalData[].value',
    'additionalData[].type',
  ]),
  rule('required', specified('3', 'all required except summary and additionalData'), [
    'createProcessedPayment body type',
    'createProcessedPayment body paymentMethod',
    'createProcessedPayment body stateDetails',
    'createProcessedPayment body code',
  ]),
  rule('required', insideObject, [
    'referenceRange.id',
    'referenceDetails.reference',
    'remarks.text',
    'shippingCountries.selection',
    'stateDetails.state',
  ]),
  rule('required', subscription, ['createWebhook body action', 'createWebhook body url']),
  rule('required', registration, [
    'createEntity body clientId',
    'createEntity body name',
    'createEntity body user',
    'createEntity body user.name',
    'createEntity body user.email',
  ]),
  rule('required', published('description', 'both required'), ['source.type', 'source.code']),
  rule('required', published('description'), ['createCustomerEntity body clientId']),
];

/** Whether the last names of a path are `end`: `amount` matches `body payment.amount`, not `body discountamount`. */
function endsIn(path: string, end: string): boolean {
  return path === end || path.endsWith(`.${end}`) || path.endsWith(` ${end}`);
}

/** Row of a field's rule, by a path such as `createPayment body customer.email`; the longest match wins. */
export function fieldRuleAt(rule: string, path: string): FieldRule | undefined {
  return fieldRules
    .filter((row) => row.rule === rule)
    .flatMap((row) => (row.at ?? ['']).map((end) => ({ row, end })))
    .filter(({ end }) => end === '' || endsIn(path, end))
    .sort((a, b) => b.end.length - a.end.length)[0]?.row;
}
