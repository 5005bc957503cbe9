import { formatUnits, type TimeUnit } from '@balcao/text/durations.ts';
import { formatList, formatMegabytes, formatNumber } from '@balcao/text/numbers.ts';
import type { LimitsFact } from '../src/facts/types.ts';
import { numbersIn, type Results, tableOf } from './results.ts';

/** All that figures are read from: the facts of the contract, and what the benches measured. */
export interface Sources {
  limits: LimitsFact;
  /** Where each limit comes from, by its name. */
  limitOrigins: Readonly<Record<string, string>>;
  mostKept: Record<'requests' | 'liveEvents', number>;
  mostInFlight: Record<'all' | 'perTenant' | 'perReceiver', number>;
  results: Results;
}

/** A figure of a promise, which nobody types. */
export interface Figure {
  /** The limit of the contract that it is: one that the sandbox chose is marked. */
  limit?: keyof LimitsFact | 'acceptedStatuses.webhook' | 'acceptedStatuses.callback';
  /** As readers of a language write it. */
  text(sources: Sources, language: string): string;
}

type Read = (sources: Sources) => number;

/** A number that is counted. */
export const count = (read: Read, limit?: Figure['limit']): Figure => ({
  ...(limit && { limit }),
  text: (sources, language) => formatNumber(read(sources), language),
});

/** A quota of the sandbox that is counted. */
export const quota = (read: (quotas: LimitsFact['sandboxQuotas']) => number): Figure =>
  count(({ limits }) => read(limits.sandboxQuotas), 'sandboxQuotas');

/** A quota of the sandbox in bytes. */
export const megabytes = (read: (quotas: LimitsFact['sandboxQuotas']) => number): Figure => ({
  limit: 'sandboxQuotas',
  text: ({ limits }, language) => formatMegabytes(read(limits.sandboxQuotas), language),
});

/** A limit that is a length of time. */
export const time = (read: Read, unit: TimeUnit, limit: Figure['limit']): Figure => ({
  ...(limit && { limit }),
  text: (sources, language) => formatUnits(read(sources), unit, language),
});

/** A limit that is a list of numbers, joined by "and" or by "or". */
export const list = (
  limit: NonNullable<Figure['limit']>,
  read: (limits: LimitsFact) => readonly number[],
  type?: Intl.ListFormatType,
): Figure => ({
  limit,
  text: ({ limits }, language) => formatList(read(limits), language, type),
});

/**
 * What a bench measured.
 * @param part which number of the cell: `4500 of 4500` has two
 */
export const measured = (table: string, row: string, column: string, part = 0): Figure =>
  count(({ results }) => numbersIn(tableOf(results, table), row, column)[part] ?? Number.NaN);

const column = ({ results }: Sources, table: string, name: string) => {
  const found = tableOf(results, table);
  return [...found.rows.keys()].flatMap((row) => numbersIn(found, row, name));
};

/** The sum of a column. */
export const total = (table: string, name: string): Figure =>
  count((sources) => column(sources, table, name).reduce((sum, each) => sum + each, 0));

/** The largest figure of a column. */
export const largest = (table: string, name: string): Figure =>
  count((sources) => Math.max(...column(sources, table, name)));

/**
 * The sum of a column that is promised to be nothing.
 * @throws where the bench counted something: the promise does not hold
 */
export const nothing = (table: string, name: string): Figure =>
  count((sources) => {
    const sum = column(sources, table, name).reduce((all, each) => all + each, 0);
    if (sum > 0)
      throw new Error(`bench/RESULTS.md counts ${sum} in "${name}" of "${table}", where 0 is promised.`);
    return sum;
  });
