import { createContext, useContext } from 'react';
import type { Keyring } from '../../core/keyring.ts';
import type { Locale } from '../../core/locale.ts';
import type { RunnerContext } from '../../core/runnerContext.ts';
import type { WorkbenchFacts } from '../../facts/workbenchFacts.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';

/** Context of a pane, whatever the page around it: the documentation can show a pane too. */
export interface WorkbenchContext {
  context: RunnerContext;
  words: PaneWords;
  facts: WorkbenchFacts;
  locale: Locale;
  keyring: Keyring;
  /** URL of the documentation in this language, without a trailing slash. */
  docsUrl: string;
  open(location: readonly string[]): void;
  /** URL of a location, for a link that can be opened in another tab. */
  hrefOf(location: readonly string[]): string;
  /** Shows a toast, which screen readers read as well. */
  showToast(message: string, tone?: 'confirmed' | 'cancelled'): void;
}

/** Context of a pane and all its parts. */
export const Workbench = createContext(undefined as unknown as WorkbenchContext);

export const useWorkbench = () => useContext(Workbench);

export interface PaneProps {
  /** The location without the pane's id: the id of a payment, of a delivery. */
  params: readonly string[];
}
