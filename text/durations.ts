import { languageTag } from './languageTags.ts';

type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'month';

/**
 * Formats a duration, `30 minutos`, or a range, `2–5 segundos`.
 * @param amount number of units, or the first and last one of a range
 */
export function formatUnits(
  amount: number | readonly [from: number, to: number],
  unit: TimeUnit,
  language: string,
): string {
  const format = new Intl.NumberFormat(languageTag(language), { style: 'unit', unit, unitDisplay: 'long' });
  return typeof amount === 'number' ? format.format(amount) : format.formatRange(...amount);
}

/** Units of a duration, each for durations below a number of seconds. */
const units = [
  { unit: 'second', seconds: 1, below: 120 },
  { unit: 'minute', seconds: 60, below: 7200 },
  { unit: 'hour', seconds: 3600, below: 172_800 },
  { unit: 'day', seconds: 86_400, below: Number.POSITIVE_INFINITY },
] as const;

/** Formats a duration, rounded, in the largest unit that it has twice: `7 segundos`, `5 minutos`, `3 horas`. */
export function formatDuration(seconds: number, language: string): string {
  const fitting = units.find(({ below }) => seconds < below) ?? units[0];
  return formatUnits(Math.round(seconds / fitting.seconds), fitting.unit, language);
}

/** Whole seconds between two ISO 8601 times, never below zero. */
export function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
}

/**
 * Remaining part of a wait, in whole seconds and as a share that falls from 1 to 0.
 * @param now time in milliseconds, by the clock of the other two
 */
export function timeLeft(startedAt: string, expiresAt: string, now: number) {
  const end = Date.parse(expiresAt);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const whole = Math.max(1, (end - Date.parse(startedAt)) / 1000);
  return { seconds, share: Math.min(1, seconds / whole) };
}

/** Formats a countdown in minutes and seconds: `4:05`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
