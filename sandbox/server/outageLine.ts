import type { OutageEvent } from '../domain/database/outages.ts';

/** What the log says of an outage of the database. */
export function outageLine(event: OutageEvent): string {
  if (event.kind === 'began') return `[database] unavailable: ${event.reason}`;
  const { milliseconds, failures } = event;
  return `[database] available again after ${milliseconds} ms; ${failures} queries failed meanwhile`;
}
