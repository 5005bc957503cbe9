import type { Keyring } from '../context/keyring.ts';
import type { RunnerContext } from '../context/runnerContext.ts';
import type { WorkbenchFacts } from '../facts/load.ts';
import type { Locale } from '../locale.ts';
import type { PaneWords } from '../words/panes/pt.ts';

/**
 * What a pane of the workbench is given. It knows nothing of the page it stands on, so that a page of the
 * documentation can show it too.
 */
export interface WorkbenchContext {
  context: RunnerContext;
  words: PaneWords;
  facts: WorkbenchFacts;
  locale: Locale;
  keyring: Keyring;
  /** The documentation in this language, without a slash at its end. */
  docsUrl: string;
  /** Shows another pane: its id, then what it is about. */
  open(location: readonly string[]): void;
  /** The address of a place, for a link that can be opened beside this one. */
  hrefOf(location: readonly string[]): string;
  /** Says something that happened, to eyes and to screen readers. */
  showToast(message: string, tone?: 'confirmed' | 'cancelled'): void;
}

/** Props of every pane. */
export interface PaneProps {
  workbench: WorkbenchContext;
  /** What the pane is about, after its own id: a payment, a delivery. */
  params: readonly string[];
}
