import { isFramed } from '../components/apiPanel/panelWidth.ts';
import { pathWords } from '../search/area.ts';
import { searchFiles } from '../search/document.ts';
import { savesData } from './fastNetwork.ts';
import { fetchOnDemand } from './onDemand.ts';

interface SearchProgram {
  search: (dialog: HTMLDialogElement) => Promise<void>;
}

/** Search dialog of the page (ui/search/SearchDialog.tsx). */
const pageDialog = () => document.querySelector('[data-search]') as HTMLDialogElement;

const fieldOf = (dialog: HTMLDialogElement) => dialog.querySelector('input') as HTMLInputElement;

let isIndexAsked = false;

/** Loads the search program, and preloads the index at the same time. */
function fetchProgram(): Promise<SearchProgram> {
  if (!isIndexAsked) {
    const href = pageDialog().dataset.search + searchFiles.documents;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href }));
    isIndexAsked = true;
  }
  return fetchOnDemand('search');
}

/** Searches for the text in the field. A failure shows an alert with a retry button. */
async function runSearch(): Promise<void> {
  const dialog = pageDialog();
  const alert = dialog.querySelector('[role=alert]') as HTMLElement;
  alert.hidden = true;
  fieldOf(dialog).focus();
  try {
    await (await fetchProgram()).search(dialog);
  } catch {
    alert.hidden = false;
  }
}

function openSearch(query: string): void {
  const dialog = pageDialog();
  if (dialog.open) return;
  fieldOf(dialog).value = query;
  dialog.showModal();
  runSearch();
}

/**
 * Opens the search on Ctrl+K or Cmd+K, or by a button with `data-opens-search`. The value `path` fills in the words of
 * the page's path. It opens before the program is loaded, and keeps text typed in the meantime. The API panel's frame
 * may pass on the keys, as an event of this window.
 */
export function handleSearch(): void {
  // The page around the frame has the search.
  if (isFramed()) return;
  document.documentElement.toggleAttribute('data-apple', /mac|iphone|ipad/i.test(navigator.platform));
  const on = (type: string, selector: string, act: (found: HTMLElement) => void) =>
    addEventListener(type, ({ target }) => {
      const found = (target as Element).closest?.<HTMLElement>(selector);
      if (found) act(found);
    });
  const warm = () => savesData() || fetchProgram().catch(() => undefined);
  on('pointerover', '[data-opens-search]', warm);
  on('focusin', '[data-opens-search]', warm);
  on('click', '[data-opens-search]', ({ dataset }) =>
    openSearch(dataset.opensSearch ? pathWords(location.pathname) : ''),
  );
  on('click', '[data-search] [role=alert] button', runSearch);
  addEventListener('pointerdown', ({ target }) => target === pageDialog() && pageDialog().close());
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    openSearch('');
  });
}
