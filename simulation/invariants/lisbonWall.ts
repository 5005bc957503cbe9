const inLisbon = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Lisbon',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Date and time in Lisbon by the platform's time zone database, as `2026-01-15` and `10:00:00`. */
export const wallOf = (instant: number) =>
  inLisbon.format(instant).split(' ') as [date: string, time: string];

/** Format of the old service: `15-01-2026 10:00:00`. */
export function dayFirst(instant: number): string {
  const [date, time] = wallOf(instant);
  return `${date.split('-').reverse().join('-')} ${time}`;
}
