import type { LiveEventKind } from '@balcao/contract/control/liveEvents.ts';

/** A notification that something changed; without an id, several objects changed. */
export interface LiveEvent {
  kind: LiveEventKind;
  id: string | null;
}

/** State of the stream: opening, open, or broken and being retried. */
export type ConnectionState = 'opening' | 'open' | 'broken';
