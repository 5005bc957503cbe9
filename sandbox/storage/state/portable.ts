import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { TenantIdentity } from '../../domain/tenants/tenantCredentials.ts';
import type { Column } from './shape.ts';

/** A row as it travels: JSON unfolded, nothing of the sandbox it comes from. */
export type PortableRow = Record<string, unknown>;

/** How a tenant's own names read elsewhere: codes of platforms as the seed calls them, its inbox without a host. */
export interface Names {
  codes: ReadonlyMap<string, string>;
  inboxes: ReadonlyMap<string, string>;
}

function turned(map: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...map].map(([from, to]) => [to, from]));
}

/** @param inboxOf address of the sandbox's own receiver for a platform */
export function namesOf(
  { platform, otherPlatform }: TenantIdentity,
  inboxOf: (code: string) => string,
): { out: Names; back: Names } {
  const pairs = [
    [platform.code, seed.platform.code],
    [otherPlatform.code, seed.otherPlatform.code],
  ] as const;
  const codes = new Map(pairs);
  const inboxes = new Map(pairs.map(([own, seeded]) => [inboxOf(own), `inbox:${seeded}`]));
  return { out: { codes, inboxes }, back: { codes: turned(codes), inboxes: turned(inboxes) } };
}

/** What a value says, in other names: a code stands in a column and in documents, an address in columns and attempts. */
function renamed(name: string, value: unknown, { codes, inboxes }: Names): unknown {
  if (name === 'platform_code') return codes.get(String(value)) ?? value;
  if (name === 'url' || name === 'target') return inboxes.get(String(value)) ?? value;
  if (name === 'attempts' && Array.isArray(value))
    return value.map((each) => ({ ...each, url: inboxes.get(each.url) ?? each.url }));
  if (typeof value !== 'object' || value === null || !('platformCode' in value)) return value;
  return { ...value, platformCode: codes.get(String(value.platformCode)) ?? value.platformCode };
}

export function packed(row: PortableRow, columns: readonly Column[], names: Names): PortableRow {
  const cells = columns.map(({ name, kind }) => {
    const value = kind === 'json' ? JSON.parse(String(row[name])) : row[name];
    return [name, renamed(name, value, names)];
  });
  return Object.fromEntries(cells);
}

/** Converts an imported row to a row to insert. */
export function unpacked(row: PortableRow, columns: readonly Column[], names: Names): PortableRow {
  const cells = columns.map(({ name, kind }) => {
    const value = renamed(name, row[name], names);
    return [name, kind === 'json' ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(cells);
}
