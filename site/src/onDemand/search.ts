import { searchDialog } from '../search/dialog/searchDialog.ts';
import { loadSearch, searchPlace } from '../search/loadSearch.ts';

/** The dialogs of the page: another page may bring another one. */
const known = new WeakMap<HTMLDialogElement, () => Promise<void>>();

/**
 * Searches for what the field of an open dialog holds, and from then on for what is typed there.
 * @throws where the index cannot be loaded; a later call tries again
 */
export function search(dialog: HTMLDialogElement): Promise<void> {
  const start = known.get(dialog) ?? searchDialog(dialog);
  known.set(dialog, start);
  return start();
}

// Who fetches this script is about to search; the open dialog tells of a failure.
loadSearch(searchPlace()).first.catch(() => undefined);
