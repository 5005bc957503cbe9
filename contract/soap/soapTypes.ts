import type { SoapWord } from './soapWords.ts';

/** Types of XML Schema that fields use. */
type Xsd = 'string' | 'int' | 'boolean' | 'float';

/** Field of a complex type, described by `soapWords[name]`. */
export interface SoapField {
  name: SoapWord;
  type: Xsd | SoapTypeName;
  list: boolean;
  required: boolean;
}

type Options = Partial<Pick<SoapField, 'list' | 'required'>>;

const of = (type: SoapField['type'], names: string, options: Options = {}): SoapField[] =>
  names.split(' ').map((name) => ({ name: name as SoapWord, type, list: false, required: false, ...options }));

const address = of('string', 'country state stateName city street1 street2 postCode');
const validity = of('string', 'validStartDate validEndDate');
const product = of('string', 'productCode productDesc');
const parties = [
  ...of('RequestBuyerInfo', 'buyer'),
  ...of('RequestBillingAddress', 'billingAddress'),
  ...of('RequestShippingAddress', 'shippingAddress'),
];
const money = [
  ...of('PaymentFee', 'paymentFee'),
  ...of('TransferDetails', 'transferDetails'),
  ...of('PaymentRefund', 'paymentRefunds', { list: true }),
];
const state = (name: string) => of('ResponseIntegrationState', name);

/** Names of the types, which clients compare exactly (docs/decisions/soap-compatibility.md). */
export const soapTypeNames = [
  ...['RequestEntity', 'RequestInterval', 'RequestPaymentReference', 'RequestReferenceDetails'],
  ...['RequestPaymentOption', 'RequestCreditCardPayment', 'RequestPaymentOrder', 'RequestPaymentDetails'],
  ...['RequestEntityPayments', 'RequestCancelPayment', 'RequestWebhook', 'RequestBuyerInfo'],
  ...['RequestBillingAddress', 'RequestShippingAddress', 'ResponseIntegrationState', 'ResponseGetPayment'],
  ...['ResponsePaymentOption', 'ResponseValidatePayment', 'ResponseCreditCardPayment', 'ResponsePaymentDetails'],
  ...['ResponseEntityPaymentsDetails', 'PaymentDetails', 'PaymentFee', 'InvoiceDetails', 'TransferDetails'],
  ...['PaymentRefund', 'ResponseEntityPayments', 'ResponsePayment', 'ResponseEntityPaymentReferences'],
  ...['ResponsePaymentReferenceError', 'ResponseCancelPayment', 'ResponseCancelPaymentOption', 'ResponseWebhook'],
] as const;
export type SoapTypeName = (typeof soapTypeNames)[number];

