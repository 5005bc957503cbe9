import type { LiveEventKind } from '@balcao/contract/control/liveEvents.ts';

/** Notification to open pages that an object changed. */
export interface LiveEvent {
  kind: LiveEventKind;
  /** Platform concerned; null for every platform of the tenant. */
  platformCode: string | null;
  /** Changed object; null for more than one. */
  id: string | null;
}

/** Live event with its number; numbers grow by one, without gaps, in readable order. */
export interface NumberedEvent extends LiveEvent {
  number: number;
}

/** Newest live events of each tenant. A lost event only delays the refresh of a page. */
export interface LiveEventStore {
  append(tenant: string, events: readonly LiveEvent[]): Promise<void>;
  /** Events of a platform after a number, oldest first. */
  after(tenant: string, platformCode: string, number: number, limit: number): Promise<NumberedEvent[]>;
  newest(tenants: readonly string[]): Promise<Map<string, number>>;
  /** Numbers of the oldest and the newest event; both 0 without events. */
  range(tenant: string): Promise<{ oldest: number; newest: number }>;
}
