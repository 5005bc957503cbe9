import type { Keyring } from '../context/keyring.ts';
import type { Desk } from '../context/runnerContext.ts';
import type { Facts } from '../facts/load.ts';
import type { Locale } from '../locale.ts';
import type { BenchWords } from '../words/panes/pt.ts';

/**
 * What a pane of the workbench is given. It knows nothing of the page it stands on, so that a page of the
 * documentation can show it too.
 */
export interface Bench {
  desk: Desk;
  words: BenchWords;
  facts: Facts;
  locale: Locale;
  keyring: Keyring;
  /** The documentation in this language, without a slash at its end. */
  docsUrl: string;
  /** Shows another pane: its id, then what it is about. */
  open(place: readonly string[]): void;
  /** The address of a place, for a link that can be opened beside this one. */
  hrefOf(place: readonly string[]): string;
  /** Says something that happened, to eyes and to screen readers. */
  say(message: string, tone?: 'confirmed' | 'cancelled'): void;
}

/** Props of every pane. */
export interface PaneProps {
  bench: Bench;
  /** What the pane is about, after its own id: a payment, a delivery. */
  place: readonly string[];
}
