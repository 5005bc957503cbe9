/** Late terminal webhooks within this limit keep their authorisation (docs/decisions/terminals.md). */
export const lateLimitMinutes = 10;

/** Times at a terminal; the last two are the sandbox's own figures. */
export const terminalTimeLimits = {
  cardWaitMinutes: 1,
  authorisationSeconds: [2, 5],
  /** How long the simulated payer of a scenario takes for each act. */
  actSeconds: 2,
  /** How much later a silent terminal reports what happened. */
  silentMinutes: 30,
} as const;
