import { searchDialog } from '../search/dialog/searchDialog.ts';
import { loadSearch, searchPlace } from '../search/loadSearch.ts';

/** The dialogs of the page: another page may bring another one. */
const known = new WeakMap<HTMLDialogElement, () => Promise<void>>();

/** For what the field holds, and from then on for what is typed; throws where the index cannot be loaded. */
export function search(dialog: HTMLDialogElement): Promise<void> {
  const start = known.get(dialog) ?? searchDialog(dialog);
  known.set(dialog, start);
  return start();
}

// Who fetches this script is about to search; the open dialog tells of a failure.
loadSearch(searchPlace()).first.catch(() => undefined);
