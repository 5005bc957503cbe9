import type { LiveEventKind } from '@balcao/contract/control/liveEvents.ts';

/** Notifies open pages that an object changed. */
export interface LiveEvent {
  kind: LiveEventKind;
  /** Platform that sees the event; null for all platforms of the tenant. */
  platformCode: string | null;
  /** Id of the changed object; null if several changed. */
  id: string | null;
}

/** Live event with its number. Numbers increase by one, and no later event appears before an earlier one. */
export interface NumberedEvent extends LiveEvent {
  number: number;
}

/** Latest live events of each tenant. A lost event only delays the refresh of a page. */
export interface LiveEventStore {
  append(tenant: string, events: readonly LiveEvent[]): Promise<void>;
  /** Events of a platform after the given number, oldest first. */
  after(tenant: string, platformCode: string, number: number, limit: number): Promise<NumberedEvent[]>;
  newest(tenants: readonly string[]): Promise<Map<string, number>>;
  /** Numbers of the oldest and the newest event; both are 0 if there are none. */
  range(tenant: string): Promise<{ oldest: number; newest: number }>;
}
