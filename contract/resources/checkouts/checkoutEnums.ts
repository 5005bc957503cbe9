/** States of a checkout and of a token. One of them has American spelling in the API. */
export const checkoutStates = [
  'PaymentReady',
  'PaymentPending',
  'PaymentSuccess',
  'PaymentCancelled',
  'PaymentError',
  'PaymentAuthorized',
] as const;
export type CheckoutState = (typeof checkoutStates)[number];

export const pageLanguages = ['PT', 'ES', 'EN'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

export const pageLayouts = ['default', 'basic', 'web', 'embed'] as const;
export type PageLayout = (typeof pageLayouts)[number];

/** Layouts that can offer the payer to save the method (docs/decisions/checkout-pages.md). */
export const registrationLayouts = ['basic', 'default'] as const satisfies readonly PageLayout[];

export const redirectTypes = ['success', 'cancel', 'back', 'action'] as const;
export type RedirectType = (typeof redirectTypes)[number];
