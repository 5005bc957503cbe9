import type { LiveEventKind } from '@balcao/contract/control/liveEvents.ts';

/** A sign that something changed; without an id, more than one thing did. */
export interface LiveEvent {
  kind: LiveEventKind;
  id: string | null;
}

/** Whether signs arrive: the stream is being opened, open, or broken and being tried again. */
export type ConnectionState = 'opening' | 'open' | 'broken';
