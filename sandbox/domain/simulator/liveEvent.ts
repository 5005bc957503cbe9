import type { LiveEventKind } from '@balcao/contract/control/liveEvents.ts';

/** A sign that something changed, for whoever is looking. */
export interface LiveEvent {
  kind: LiveEventKind;
  /** Whom it concerns; null for every platform of the tenant. */
  platformCode: string | null;
  /** What changed; null when more than one did. */
  id: string | null;
}

/** An event in its place; numbers grow by one, without gaps, in the order in which they can be read. */
export interface NumberedEvent extends LiveEvent {
  number: number;
}

/** The newest events of each tenant. They are signs, not facts: losing one costs a page a moment, never a payment. */
export interface LiveEventStore {
  append(tenant: string, events: readonly LiveEvent[]): Promise<void>;
  /** Those of a platform after a number, oldest first. */
  after(tenant: string, platformCode: string, number: number, limit: number): Promise<NumberedEvent[]>;
  /** Number of the newest event of each tenant that has any. */
  newest(tenants: readonly string[]): Promise<Map<string, number>>;
  /** Numbers of the oldest and the newest; both 0 where nothing happened yet. */
  range(tenant: string): Promise<{ oldest: number; newest: number }>;
}
