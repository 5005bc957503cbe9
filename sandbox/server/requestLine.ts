import type { RequestReport } from '../domain/requests/requestReport.ts';

/** A request as one line of JSON, its time as RFC 3339 writes it. */
export function requestLine({ at, ...report }: RequestReport): string {
  return JSON.stringify({ time: new Date(at).toISOString(), ...report });
}
