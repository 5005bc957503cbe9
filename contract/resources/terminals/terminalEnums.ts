/** Faults of a terminal; `none` if it works normally. */
export const terminalFaults = ['none', 'offline', 'silent', 'no_paper'] as const;
export type TerminalFault = (typeof terminalFaults)[number];

/** Ways of reading a card (docs/decisions/terminals.md). */
export const cardEntries = ['tap', 'insert', 'swipe'] as const;
export type CardEntry = (typeof cardEntries)[number];

export const slipStates = ['printed', 'no_paper'] as const;
