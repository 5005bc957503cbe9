const hour = 3_600_000;

/** 01:00 UTC of the last Sunday of a month: when the European Union changes its clocks (Directive 2000/84/EC). */
function lastSundayUtc(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

/** When summer time begins and ends in the years that were asked for, of which there are four digits at most. */
const summers = new Map<number, readonly [begins: number, ends: number]>();

function summerOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const summer = summers.get(year) ?? [lastSundayUtc(year, 2), lastSundayUtc(year, 9)];
  summers.set(year, summer);
  return instant >= summer[0] && instant < summer[1] ? hour : 0;
}

/** Instants that can be written with a year of four digits, as every date of an answer is; in milliseconds. */
export const writableInstants = {
  earliest: Date.parse('0001-01-01T00:00:00Z'),
  latest: Date.parse('9999-12-31T23:59:59Z'),
} as const;

/** Whether an instant can be written with a year of four digits. */
export function isWritable(instant: number): boolean {
  return instant >= writableInstants.earliest && instant <= writableInstants.latest;
}

const two = (value: number) => String(value).padStart(2, '0');

/** An instant as answers print it: Lisbon time with offset, no fraction, no `Z` (docs/decisions/wire-formats.md). */
export function formatLisbon(instant: number): string {
  if (written.instant === instant) return written.text;
  const offset = summerOffset(instant);
  const text = `${new Date(instant + offset).toISOString().slice(0, 19)}+0${offset / hour}:00`;
  written = { instant, text };
  return text;
}

/** What was written last: an answer repeats the moment of what was just done. */
let written = { instant: Number.NaN, text: '' };

/** Reads a `dateTime` of the contract, in Lisbon time without an offset (docs/decisions/wire-formats.md). */
export function parseLisbon(text: string): number {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(text)) return Date.parse(text);
  const wall = Date.parse(`${text}Z`);
  const inSummer = wall - hour;
  return summerOffset(inSummer) === hour ? inSummer : wall;
}

/** The last moment of a range: its whole second, unless its end has a fraction other than zeros. */
export const lastMoment = (end: string) => parseLisbon(end) + (/\.\d*[1-9]/.test(end) ? 0 : 999);

/** 23:59:59 in Lisbon some months later, on the last day of a short month (docs/decisions/default-validity.md). */
export function endOfDayAfterMonths(instant: number, months: number): number {
  const wall = new Date(instant + summerOffset(instant));
  const target = wall.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(wall.getUTCFullYear(), target + 1, 0)).getUTCDate();
  const day = new Date(Date.UTC(wall.getUTCFullYear(), target, Math.min(wall.getUTCDate(), lastDay)));
  return parseLisbon(
    `${day.getUTCFullYear()}-${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())}T23:59:59`,
  );
}

export function dayCloseAfter(instant: number): number {
  const wall = new Date(instant + summerOffset(instant));
  const next = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + 1));
  return parseLisbon(next.toISOString().slice(0, 19));
}

/** Lisbon wall time with a space and no offset, as checkouts tell theirs (docs/decisions/wire-formats.md). */
export function formatPlain(instant: number): string {
  return formatLisbon(instant).slice(0, 19).replace('T', ' ');
}

/** An instant whose offset has no colon, as the old token flow tells its own (docs/decisions/wire-formats.md). */
export function formatCompact(instant: number): string {
  return formatLisbon(instant).replace(/:(\d\d)$/, '$1');
}

/** The first moment of the month after, in Lisbon: until then a card of this month is good. */
export function endOfMonth(year: number, month: number): number {
  const next = new Date(Date.UTC(year, month, 1));
  return parseLisbon(next.toISOString().slice(0, 19));
}

const dayFirst = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}:\d{2}:\d{2})$/;

/** `15-01-2026 10:00:00`, in Lisbon: how the old service writes a date (docs/decisions/webhook-messages.md). */
export function formatDayFirst(instant: number): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T([\d:]{8})/.exec(formatLisbon(instant)) ?? [];
  return `${day}-${month}-${year} ${time}`;
}

/** `15-01-2026 10:00:00`, in Lisbon, as ISO 8601; any other text stays (docs/decisions/signatures.md). */
export function isoOf(text: string): string {
  const [, day, month, year, time] = dayFirst.exec(text) ?? [];
  return day ? `${year}-${month}-${day}T${time}` : text;
}
