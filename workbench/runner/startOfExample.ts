import { parsedBody, type Recording } from './recording.ts';

const dayMilliseconds = 86_400_000;

/** Maximum duration of an example run by a reader. */
const runMilliseconds = 10 * 60_000;

/** `2026-01-15`, the day in Lisbon: limits of payments and settlements end with it. */
const dayInLisbon = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Number of midnights in Lisbon between two instants, in milliseconds. */
function midnightsBetween(start: number, end: number): number {
  const [first, last] = [start, end].map((at) => Date.parse(dayInLisbon.format(at)));
  return (Number(last) - Number(first)) / dayMilliseconds;
}

/** Milliseconds by which a recording moves the clock; undefined if one step moves it to an absolute time. */
function movedMilliseconds({ steps }: Recording): number | undefined {
  const bodies = steps
    .filter(({ operation }) => operation === 'moveClock')
    .map(({ request }) => parsedBody(request.body) as { advanceSeconds?: number });
  if (bodies.some(({ advanceSeconds }) => advanceSeconds === undefined)) return undefined;
  return bodies.reduce((sum, { advanceSeconds = 0 }) => sum + advanceSeconds * 1000, 0);
}

/**
 * Time at which an example starts in a new sandbox, so that as many days end during its run as during its recording:
 * half an hour before midnight a payment of the day would expire between two steps.
 * @param now the sandbox's time, in milliseconds
 * @returns undefined when it can start now; else the hour of the recording, on the next day that has it, ISO 8601
 */
export function startOfExample(recording: Recording, now: number): string | undefined {
  const moved = movedMilliseconds(recording);
  if (moved === undefined) return undefined;
  const recordedAt = Date.parse(recording.clock);
  const asRecorded = midnightsBetween(recordedAt, recordedAt + moved);
  const ends = [now + moved, now + moved + runMilliseconds];
  if (ends.every((end) => midnightsBetween(now, end) === asRecorded)) return undefined;
  const days = Math.ceil((now - recordedAt) / dayMilliseconds);
  return new Date(recordedAt + days * dayMilliseconds).toISOString();
}
