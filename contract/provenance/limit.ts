import { formatUnits } from '@balcao/text/durations.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { formatList, formatMegabytes, formatNumber } from '@balcao/text/numbers.ts';
import type { Locale, Words } from '../words/locales.ts';
import type { Chosen, Origin, Published, Specified } from './origin.ts';

/** Formats of values on pages; `figures` formats numbers with names. */
const formats = {
  month: (value: number, locale: Locale) => formatUnits(value, 'month', locale),
  minute: (value: number, locale: Locale) => formatUnits(value, 'minute', locale),
  second: (value: number, locale: Locale) => formatUnits(value, 'second', locale),
  count: formatNumber,
  bytes: formatMegabytes,
  cents: formatAmount,
  list: (values: readonly number[], locale: Locale) => formatList(values, locale),
  figures: (values: Readonly<Record<string, number>>, locale: Locale) =>
    Object.entries(values)
      .map(([key, value]) => `\`${key}\`: ${formatNumber(value, locale)}`)
      .join('; '),
};

/** Limit as declared. A limit outside the specification also has a name and a format for pages. */
type LimitRow<Value> = { value: Value } & (
  | { origin: Specified }
  | {
      origin: Published | Chosen;
      name: Words;
      shown: keyof typeof formats | ((value: Value, locale: Locale) => string);
    }
);

/** Limit or business constant with its origin. Other modules import its value. */
export interface Limit<Value = unknown> {
  value: Value;
  origin: Origin;
  /** Name and formatted value of a limit outside the specification, for pages. */
  told?: { name: Words; show(locale: Locale): string };
}

/** Declares a limit beside its use or in the folder of its resource; `contract/limits.ts` joins the tables. */
export function limit<const Value>(row: LimitRow<Value>): Limit<Value> {
  const { value, origin } = row;
  if (!('name' in row)) return { value, origin };
  const { name, shown } = row;
  const show = typeof shown === 'function' ? shown : (formats[shown] as (value: Value, locale: Locale) => string);
  return { value, origin, told: { name, show: (locale) => show(value, locale) } };
}

/** Limits by name. They are nested if the parts of a value have different origins. */
export interface Limits {
  readonly [name: string]: Limit | Limits;
}
type Values<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends Limit<infer Value> ? Value : Values<Rows[Name]>;
};

const isLimit = (row: Limit | Limits): row is Limit => 'origin' in row && 'value' in row;

export const valuesOf = <const Rows extends Limits>(rows: Rows): Values<Rows> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, isLimit(row) ? row.value : valuesOf(row)]),
  ) as Values<Rows>;

/** Limits by the names that pages use: `pushMinutes`, `terminal.pinAttempts`. */
export const namedLimits = (rows: Limits, path = ''): [name: string, row: Limit][] =>
  Object.entries(rows).flatMap(([name, row]): [string, Limit][] =>
    isLimit(row) ? [[path + name, row]] : namedLimits(row, `${path}${name}.`),
  );
