import { idReference } from '@balcao/contract/checkDigits.ts';
import type { TenantState } from '@balcao/contract/control/controlTenants.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';

export type StateRow = Record<string, unknown>;

/** State with a given number of rows in a table, whose counter is far above them. */
export function filledState(
  state: TenantState,
  table: string,
  rows: number,
  make: (n: number) => StateRow,
): TenantState {
  const own = state.tables[table] ?? [];
  const more = Array.from({ length: rows - own.length }, (_, n) => make(10_000 + n));
  const sequences = (state.tables.sequences ?? []).map((row) => ({ ...row, next: 50_000 }));
  return { ...state, tables: { ...state.tables, sequences, [table]: [...own, ...more] } };
}

/** Creates rows of payments that have no unique fields. */
export function morePayments({ tables }: TenantState): (id: number) => StateRow {
  const like = (tables.payments ?? []).find(({ id }) => String(id) === seed.payments.refusedPhone) as StateRow;
  return (id) => ({
    ...like,
    id,
    reference: idReference(id),
    document: { ...(like.document as StateRow), id },
  });
}

export function moreEntities({ tables }: TenantState, more: object = {}): (n: number) => StateRow {
  const like = (tables.entities ?? []).find(({ client_id }) => client_id === seed.entity.clientId) as StateRow;
  return (n) => {
    const clientId = String(n + 500_000_000);
    const document = like.document as StateRow & { registration: StateRow };
    const registration = { ...document.registration, clientId };
    return { ...like, client_id: clientId, document: { ...document, clientId, registration, ...more } };
  };
}
