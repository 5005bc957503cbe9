import type { Row } from '../world/changes.ts';
import { firstOf, type Invariant, type Look } from './invariant.ts';

/** Values that must differ between the payments of a tenant, by name; undefined if a payment has none. */
const keys: Readonly<Record<string, (row: Row) => string | undefined>> = {
  reference: (row) => (row.reference_entity === null ? undefined : `${row.reference_entity} ${row.reference}`),
  customUniqueId: (row) => (row.custom_unique_id === null ? undefined : `${row.client_id} ${row.custom_unique_id}`),
  terminal: (row) => (row.terminal_busy === null ? undefined : String(row.terminal_uuid)),
  page: (row) => (row.checkout_id === null ? undefined : String(row.checkout_id)),
};

function judgeKeys(rows: readonly Row[]): string | undefined {
  return firstOf(Object.entries(keys), ([name, keyOf]) => {
    const owners = new Map<string, unknown>();
    return firstOf(rows, (row) => {
      const key = keyOf(row);
      if (key === undefined) return undefined;
      if (owners.has(key)) return `payments ${owners.get(key)} and ${row.id} share the ${name} ${key}`;
      owners.set(key, row.id);
      return undefined;
    });
  });
}

/** ISO 7064 MOD 97-10 over entity, first seven digits and amount, repeated here because the contract is under test. */
function checkDigits(entity: string, firstSeven: string, amountCents: string): string {
  const number = BigInt(`${entity}${firstSeven}${amountCents.padStart(8, '0')}00`);
  return String(98n - (number % 97n)).padStart(2, '0');
}

function judgeDigits({ id, reference_entity: entity, reference, amount }: Row): string | undefined {
  if (entity === null) return undefined;
  const [, firstSeven = '', digits] = /^(\d{7})(\d{2})$/.exec(String(reference)) ?? [];
  return digits !== undefined && checkDigits(String(entity), firstSeven, String(amount)) === digits
    ? undefined
    : `payment ${id}: reference ${reference} does not hold ${amount} cents`;
}

function judgeTenant({ world, changes }: Look, tenant: string): string | undefined {
  const ranges = world.changes.rows('reference_ranges', tenant);
  const overdrawn = ranges.find(
    ({ issued, start_seven: start, end_seven: end }) => Number(issued) > Number(end) - Number(start) + 1,
  );
  if (overdrawn) return `range ${overdrawn.id} gave out more than it holds`;
  const changed = changes.flatMap((change) =>
    change.table === 'payments' && change.tenant === tenant && change.after ? [change.after] : [],
  );
  return judgeKeys(world.changes.rows('payments', tenant)) ?? firstOf(changed, judgeDigits);
}

export const uniqueness: Invariant = {
  name: 'references, ids of shops, pages and terminals belong to one payment',
  check(look) {
    const tenants = look.changes.flatMap(({ table, tenant }) => (table === 'payments' ? [tenant] : []));
    return firstOf(new Set(tenants), (tenant) => judgeTenant(look, tenant));
  },
};
