import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { TenantIdentity } from '../../domain/tenants/tenantCredentials.ts';
import { afterInbox } from '../ownInbox.ts';
import type { Column } from './shape.ts';

/** Row in an exported state: JSON is expanded, and values that identify the sandbox are removed. */
export type PortableRow = Record<string, unknown>;

/** Translation of a tenant's own names for a state: seed codes for its platforms, and inbox URLs without a host. */
export interface Names {
  codes: ReadonlyMap<string, string>;
  receiver(url: string): string;
}

/** @param inboxOf URL of the sandbox's own receiver for a platform */
export function namesOf(
  { platform, otherPlatform }: TenantIdentity,
  inboxOf: (code: string) => string,
): { out: Names; back: Names } {
  const pairs = [
    [platform.code, seed.platform.code],
    [otherPlatform.code, seed.otherPlatform.code],
  ] as const;
  const codes = new Map(pairs);
  const out: Names = {
    codes,
    receiver(url) {
      for (const [own, seeded] of pairs) {
        const added = afterInbox(url, own);
        if (added !== undefined) return `inbox:${seeded}${added}`;
      }
      return url;
    },
  };
  const back: Names = {
    codes: new Map(pairs.map(([own, seeded]) => [seeded, own])),
    receiver: (url) =>
      url.replace(/^inbox:(\w+)/, (whole, code) => {
        const own = back.codes.get(code);
        return own === undefined ? whole : inboxOf(own);
      }),
  };
  return { out, back };
}

/** Translates names in a value. Codes are in columns and documents, URLs in columns and attempts. */
function renamed(name: string, value: unknown, { codes, receiver }: Names): unknown {
  if (name === 'platform_code') return codes.get(String(value)) ?? value;
  if (name === 'url' || name === 'target') return receiver(String(value));
  if (name === 'attempts' && Array.isArray(value))
    return value.map((each) => (each.url ? { ...each, url: receiver(each.url) } : each));
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

/** Converts an imported row to the row to insert. */
export function unpacked(row: PortableRow, columns: readonly Column[], names: Names): PortableRow {
  const cells = columns.map(({ name, kind }) => {
    const value = renamed(name, row[name], names);
    return [name, kind === 'json' ? JSON.stringify(value) : value];
  });
  return Object.fromEntries(cells);
}
