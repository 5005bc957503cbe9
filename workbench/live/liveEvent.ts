import type { LiveEventKind } from '@balcao/contract/control/liveEvents.ts';

/** A sign that something changed; without an id, more than one thing did. */
export interface Sign {
  kind: LiveEventKind;
  id: string | null;
}

/** Whether signs arrive: the stream is being opened, open, or broken and being tried again. */
export type Line = 'opening' | 'open' | 'broken';
