import { parsedBody, type Recording } from './recording.ts';

const dayMilliseconds = 86_400_000;

/** Maximum duration of a run by a reader. */
const runMilliseconds = 10 * 60_000;

/** Formats the day in Lisbon, such as `2026-01-15`; deadlines of payments and settlements are at its end. */
const dayInLisbon = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Lisbon',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Number of midnights in Lisbon between two instants in milliseconds. */
function midnightsBetween(start: number, end: number): number {
  const [first, last] = [start, end].map((at) => Date.parse(dayInLisbon.format(at)));
  return (Number(last) - Number(first)) / dayMilliseconds;
}

/** Milliseconds by which a recording moves the clock; undefined if a step moves it to an absolute time. */
function movedMilliseconds({ steps }: Recording): number | undefined {
  const bodies = steps
    .filter(({ operation }) => operation === 'moveClock')
    .map(({ request }) => parsedBody(request.body) as { advanceSeconds?: number });
  if (bodies.some(({ advanceSeconds }) => advanceSeconds === undefined)) return undefined;
  return bodies.reduce((sum, { advanceSeconds = 0 }) => sum + advanceSeconds * 1000, 0);
}

/**
 * Time at which to start an example in a new sandbox, so that as many days end during the run as during the recording.
 * Half an hour before midnight, for example, a payment that is valid until the end of the day would expire.
 * @param now time of the sandbox, in milliseconds
 * @returns undefined if the example can start now, otherwise the next time at the recording's time of day, ISO 8601
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
