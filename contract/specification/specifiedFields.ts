/**
 * Fields of each entity, transcribed from section 3 of the site and REST specification only. Dots separate levels; a
 * name without a lower level includes all levels below it.
 */
const list = (names: string): readonly string[] => names.trim().split(/\s+/);

export const specFields = {
  entity: list(`
    clientId name phoneNumber address postCode locality economicActivity.section economicActivity.code
    permanentCertificate createdAt stateDetails.state stateDetails.updatedAt`),
  entityRegistration: list(`
    clientId name phoneNumber address postCode locality economicActivity.section economicActivity.code
    permanentCertificate shippingCountries.selection shippingCountries.countryIds
    supplementaryInformation.numberOfMonthlyTransactions supplementaryInformation.averageValuePerTransaction
    supplementaryInformation.website availableMethods bankAccount user.name user.taxNumber user.email
    user.phoneNumber user.isPoliticallyExposedPerson source.type source.code`),
  bankAccount: list('code owner bankName last4digits iban swift'),
  payment: list(`
    id clientId customUniqueId type referenceDetails.entity referenceDetails.reference stateDetails.state
    stateDetails.createdAt paymentMethod amount code summary callbackUrl createdAt validDate.start validDate.end
    validDate.blockLatePayment availableMethods paymentFee.netAmount paymentFee.taxAmount
    paymentFee.invoiceDetails.invoiceNumber paymentFee.invoiceDetails.invoicedAt transferDetails.payerReference
    transferDetails.transferredAt refunds.paymentId refunds.amount refunds.createdAt bankAccount recurring customer
    billingAddress shippingAddress additionalData`),
  paymentMethod: list(`
    uuid code type details.phoneNumber details.createRegistration details.allowRegistration details.brand
    details.last4Digits details.holder details.expiryMonth details.expiryYear result.code result.message
    result.createdAt`),
  paymentMethodResponse: list(`
    code type resultDetails.registration resultDetails.phoneNumber.countryCode resultDetails.phoneNumber.last3Digits
    details.phoneNumber details.registration`),
  customer: list('uuid customerId firstName lastName email phoneNumber createdAt updatedAt'),
  paymentCustomer: list('uuid customerId firstName lastName email phoneNumber createdAt language'),
  customerEntity: list('clientId createdAt'),
  checkoutRequest: list('payment page.language page.layout redirects.type redirects.url'),
  checkout: list(`
    id createdAt checkoutUrl paymentId stateDetails.state stateDetails.timestamp stateDetails.error`),
  transaction: list('id type amount code summary'),
  token: list('tokenTimestamp token checkoutUrl paymentId transaction'),
  tokenDetails: list(`
    timestamp token checkoutUrl paymentId stateDetails.state stateDetails.timestamp stateDetails.actions
    stateDetails.error transaction paymentMethod customer billingAddress shippingAddress additionalData bankAccount`),
  additionalData: list('key value type'),
  address: list('country state stateName city street1 street2 postCode'),
  recurring: list('type amountQualifier'),
  availableMethod: list('name code type'),
  referenceRange: list('id entity start end count total createdAt'),
  webhook: list('id action handler url createdAt'),
  terminal: list(`
    uuid terminalId name model processor supplier createdAt updatedAt features.allowRemoteTransactions
    features.allowGenerateQrCode features.allowRealTimeTransactionSinchronization`),
  processedPayment: list('type paymentMethod stateDetails amount code summary additionalData'),
  sdkRequest: list('options'),
  sdk: list('code link'),
  listMeta: list('totalPages totalCount currentPage'),
  listLinks: list('first last prev next'),
  error: list('source code msg errors.source errors.code errors.msg'),
} as const;
export type SpecEntity = keyof typeof specFields;
