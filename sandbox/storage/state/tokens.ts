import type { TenantState } from '@balcao/contract/control/tenants.ts';
import { newToken } from '../../domain/checkouts/token.ts';
import type { PortableRow } from './portable.ts';

/** What looks like the token of a page, by itself or in an address. */
const tokenLike = /(?<![A-Za-z0-9])[A-Za-z0-9]{40}(?![A-Za-z0-9])/g;

/** New tokens by the old ones. */
export type Renewed = ReadonlyMap<string, string>;

/**
 * A new token for each page of a state. A token alone opens a page, so that one which came with a state would open
 * whatever whoever wrote the state put there, in the place of the page it belongs to.
 */
export async function renewTokens({ payments = [] }: TenantState['tables']): Promise<Renewed> {
  const renewed = new Map<string, string>();
  for (const { checkout_id: token } of payments) {
    if (typeof token === 'string') renewed.set(token, await newToken());
  }
  return renewed;
}

/** A row with new tokens wherever it names the old ones: in columns, documents, addresses and messages. */
export function withNewTokens(row: PortableRow, renewed: Renewed): PortableRow {
  if (renewed.size === 0) return row;
  const text = (value: string) => value.replace(tokenLike, (found) => renewed.get(found) ?? found);
  return deep(row, text) as PortableRow;
}

function deep(value: unknown, text: (value: string) => string): unknown {
  if (typeof value === 'string') return value.length < 40 ? value : text(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => deep(item, text));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deep(inner, text)]));
}
