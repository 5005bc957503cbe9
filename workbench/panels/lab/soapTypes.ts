/** SOAP types, with the fields that the lab sends in order. */
export const soapTypes = {
  RequestEntity: { platformCode: 'string', hash: 'string', date: 'string', nif: 'string', lang: 'string' },
  RequestWebhook: { action: 'string', url: 'string' },
  RequestPaymentOption: { code: 'string', type: 'string' },
  RequestReferenceDetails: {
    amount: 'int',
    productCode: 'string',
    productDesc: 'string',
    paymentOptions: 'RequestPaymentOption[]',
    paymentId: 'int',
  },
  RequestPaymentOrder: { amount: 'int', productCode: 'string', productDesc: 'string' },
  RequestCreditCardPayment: {
    order: 'RequestPaymentOrder',
    method: 'string',
    returnUrlSuccess: 'string',
    returnUrlCancel: 'string',
  },
  RequestPaymentDetails: { token: 'string', paymentId: 'int' },
  RequestEntityPayments: { payments: 'RequestReferenceDetails[]' },
} as const satisfies Record<string, Record<string, string>>;
export type SoapTypeName = keyof typeof soapTypes;

/** Part that each method has after `entity`: its name and its type. */
export const soapParts = {
  subscribeToWebhook: { name: 'webhook', type: 'RequestWebhook' },
  validatePaymentReference: { name: 'payment', type: 'RequestReferenceDetails' },
  createPaymentReference: { name: 'payment', type: 'RequestReferenceDetails' },
  doWebPayment: { name: 'payment', type: 'RequestCreditCardPayment' },
  checkWebPayment: { name: 'request', type: 'RequestPaymentDetails' },
  checkEntityPayments: { name: 'requestPayments', type: 'RequestEntityPayments' },
} as const satisfies Record<string, { name: string; type: SoapTypeName }>;
export type SoapMethodName = keyof typeof soapParts;
