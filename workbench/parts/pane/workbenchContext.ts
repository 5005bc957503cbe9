import { createContext, useContext } from 'react';
import type { Keyring } from '../../core/keyring.ts';
import type { Locale } from '../../core/locale.ts';
import type { RunnerContext } from '../../core/runnerContext.ts';
import type { WorkbenchFacts } from '../../facts/workbenchFacts.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';

/** Context of a pane, both in the workbench and on a documentation page. */
export interface WorkbenchContext {
  context: RunnerContext;
  words: PaneWords;
  facts: WorkbenchFacts;
  locale: Locale;
  keyring: Keyring;
  /** URL of the documentation in this language, without a trailing slash. */
  docsUrl: string;
  open(location: readonly string[]): void;
  /** URL of a location, for links that can be opened in another tab. */
  hrefOf(location: readonly string[]): string;
  /** Shows a toast and announces it to screen readers. */
  showToast(message: string, tone?: 'confirmed' | 'cancelled'): void;
}

/** Context of a pane and all of its parts. */
export const Workbench = createContext(undefined as unknown as WorkbenchContext);

export const useWorkbench = () => useContext(Workbench);

export interface PaneProps {
  /** Parts of the location after the pane's id, such as the id of a payment or delivery. */
  params: readonly string[];
}
