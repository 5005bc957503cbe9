import { intlTags, type Locale } from './locale.ts';

/** The provider's clock: the answers carry Lisbon time, so the panel shows the same hour as the JSON beside it. */
const timeZone = 'Europe/Lisbon';

/** Hour, minute and second of an ISO 8601 time, in Lisbon. */
export function formatTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlTags[locale], { timeStyle: 'medium', hour12: false, timeZone }).format(
    new Date(iso),
  );
}

/** Day and minute of an ISO 8601 time, in Lisbon. */
export function formatDay(iso: string, locale: Locale): string {
  const parts = { dateStyle: 'long', timeStyle: 'short', hour12: false, timeZone } as const;
  return new Intl.DateTimeFormat(intlTags[locale], parts).format(new Date(iso));
}

/** Day of the week and date of an ISO 8601 time, in Lisbon. */
export function formatDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlTags[locale], { dateStyle: 'full', timeZone }).format(new Date(iso));
}

/** Day and minute in figures, for where room is short. */
export function formatShort(iso: string, locale: Locale): string {
  const parts = { dateStyle: 'short', timeStyle: 'short', hour12: false, timeZone } as const;
  return new Intl.DateTimeFormat(intlTags[locale], parts).format(new Date(iso));
}

/** Day and second, for lists of what happened; the year only where it is not this one. */
export function formatStamp(iso: string, locale: Locale, thisYear = new Date().getFullYear()): string {
  const date = new Date(iso);
  const year = date.getFullYear() === thisYear ? undefined : ('numeric' as const);
  const parts = { day: 'numeric', month: 'short', year } as const;
  const day = new Intl.DateTimeFormat(intlTags[locale], { ...parts, timeZone }).format(date);
  return `${day}, ${formatTime(iso, locale)}`;
}

/** Units of a wait, each used below so many seconds. */
const units = [
  { unit: 'second', seconds: 1, below: 120 },
  { unit: 'minute', seconds: 60, below: 7200 },
  { unit: 'hour', seconds: 3600, below: 172_800 },
  { unit: 'day', seconds: 86_400, below: Infinity },
] as const;

/** A wait in words, in whole ones of the largest unit that fits twice: `7 segundos`, `5 minutos`, `3 horas`. */
export function formatDuration(seconds: number, locale: Locale): string {
  const fitting = units.find(({ below }) => seconds < below) ?? units[0];
  const { unit } = fitting;
  const value = Math.round(seconds / fitting.seconds);
  return new Intl.NumberFormat(intlTags[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Whole seconds between two ISO 8601 times, never below zero. */
export function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
}
