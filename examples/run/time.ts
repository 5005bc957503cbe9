/** When every example begins, in Lisbon; the clock stands still until the control clock moves it. */
export const clock = '2026-01-15T10:00:00+00:00';
/** Zone of every process in which examples run. */
export const zone = 'Europe/Lisbon';
