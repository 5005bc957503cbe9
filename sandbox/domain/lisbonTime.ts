const hour = 3_600_000;

/** 01:00 UTC of the last Sunday of a month: when the European Union changes its clocks (Directive 2000/84/EC). */
function lastSundayUtc(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

function summerOffset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSundayUtc(year, 2) && instant < lastSundayUtc(year, 9) ? hour : 0;
}

const two = (value: number) => String(value).padStart(2, '0');

/**
 * An instant as answers print it: Lisbon wall time with its offset, no fraction, no `Z` (FACTS 1.4).
 * @param instant milliseconds since 1970
 */
export function formatLisbon(instant: number): string {
  const offset = summerOffset(instant);
  return `${new Date(instant + offset).toISOString().slice(0, 19)}+0${offset / hour}:00`;
}

/**
 * Reads an ISO 8601 date and time; without an offset it is Lisbon wall time (DECISIONS, FACTS 1.4).
 * @param text a value the contract's `dateTime` accepted
 * @returns milliseconds since 1970
 */
export function parseLisbon(text: string): number {
  if (/(Z|[+-]\d\d:?\d\d)$/.test(text)) return Date.parse(text);
  const wall = Date.parse(`${text}Z`);
  const inSummer = wall - hour;
  return summerOffset(inSummer) === hour ? inSummer : wall;
}

/**
 * 23:59:59 in Lisbon of the same day some calendar months later; the last day of a short month (FACTS 3.4).
 */
export function endOfDayAfterMonths(instant: number, months: number): number {
  const wall = new Date(instant + summerOffset(instant));
  const target = wall.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(wall.getUTCFullYear(), target + 1, 0)).getUTCDate();
  const day = new Date(Date.UTC(wall.getUTCFullYear(), target, Math.min(wall.getUTCDate(), lastDay)));
  return parseLisbon(
    `${day.getUTCFullYear()}-${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())}T23:59:59`,
  );
}
