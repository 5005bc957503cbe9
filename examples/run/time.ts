/** Start of every example, in Lisbon; the clock stands still until the control clock moves it. */
export const clock = '2026-01-15T10:00:00+00:00';
/** Time zone of every process that runs examples. */
export const zone = 'Europe/Lisbon';
