/** Business constants, transcribed from section 9 of both texts of the specification only. */
export const specLimits = {
  apiVersion: '1.13.0',
  pageSize: { customers: 500, payments: 500, terminals: 500, savedMethods: 100 },
  terminalCodeCharacters: 6,
  countryIds: [1, 251],
  defaultReason: 'merchant_cancelled',
  blockLatePayment: false,
  ignoreUnsupported: false,
  defaultPaymentType: 'payment',
  pushMinutes: [5, 10],
  retryGapsStart: [1, 2, 3, 5],
  retryGapsEnd: 24,
  terminalWaitMinutes: 1,
  authorisationSeconds: [2, 5],
  pinAttempts: 3,
  statusCheckMinutes: 30,
  multibancoHours: 12,
} as const;
