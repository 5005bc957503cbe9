import type { Refusal } from '../../domain/outcome.ts';
import type { Sequence } from '../../domain/ports.ts';
import { largestId } from '../../domain/records/bounds.ts';
import { firstFree } from '../sequences.ts';
import type { PortableRow } from './portable.ts';
import { wrongField } from './wrongField.ts';

export interface StateRule {
  /** Records a valid row. */
  note(table: string, at: number, row: PortableRow): void;
  /** @returns c0806 with the location of the wrong counter, once all rows are noted */
  wrong(): Refusal | undefined;
}

const names = (Object.keys(firstFree) as Sequence[]).sort();

/** Number of an entity's account, derived from the id of its range. */
const accountNumber = (code: unknown) => Number(/^C(\d{7})$/.exec(String(code))?.[1] ?? 0);

/** Counter values used by a row, by table. The number of a page is only in its token, so pages are missing. */
const givenOut: Readonly<Record<string, Partial<Record<Sequence, (row: PortableRow) => number>>>> = {
  payments: { payment: ({ id }) => Number(id) },
  processed_codes: { payment: ({ payment_id }) => Number(payment_id) },
  webhooks: { webhook: ({ id }) => Number(id) },
  deliveries: {
    delivery: ({ id }) => Number(id),
    payment: ({ payment_id }) => Number(payment_id ?? 0),
    webhook: ({ webhook_id }) => Number(webhook_id ?? 0),
  },
  webhook_payloads: { delivery: ({ id }) => Number(id) },
  customers: { customer: ({ serial }) => Number(serial) },
  saved_methods: { savedMethod: ({ serial }) => Number(serial) },
  reference_ranges: { range: ({ id }) => Number(id) },
  bank_accounts: { range: ({ code }) => accountNumber(code) },
  faults: { fault: ({ id }) => Number(id) },
};

/** Requires each counter once and above all used values, because the next row would collide otherwise. */
export function counterRule(): StateRule {
  const highest = new Map<string, number>();
  const counters: { name: Sequence; next: number; at: number }[] = [];

  return {
    note(table, at, row) {
      if (table === 'sequences') counters.push({ name: row.name as Sequence, next: Number(row.next), at });
      for (const [name, numberIn] of Object.entries(givenOut[table] ?? {})) {
        highest.set(name, Math.max(highest.get(name) ?? 0, numberIn(row)));
      }
    },
    wrong() {
      const given = counters.map(({ name }) => name).sort();
      if (given.join() !== names.join()) return wrongField(['tables', 'sequences'], names.join(', '));
      const low = counters.find(({ name, next }) => next <= (highest.get(name) ?? 0));
      if (!low) return undefined;
      const least = (highest.get(low.name) ?? 0) + 1;
      return wrongField(['tables', 'sequences', low.at, 'next'], `${least} … ${largestId}`);
    },
  };
}
