import { Refused, refuse } from '../domain/outcome.ts';

/** Maximum number of remembered tenants. The oldest are dropped, because their requests have long ended. */
const mostRemembered = 10_000;

interface DeletedTenants {
  add(tenant: string): void;
  /** Forgets a tenant that was created again. */
  remove(tenant: string): void;
  /** Passes the items of existing tenants to `work` and returns them. {@link settled} waits for the write. */
  write<T extends { tenant: string }>(
    items: readonly T[],
    work: (kept: readonly T[]) => Promise<void>,
  ): Promise<readonly T[]>;
  /** Resolves when every write in progress has ended. */
  settled(): Promise<void>;
  /** @throws Refused with e00102 for a deleted tenant, whose credentials are revoked */
  check(tenant: string): void;
}

/** Deleted tenants. Without them, requests and logs in flight would leave orphaned rows. */
export function createDeletedTenants(): DeletedTenants {
  const deleted = new Set<string>();
  const writes = new Set<Promise<void>>();
  return {
    async write(items, work) {
      const kept = items.filter(({ tenant }) => !deleted.has(tenant));
      if (kept.length === 0) return kept;
      const written = work(kept);
      writes.add(written);
      await written.finally(() => writes.delete(written));
      return kept;
    },
    async settled() {
      await Promise.allSettled(writes);
    },
    add(tenant) {
      deleted.add(tenant);
      const [oldest] = deleted;
      if (deleted.size > mostRemembered && oldest !== undefined) deleted.delete(oldest);
    },
    remove: (tenant) => void deleted.delete(tenant),
    check(tenant) {
      if (deleted.has(tenant)) throw new Refused(refuse('e00102', { source: { header: 'Authorization' } }));
    },
  };
}
