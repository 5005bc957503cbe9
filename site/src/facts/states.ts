import type { Tone } from '@balcao/ui/badge/Badge.tsx';
import type { Shape } from '@balcao/ui/state-mark/glyphs.tsx';
import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import { checkoutLooks } from '@balcao/workbench/parts/place.ts';
import { paymentLooks } from '@balcao/workbench/parts/stateLooks.ts';
import type { Lifecycle } from './factTypes.ts';

/** Looks of states. They are labelled with the wire value, because programs compare it. */
function looks<State extends string>(table: Record<State, readonly [Shape, Tone]>) {
  const rows = Object.entries<readonly [Shape, Tone]>(table);
  return Object.fromEntries(rows.map(([word, [shape, tone]]) => [word, { word, shape, tone }])) as Record<
    State,
    StateLook
  >;
}

export const stateLooks = {
  payment: paymentLooks,
  checkout: checkoutLooks,
  entity: looks({
    pending: ['clock', 'pending'],
    approved: ['check', 'confirmed'],
    declined: ['cross', 'cancelled'],
  }),
  terminal: looks({
    waiting_for_card: ['ring', 'pending'],
    waiting_for_pin: ['ring', 'pending'],
    authorising: ['clock', 'primary'],
    approved: ['diamond', 'authorised'],
    declined: ['cross', 'cancelled'],
    timed_out: ['clock', 'cancelled'],
    given_up: ['cross', 'accent'],
    settled: ['check', 'confirmed'],
    voided: ['cross', 'cancelled'],
  }),
  delivery: looks({
    waiting: ['clock', 'pending'],
    delivered: ['check', 'confirmed'],
    failed: ['cross', 'cancelled'],
  }),
} as const satisfies Record<Lifecycle, Record<string, StateLook>>;
