const hour = 3_600_000;

/** 01:00 UTC on the last Sunday of a month: start or end of EU summer time (Directive 2000/84/EC). */
function lastSundayUtc(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

/** Start and end of summer time by year. The map stays small, because years have four digits. */
const summers = new Map<number, readonly [begins: number, ends: number]>();

function summerOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const summer = summers.get(year) ?? [lastSundayUtc(year, 2), lastSundayUtc(year, 9)];
  summers.set(year, summer);
  return instant >= summer[0] && instant < summer[1] ? hour : 0;
}

/** Range of instants with a four-digit year, which every date in a response has; in milliseconds. */
export const writableInstants = {
  earliest: Date.parse('0001-01-01T00:00:00Z'),
  latest: Date.parse('9999-12-31T23:59:59Z'),
} as const;

export function isWritable(instant: number): boolean {
  return instant >= writableInstants.earliest && instant <= writableInstants.latest;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Formats an instant for responses: Lisbon time with offset, no fraction, no `Z` (docs/decisions/wire-formats.md). */
export function formatLisbon(instant: number): string {
  if (written.instant === instant) return written.text;
  const offset = summerOffset(instant);
  const text = `${new Date(instant + offset).toISOString().slice(0, 19)}+0${offset / hour}:00`;
  written = { instant, text };
  return text;
}

/** Caches the last result, because a response often repeats the same time. */
let written = { instant: Number.NaN, text: '' };

/** Parses a `dateTime` of the contract; without an offset it is Lisbon time (docs/decisions/wire-formats.md). */
export function parseLisbon(text: string): number {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(text)) return Date.parse(text);
  const wall = Date.parse(`${text}Z`);
  const inSummer = wall - hour;
  return summerOffset(inSummer) === hour ? inSummer : wall;
}

/** Last moment of a range: its last second counts as a whole, unless the end has a non-zero fraction. */
export const lastMoment = (end: string) => parseLisbon(end) + (/\.\d*[1-9]/.test(end) ? 0 : 999);

/** 23:59:59 in Lisbon after some months, clamped to the last day of a month (docs/decisions/default-validity.md). */
export function endOfDayAfterMonths(instant: number, months: number): number {
  const wall = new Date(instant + summerOffset(instant));
  const target = wall.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(wall.getUTCFullYear(), target + 1, 0)).getUTCDate();
  const day = new Date(Date.UTC(wall.getUTCFullYear(), target, Math.min(wall.getUTCDate(), lastDay)));
  return parseLisbon(`${day.getUTCFullYear()}-${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())}T23:59:59`);
}

export function dayCloseAfter(instant: number): number {
  const wall = new Date(instant + summerOffset(instant));
  const next = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + 1));
  return parseLisbon(next.toISOString().slice(0, 19));
}

/** Formats Lisbon time with a space and no offset, the format of checkouts (docs/decisions/wire-formats.md). */
export function formatPlain(instant: number): string {
  return formatLisbon(instant).slice(0, 19).replace('T', ' ');
}

/** Formats an instant with an offset without a colon, as the old token flow does (docs/decisions/wire-formats.md). */
export function formatCompact(instant: number): string {
  return formatLisbon(instant).replace(/:(\d\d)$/, '$1');
}

/** Start of the following month in Lisbon, when a card valid until this month expires. */
export function endOfMonth(year: number, month: number): number {
  const next = new Date(Date.UTC(year, month, 1));
  return parseLisbon(next.toISOString().slice(0, 19));
}

const dayFirst = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}:\d{2}:\d{2})$/;

/** Formats Lisbon time as the SOAP service does: `15-01-2026 10:00:00` (docs/decisions/webhook-messages.md). */
export function formatDayFirst(instant: number): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T([\d:]{8})/.exec(formatLisbon(instant)) ?? [];
  return `${day}-${month}-${year} ${time}`;
}

/** Converts `15-01-2026 10:00:00` to ISO 8601; returns other strings unchanged (docs/decisions/signatures.md). */
export function isoOf(text: string): string {
  const [, day, month, year, time] = dayFirst.exec(text) ?? [];
  return day ? `${year}-${month}-${day}T${time}` : text;
}
