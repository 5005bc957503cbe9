/** What can be wrong with a terminal (spec 2 §8, troubleshooting); `none` when it works. */
export const terminalFaults = ['none', 'offline', 'silent', 'no_paper'] as const;
export type TerminalFault = (typeof terminalFaults)[number];

/** How a card is read (FACTS 7). */
export const cardEntries = ['tap', 'insert', 'swipe'] as const;
export type CardEntry = (typeof cardEntries)[number];

/** What became of the slip once a transaction ended. */
export const slipStates = ['printed', 'no_paper'] as const;
