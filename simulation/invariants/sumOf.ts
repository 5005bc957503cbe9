/** A sum of amounts, in cents. */
export const sumOf = (shares: readonly { amountCents: number }[] = []): number =>
  shares.reduce((sum, { amountCents }) => sum + amountCents, 0);