/** Complex types with their fields in order; all fields are nillable (docs/decisions/soap-compatibility.md). */
export const soapTypes: Readonly<Record<SoapTypeName, readonly SoapField[]>> = {
  RequestEntity: [...of('string', 'platformCode hash date nif', { required: true }), ...of('string', 'lang')],
  RequestInterval: of('string', 'startDate endDate', { required: true }),
  RequestPaymentReference: [
    ...of('string', 'referenceEntity reference', { required: true }),
    ...of('int', 'amount', { required: true }),
    ...of('string', 'creationDate'),
    ...product,
    ...validity,
  ],
  RequestReferenceDetails: [
    ...of('int', 'amount', { required: true }),
    ...product,
    ...validity,
    ...of('RequestPaymentOption', 'paymentOptions', { list: true }),
    ...of('string', 'bankAccountCode'),
    ...parties,
    ...of('string', 'reference'),
    ...of('int', 'paymentId'),
  ],
  RequestPaymentOption: of('string', 'code type'),
  RequestCreditCardPayment: [
    ...of('RequestPaymentOrder', 'order', { required: true }),
    ...of('string', 'method returnUrlSuccess returnUrlCancel returnUrlBack bankAccountCode'),
    ...parties,
  ],
  RequestPaymentOrder: [
    ...of('int', 'amount', { required: true }),
    ...of('string', 'reference hash'),
    ...of('int', 'paymentId idTransaction'),
    ...product,
    ...validity,
  ],
  RequestPaymentDetails: [...of('string', 'token'), ...of('int', 'paymentId idTransaction')],
  RequestEntityPayments: of('RequestReferenceDetails', 'payments', { list: true, required: true }),
  RequestCancelPayment: [
    ...of('int', 'paymentId idTransaction'),
    ...of('string', 'hash remarks'),
    ...of('boolean', 'ignoreUnsupported'),
  ],
  RequestWebhook: of('string', 'action url', { required: true }),
  RequestBuyerInfo: of('string', 'firstName lastName customerId email phoneNumber'),
  RequestBillingAddress: address,
  RequestShippingAddress: address,
  ResponseIntegrationState: [...of('int', 'state'), ...of('string', 'code message')],
  ResponseGetPayment: [
    ...state('integrationState'),
    ...of('int', 'state paymentId idPayment amount'),
    ...of('string', 'atmEntity reference hash linkPayment'),
    ...product,
    ...validity,
    ...of('ResponsePaymentOption', 'paymentOptions', { list: true }),
    ...of('int', 'creditCardPayment atmPayment mbwPayment'),
    ...of('string', 'err_code err_msg'),
  ],
  ResponsePaymentOption: of('string', 'code name iconUrl description'),
  ResponseValidatePayment: [
    ...state('integrationState'),
    ...of('ResponsePaymentOption', 'paymentOptions', { list: true }),
    ...of('string', 'err_code err_msg'),
  ],
  ResponseCreditCardPayment: [
    ...state('requestState'),
    ...of('string', 'redirectUrl url'),
    ...of('int', 'paymentId idTransaction'),
    ...of('string', 'token'),
  ],
  ResponsePaymentDetails: [...state('requestState'), ...of('int', 'paid'), ...of('string', 'paymentDate')],
  ResponseEntityPaymentsDetails: [...state('state'), ...of('PaymentDetails', 'payments', { list: true })],
  PaymentDetails: [
    ...of('int', 'state'),
    ...of('string', 'code message'),
    ...of('int', 'paymentId'),
    ...of('string', 'reference'),
    ...of('int', 'paymentState paymentStateId paymentBlocked paymentCancelled'),
    ...of('string', 'paymentDate paymentMode'),
    ...of('int', 'paymentAmount'),
    ...money,
  ],
  PaymentFee: [...of('float', 'netAmount taxAmount'), ...of('InvoiceDetails', 'invoiceDetails')],
  InvoiceDetails: of('string', 'invoiceNumber invoiceDate'),
  TransferDetails: of('string', 'payerReference transferDate bankAccountIban'),
  PaymentRefund: [...of('int', 'paymentId amount'), ...of('string', 'refundDate')],
  ResponseEntityPayments: [
    ...state('integrationState'),
    ...state('state'),
    ...of('ResponsePayment', 'payments', { list: true }),
  ],
  ResponsePayment: [
    ...of('int', 'paymentId'),
    ...of('string', 'referenceEntity reference paymentMethodCode'),
    ...of('boolean', 'paymentCancelled'),
    ...of('string', 'paymentDate'),
    ...of('int', 'paymentAmount'),
    ...product,
    ...validity,
    ...money,
  ],
  ResponseEntityPaymentReferences: [
    ...state('integrationState'),
    ...of('ResponsePaymentReferenceError', 'paymentReferenceErrors', { list: true }),
  ],
  ResponsePaymentReferenceError: of('string', 'errorCode errorMessage referenceEntity reference'),
  ResponseCancelPayment: [
    ...state('requestState'),
    ...of('ResponseCancelPaymentOption', 'paymentOptionsResult', { list: true }),
  ],
  ResponseCancelPaymentOption: [...of('string', 'code type'), ...of('int', 'status'), ...of('string', 'message')],
  ResponseWebhook: state('integrationState'),
};

/**
 * Names that the specification uses instead of the name on the wire (docs/decisions/soap-compatibility.md). The WSDL
 * includes those of requests, because clients that serialise only WSDL names would drop them.
 */
export const soapAliases: Readonly<Record<string, { type: SoapTypeName; field: SoapWord }>> = {
  optionCode: { type: 'RequestPaymentOption', field: 'code' },
  paymentHash: { type: 'RequestCancelPayment', field: 'hash' },
  refundPaymentId: { type: 'PaymentRefund', field: 'paymentId' },
  refundAmount: { type: 'PaymentRefund', field: 'amount' },
};

/** Alternative names of a field in requests; responses use only the wire name. */
export function soapAliasesOf(type: SoapTypeName, field: string): string[] {
  if (!type.startsWith('Request')) return [];
  const aliases = Object.entries(soapAliases).filter(([, alias]) => alias.type === type && alias.field === field);
  return aliases.map(([alias]) => alias);
}
