import type { Mutant } from './mutant.ts';

/** Bugs in what payments do and what they come to. */
export const moneyMutants: readonly Mutant[] = [
  {
    name: 'a refund may take one cent too much',
    harm: 'The merchant gives back more than was paid.',
    file: 'sandbox/domain/payments/refund.ts',
    find: 'rest < 0',
    replace: 'rest < -1',
  },
  {
    name: 'a capture may take one cent too much',
    harm: 'A cardholder is charged more than was authorised.',
    file: 'sandbox/domain/payments/capture.ts',
    find: 'amountCents > left',
    replace: 'amountCents > left + 1',
  },
  {
    name: 'captures of before are forgotten',
    harm: 'An authorisation is captured in full again and again.',
    file: 'sandbox/domain/payments/capture.ts',
    find: '[...(payment.captures ?? []), taken]',
    replace: '[taken]',
  },
  {
    name: 'a cash machine takes any amount',
    harm: 'An order counts as paid for less than its price.',
    file: 'sandbox/domain/payments/atmPayment.ts',
    find: 'if (amountCents !== payment.amountCents) {',
    replace: 'if (amountCents < payment.amountCents - 1) {',
  },
  {
    name: 'a reference keeps its check digits when the amount changes',
    harm: 'No cash machine takes the reference any more.',
    file: 'sandbox/domain/payments/update.ts',
    find: 'payment.reference && withAmount(payment.reference, amountCents)',
    replace: 'payment.reference',
  },
  {
    name: 'a fee is taken and not invoiced',
    harm: 'The merchant has no invoice for what was kept of the money.',
    file: 'sandbox/domain/payments/settlement.ts',
    find: '{ fee: { ...payment.fee, invoice } }',
    replace: '{ fee: payment.fee && invoice && { ...payment.fee } }',
  },
  {
    name: 'a payment that is voided whole keeps its fee',
    harm: 'The merchant pays a fee for nothing.',
    file: 'sandbox/domain/payments/refund.ts',
    find: "reason: 'merchant_cancelled' as const }, fee: undefined }",
    replace: "reason: 'merchant_cancelled' as const } }",
  },
  {
    name: 'what fell due is not done before a payment is changed',
    harm: 'A payment that expired is cancelled by hand, or paid, as if it had not.',
    file: 'sandbox/services/payments/changePayment.ts',
    find: 'if (due === null || due > until) return payment;',
    replace: 'if (due === null || due > until - 120_000) return payment;',
  },
  {
    name: 'an old shop sees an authorisation as paid',
    harm: 'Goods leave before the money is captured.',
    file: 'contract/soap/service.ts',
    find: 'confirmed: 1, cancelled: 2, authorised: 3',
    replace: 'confirmed: 1, cancelled: 2, authorised: 1',
  },
  {
    name: 'the check digits of a reference are one too many',
    harm: 'No cash machine takes any reference.',
    file: 'contract/checkDigits/multibancoReference.ts',
    find: 'String(98 - rest)',
    replace: 'String(99 - rest)',
  },
  {
    name: 'the rate of the fee has its digits turned',
    harm: 'The merchant pays nearly twice the fee.',
    file: 'contract/resources/payments/fee.ts',
    find: 'netRate: 0.012',
    replace: 'netRate: 0.021',
  },
  {
    name: 'money goes to the merchant a day late',
    harm: 'The merchant waits for money that was promised for the night before.',
    file: 'sandbox/domain/payments/settlement.ts',
    find: 'return dayCloseAfter(Math.max(paidAt, createdAt));',
    replace: 'return dayCloseAfter(Math.max(paidAt, createdAt)) + 86_400_000;',
  },
];
