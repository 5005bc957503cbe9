import type { ClaimedDelivery, DuePlace } from '../webhooks/delivery.ts';
import type { DueItem } from './dueItems.ts';

/** Work that falls due by itself, one tenant at a time, so that none waits for another. */
export interface DueWork {
  tenantsWithDueItems(now: number): Promise<string[]>;
  /** Due payments and registrations of a tenant, earliest first, without those that wait after a failure. */
  dueItems(tenant: string, now: number, limit: number): Promise<DueItem[]>;
  /** Makes due the deliveries that wait for a time which the machine's clock, set back, will not reach soon. */
  releaseDeliveries(now: number): Promise<void>;
  tenantsWithDueDeliveries(now: number): Promise<string[]>;
  /**
   * Takes deliveries of a tenant whose moment has come, so that no other process sends them until the lease ends.
   * One call looks at some hundred of them, most of which may have to wait for others.
   * @param busyReceivers hosts that have enough connections of this tenant already
   * @param after where to begin; with the oldest when left out
   */
  claimDeliveries(
    tenant: string,
    now: number,
    limit: number,
    busyReceivers: readonly string[],
    after?: DuePlace | undefined,
  ): Promise<ClaimedDelivery[]>;
  /** Where a look of a claim ended, for the next one; undefined when it saw everything that is due. */
  endOfLook(
    tenant: string,
    now: number,
    taken: number,
    busyReceivers: readonly string[],
    after?: DuePlace | undefined,
  ): Promise<DuePlace | undefined>;
  /** When a tenant's next piece of work falls due, by its own clock; null when nothing waits. */
  nextDue(tenant: string, now: number): Promise<number | null>;
  countSetAside(): Promise<number>;
}
