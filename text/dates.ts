import { type LanguageCode, languageCode, languageTag } from './languageTags.ts';

/** Time zone of the provider. Responses use it, wherever the reader is. */
const timeZone = 'Europe/Lisbon';

type Part = 'day' | 'month' | 'year' | 'hour' | 'minute';

/** Parts of a time, to be joined without `Intl`, so that server and browser produce the same text. */
function partsOf(iso: string, language: string): Record<Part, string> {
  const format = new Intl.DateTimeFormat(languageTag(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const parts = format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Part, string>;
}

const days = {
  pt: ({ day, month, year }) => `${day} de ${month} de ${year}`,
  es: ({ day, month, year }) => `${day} de ${month} de ${year}`,
  en: ({ day, month, year }) => `${day} ${month} ${year}`,
} as const satisfies Record<LanguageCode, (parts: Record<Part, string>) => string>;

/** Hour and minute in Lisbon: `10:05`. */
export function formatHourMinute(iso: string, language: string): string {
  const { hour, minute } = partsOf(iso, language);
  return `${hour}:${minute}`;
}

/** Day in Lisbon: `15 de julho de 2026`. */
export function formatDay(iso: string, language: string): string {
  return days[languageCode(language)](partsOf(iso, language));
}

/** Day and minute in Lisbon: `15 de julho de 2026, 23:59`. */
export function formatMoment(iso: string, language: string): string {
  return `${formatDay(iso, language)}, ${formatHourMinute(iso, language)}`;
}

export function formatTime(iso: string, language: string): string {
  const parts = { timeStyle: 'medium', hour12: false, timeZone } as const;
  return new Intl.DateTimeFormat(languageTag(language), parts).format(new Date(iso));
}

export function formatDate(iso: string, language: string): string {
  return new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'full', timeZone }).format(new Date(iso));
}

/** Day and minute in Lisbon, in digits, for narrow places. */
export function formatShort(iso: string, language: string): string {
  const parts = { dateStyle: 'short', timeStyle: 'short', hour12: false, timeZone } as const;
  return new Intl.DateTimeFormat(languageTag(language), parts).format(new Date(iso));
}

/** Year in Lisbon, independent of the time zone of this machine. */
function yearOf(date: Date): string {
  return new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(date);
}

/** Day and second in Lisbon, for lists of events. Includes the year if it differs from that of `now`. */
export function formatStamp(iso: string, language: string, now: Date): string {
  const date = new Date(iso);
  const year = yearOf(date) === yearOf(now) ? undefined : ('numeric' as const);
  const parts = { day: 'numeric', month: 'short', year, timeZone } as const;
  const day = new Intl.DateTimeFormat(languageTag(language), parts).format(date);
  return `${day}, ${formatTime(iso, language)}`;
}
