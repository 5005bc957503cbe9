import { Refused, refuse } from '../domain/outcome.ts';

/** How many are remembered, the newest: what was under way for the others has long ended. */
const mostRemembered = 10_000;

interface DeletedTenants {
  add(tenant: string): void;
  /** It was opened again. */
  remove(tenant: string): void;
  /** Writes those that belong to no deleted tenant; {@link settled} waits for it. Gives what was written. */
  write<T extends { tenant: string }>(
    items: readonly T[],
    work: (kept: readonly T[]) => Promise<void>,
  ): Promise<readonly T[]>;
  /** Fulfilled when every write that had begun has ended. */
  settled(): Promise<void>;
  /** @throws Refused with e00102 for one that is deleted: its credentials no longer work */
  check(tenant: string): void;
}

/** Deleted tenants, for which calls and logs under way would leave rows that nobody deletes. */
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
