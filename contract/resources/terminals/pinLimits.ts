/** When a terminal asks for the PIN, and how often. */
export const pinLimits = {
  /** This many wrong PINs decline the transaction. */
  pinAttempts: 3,
  /** Above this a card that is tapped asks for its PIN: the sandbox's own figure (docs/decisions/terminals.md). */
  contactlessCents: 5000,
} as const;
