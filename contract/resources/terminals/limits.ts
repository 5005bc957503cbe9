/** Late terminal webhooks within this limit keep their authorisation (docs/decisions/terminals.md). */
export const lateLimitMinutes = 10;

/** Times and tries at a terminal; the last three are the sandbox's own figures. */
export const terminalLimits = {
  cardWaitMinutes: 1,
  authorisationSeconds: [2, 5],
  pinAttempts: 3,
  /** Above this a card that is tapped asks for its PIN (docs/decisions/terminals.md). */
  contactlessCents: 5000,
  /** How long the simulated payer of a scenario takes for each act. */
  actSeconds: 2,
  /** How much later a silent terminal reports what happened. */
  silentMinutes: 30,
} as const;
