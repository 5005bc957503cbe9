/** Scroll positions of this tab's history entries by name; whole documents may be between them. */
type Scrolls = Readonly<Record<string, number>>;

const key = 'balcao.scrolls';
/** Maximum number of stored entries. */
const mostEntries = 50;

let unstored: Scrolls = {};

function read(): Scrolls {
  try {
    return sessionStorage[key] ? JSON.parse(sessionStorage[key]) : unstored;
  } catch {
    return unstored;
  }
}

/** Name of the current history entry. */
let entry = '';

export function keepScroll(): void {
  const { [entry]: _, ...others } = read();
  unstored = Object.fromEntries([...Object.entries(others), [entry, scrollY] as const].slice(-mostEntries));
  try {
    sessionStorage[key] = JSON.stringify(unstored);
  } catch {
    // Without storage it lasts as long as the document.
  }
}

export const newEntry = () => ({ entry: `${Date.now()}${Math.random()}` });

/** Enters the page's history entry; returns its stored scroll position in pixels. */
export function enterPage(): number | undefined {
  // Entries created by the browser have no name yet.
  if (!history.state?.entry) history.replaceState({ ...history.state, ...newEntry() }, '');
  entry = history.state.entry;
  return read()[entry];
}
