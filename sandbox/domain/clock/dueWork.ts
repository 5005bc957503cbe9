import type { ClaimedDelivery, DuePlace } from '../webhooks/delivery.ts';
import type { DueItem } from './dueItems.ts';

/** Due work, claimed one tenant at a time so that tenants do not wait for each other. */
export interface DueWork {
  tenantsWithDueItems(now: number): Promise<string[]>;
  /** Due payments and registrations of a tenant, earliest first, except those waiting for a retry. */
  dueItems(tenant: string, now: number, limit: number): Promise<DueItem[]>;
  /** Releases deliveries that were scheduled far in the future before the machine's clock was set back. */
  releaseDeliveries(now: number): Promise<void>;
  tenantsWithDueDeliveries(now: number): Promise<string[]>;
  /**
   * Claims due deliveries of a tenant, so that no other process sends them before the lease ends. One call scans a few
   * hundred deliveries, most of which may have to wait for others.
   * @param busyReceivers hosts that have the maximum number of connections for this tenant
   * @param after position to start from; default: the oldest
   */
  claimDeliveries(
    tenant: string,
    now: number,
    limit: number,
    busyReceivers: readonly string[],
    after?: DuePlace | undefined,
  ): Promise<ClaimedDelivery[]>;
  /** Position where the scan of a claim ended, for the next scan; undefined if all due deliveries were scanned. */
  endOfLook(
    tenant: string,
    now: number,
    taken: number,
    busyReceivers: readonly string[],
    after?: DuePlace | undefined,
  ): Promise<DuePlace | undefined>;
  /** Next due time of a tenant after `after`, by the tenant's clock; null if nothing is scheduled. */
  nextDue(tenant: string, now: number, after: number): Promise<number | null>;
  countSetAside(): Promise<number>;
}
