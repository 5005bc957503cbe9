import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { everyOperation } from './everyOperation.ts';

/** Ids of each table's rows, by the parameter of a path that takes them. */
const idColumns: Readonly<Record<string, readonly [table: string, column: string]>> = {
  'payments id': ['payments', 'id'],
  'webhooks id': ['webhooks', 'id'],
  'checkouts id': ['payments', 'checkout_id'],
  'token token': ['payments', 'checkout_id'],
  'entities clientId': ['entities', 'client_id'],
  'customers uuid': ['customers', 'uuid'],
  'terminals uuid': ['terminals', 'uuid'],
  'deliveries id': ['deliveries', 'id'],
};

/** Operations that tell of no tenant's data: they answer the same whatever a state holds. */
const stateless = /^\/(errors|sdks)|^\/health$/;

/**
 * Paths of every GET of the API, the control API and the payment pages, one for each row of a state they can show.
 * @param state whose ids go into the paths
 * @param most paths for each operation
 */
export function everyRead(state: TenantState, most = 100): string[] {
  return everyOperation.flatMap(({ base, operation: { method, path } }) => {
    if (method !== 'GET' || stateless.test(path)) return [];
    const [parameter, ...others] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    if (parameter === undefined) return [base + path];
    // What lies two parameters deep is listed one level above.
    if (others.length > 0) return [];
    const resource = base === '/payer' ? 'checkouts' : path.split('/')[1];
    const source = idColumns[`${resource} ${parameter}`];
    if (!source) throw new Error(`No rows are known for ${path}: add them to idColumns.`);
    const [table, column] = source;
    const ids = new Set((state.tables[table] ?? []).map((row) => row[column]).filter((id) => id !== null));
    return [...ids]
      .slice(0, most)
      .map((id) => base + path.replace(/\{\w+\}/, encodeURIComponent(String(id))));
  });
}
