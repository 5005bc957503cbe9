import { searchDialog } from '../search/dialog/searchDialog.ts';
import { loadSearch, searchPlace } from '../search/loadSearch.ts';

/** Dialogs of the page: another page may bring another one. */
const known = new WeakMap<HTMLDialogElement, () => Promise<void>>();

/** Searches for the field's text, and later input. @throws if the index cannot be loaded */
export function search(dialog: HTMLDialogElement): Promise<void> {
  const start = known.get(dialog) ?? searchDialog(dialog);
  known.set(dialog, start);
  return start();
}

// Preloads the index, since this script is loaded before a search; the open dialog shows a failure.
loadSearch(searchPlace()).first.catch(() => undefined);
