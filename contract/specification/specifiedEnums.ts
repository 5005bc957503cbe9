/** Enumerations, transcribed from sections 4 and 5 of the site and REST specification only. */
const list = (names: string): readonly string[] => names.trim().split(/\s+/);

export const specEnums = {
  paymentStates: list('pending pending_confirmation confirmed authorised cancelled'),
  checkoutStates: list('PaymentReady PaymentPending PaymentSuccess PaymentCancelled PaymentError PaymentAuthorized'),
  entityStates: list('pending approved declined'),
  cancellationReasons: list('merchant_cancelled customer_cancelled date_expired'),
  pageLanguages: list('PT ES EN'),
  pageLayouts: list('default basic web embed'),
  redirectTypes: list('success cancel back action'),
  additionalDataTypes: list('STRING INTEGER BOOLEAN TIMESTAMP'),
  methodCodes: list('CC MB MW'),
  methodTypes: list('DEFAULT NORMAL REALTIME TPA'),
  paymentTypes: list('payment refund authorization capture'),
  recurringTypes: list('INITIAL REPEATED'),
  amountQualifiers: list('ESTM DFLT'),
  shippingSelections: list('all allowed excludes'),
  activitySections: list('D I J K O P Q R'),
  sourceTypes: list('integration'),
  webhookHandlers: list('paypay paypay-v2'),
  /** Entity events are from section 4, payment events from section 4 of the second text. */
  webhookActions: list(`
    entity_pending entity_approved entity_declined payment_authorized payment_confirmed payment_expired
    payment_cancelled payment_refunded payment_method_error`),
  locales: list('pt es en'),
} as const;
export type SpecEnum = keyof typeof specEnums;
