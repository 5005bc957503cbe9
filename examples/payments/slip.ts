import type { Payment } from '@balcao/contract/resources/payments/schema.ts';

/** What the payer takes to the cash machine: entity, reference and amount. */
export function slipOf({ referenceDetails, amount }: Payment) {
  const { entity = '', reference } = referenceDetails;
  return { entity, reference, amount };
}
