/** Fee of a confirmed payment: net as a share of the amount, VAT on the net (docs/decisions/fees-and-transfers.md). */
export const fees = {
  netRate: 0.012,
  netFixedCents: 5,
  taxRate: 0.23,
} as const;

const scale = 100_000_000;

/** Euros with eight decimals, as fees travel (docs/decisions/fees-and-transfers.md). */
function euro(units: number): string {
  const whole = Math.floor(units / scale);
  return `${whole}.${String(units - whole * scale).padStart(8, '0')}`;
}

/**
 * The provider's fee on a confirmed payment.
 * @param amountCents amount paid
 * @returns net and VAT in euros, eight decimals each; no invoice yet
 */
export function feeOf(amountCents: number): { netEuro: string; taxEuro: string } {
  const net = Math.round((amountCents * fees.netRate + fees.netFixedCents) * (scale / 100));
  return { netEuro: euro(net), taxEuro: euro(Math.round(net * fees.taxRate)) };
}
