import { searchDialog } from '../search/dialog/searchDialog.ts';
import { loadSearch, searchPlace } from '../search/loadSearch.ts';

/** Search functions by dialog, because the router may load a page with another dialog. */
const known = new WeakMap<HTMLDialogElement, () => Promise<void>>();

/** Searches for the text of the field, and again on input. @throws if the index cannot be loaded */
export function search(dialog: HTMLDialogElement): Promise<void> {
  const start = known.get(dialog) ?? searchDialog(dialog);
  known.set(dialog, start);
  return start();
}

// Loads the index early, because this script is loaded before a search. The open dialog reports a failure.
loadSearch(searchPlace()).first.catch(() => undefined);
