/** SOAP service, transcribed from sections 3, 4, 7 and 8 of the second text of the specification only. */
const list = (names: string): readonly string[] => names.trim().split(/\s+/);

export const specSoapMethods = list(`
  checkIntegrationState createPaymentReference doWebPayment checkWebPayment cancelPayment checkEntityPayments
  getEntityPayments saveEntityPayments subscribeToWebhook`);

/** Fields of requests and responses, at any level. */
export const specSoapFields = list(`
  platformCode hash lang date nif amount productCode productDesc validStartDate validEndDate bankAccountCode
  paymentOptions optionCode type method returnUrlSuccess returnUrlCancel returnUrlBack paymentId paymentHash remarks
  firstName lastName customerId email phoneNumber country state stateName city street1 street2 postCode code message
  paymentDate paid token atmEntity reference linkPayment creditCardPayment atmPayment mbwPayment paymentState
  paymentBlocked paymentCancelled paymentMode netAmount taxAmount invoiceNumber invoiceDate payerReference
  transferDate bankAccountIban refundPaymentId refundAmount refundDate`);

export const specSoapCodes = list(`
  0011 0012 0013 0014 0015 0016 0017 0031 0032 0033 0034 0035 0036 0037 0038 0039 0040 0041 0042 0051 0052 0060 0061
  0062 0063 0064 0070 0071 0072`);

export const specIntegrationCodes = list('00 01 02 03 04 05');

/** Fields of the webhook form, without its prefix. */
export const specSoapWebhook = list('action date hash payments originalPaymentId additionalData');

export const specSoapLimits = {
  hashValidityMinutes: 90,
  defaultMethod: 'CC',
  firstVersion: '1.0',
  lastVersion: '1.22',
};
