import type { Lie } from './mutant.ts';

export const paymentPageMutants: readonly Lie[] = [
  {
    name: 'a late reference is paid for one more day despite blockLatePayment',
    file: 'sandbox/domain/payments/atmPayment.ts',
    find: 'if (payment.valid.blockLate) return',
    replace: 'if (payment.valid.blockLate && now > payment.valid.end + 86_400_000) return',
    caughtBy: 'payment-multibanco.blocked-reference-is-refused-late',
  },
  {
    name: "the page says that a payment's own URL is told once",
    file: 'site/docs/guides/payments/payment-multibanco.mdx',
    find: 'um na criação, ainda com <State is="pending" />, e outro a cada desfecho',
    replace: 'um só, quando a referência é paga',
    caughtBy: 'guides/payments/payment-multibanco',
  },
  {
    name: 'a phone that refused is saved all the same',
    file: 'sandbox/domain/payments/savedMethodPayment.ts',
    find: "const done = state === 'confirmed' || state === 'authorised';",
    replace: "const done = state !== 'pending_confirmation';",
    caughtBy: 'saved-mbway.unpaid-request-saves-nothing',
  },
  {
    name: 'a fixed series takes a smaller amount',
    file: 'sandbox/domain/payments/recurring.ts',
    find: 'amountCents !== initial.amountCents',
    replace: 'amountCents > initial.amountCents',
    caughtBy: 'saved-card.fixed-series-repeats-its-amount',
  },
  {
    name: 'a payment page offers methods that do not take the amount',
    file: 'sandbox/domain/checkouts/offeredMethods.ts',
    find: 'if (fitting.length > 0) return ok(fitting);',
    replace: 'if (fitting.length > 0) return ok(able);',
    caughtBy: 'checkouts.page-offers-only-fitting-methods',
  },
  {
    name: 'the way back to the shop names the checkout otherwise',
    file: 'sandbox/domain/checkouts/redirect.ts',
    find: "withQuery(action.url, 'id', id)",
    replace: "withQuery(action.url, 'checkoutId', id)",
    caughtBy: 'checkout-returns.action-gets-the-id',
  },
];
