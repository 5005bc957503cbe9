import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { insertRows } from '../insertRows.ts';
import type { On } from '../prepared.ts';
import type { Tables } from '../tables.ts';
import type { ReadyState } from './import.ts';

/**
 * Puts a state in place of everything a tenant holds.
 * @param on a transaction in which the tenant is empty; a refusal must undo it
 * @returns c0809 for two rows about the same thing
 */
export async function writeState(
  on: On,
  tenant: string,
  { tables, own }: ReadyState,
): Promise<Outcome<true>> {
  for (const [table, rows] of tables) {
    if ((await insertRows(table as keyof Tables, true)(on, rows as never[])) < rows.length) {
      return refuse('c0809', { source: { pointer: `/tables/${table}` } });
    }
  }
  await on.db.updateTable('tenants').set(own).where('tenant', '=', tenant).execute();
  return ok(true);
}
