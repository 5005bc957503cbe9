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

/** Day and minute in figures, for where room is short. */
export function formatShort(iso: string, locale: Locale): string {
  const parts = { dateStyle: 'short', timeStyle: 'short', hour12: false, timeZone } as const;
  return new Intl.DateTimeFormat(intlTags[locale], parts).format(new Date(iso));
}

/** A wait in words: `7 segundos`, `5 minutos`; minutes from two on, whole ones. */
export function formatDuration(seconds: number, locale: Locale): string {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute'];
  return new Intl.NumberFormat(intlTags[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Whole seconds between two ISO 8601 times, never below zero. */
export function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
}
