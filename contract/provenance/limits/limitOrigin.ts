import { formatUnits } from '@balcao/text/durations.ts';
import { formatMegabytes, formatNumber } from '@balcao/text/numbers.ts';
import type { limits } from '../../limits.ts';
import type { Locale, Words } from '../../words/locales.ts';
import type { Chosen, Published, Specified } from '../origin.ts';

/** Limits that are told part by part, because their parts have different origins. */
type Divided = 'acceptedStatuses' | 'pageSize' | 'terminal';
type Limits = typeof limits;
type PartOf<Key extends Divided> = `${Key}.${keyof Limits[Key] & string}`;

/** Every limit by name, as pages name it: `pushMinutes`, `terminal.pinAttempts`. */
export type LimitName = Exclude<keyof Limits, Divided> | { [Key in Divided]: PartOf<Key> }[Divided];

/** A limit that the specification does not give says its name and value to readers. */
export type LimitOrigin =
  | { origin: Specified }
  | { origin: Published | Chosen; name: Words; value: (locale: Locale) => string };

/** Origins of some of the limits. */
export type SomeLimitOrigins = Partial<Record<LimitName, LimitOrigin>>;

export const counted = (count: number) => (locale: Locale) => formatNumber(count, locale);
export const minutes = (count: number) => (locale: Locale) => formatUnits(count, 'minute', locale);
export const seconds = (count: number) => (locale: Locale) => formatUnits(count, 'second', locale);
export const megabytes = (bytes: number) => (locale: Locale) => formatMegabytes(bytes, locale);
/** Numbers of one limit with their names. */
export const named = (values: Readonly<Record<string, number>>) => (locale: Locale) =>
  Object.entries(values)
    .map(([key, value]) => `\`${key}\`: ${formatNumber(value, locale)}`)
    .join('; ');
