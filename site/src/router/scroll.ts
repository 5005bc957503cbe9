/** Where the entries of this tab's history were left, by their names; whole documents lie between them. */
type Scrolls = Readonly<Record<string, number>>;

const key = 'balcao.scrolls';
/** More entries than a reader goes back. */
const mostEntries = 50;

let unstored: Scrolls = {};

function read(): Scrolls {
  try {
    return sessionStorage[key] ? JSON.parse(sessionStorage[key]) : unstored;
  } catch {
    return unstored;
  }
}

/** Name of the history's entry whose page is shown. */
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

/** Notes that the entry's page is shown; gives how far it was scrolled when it was left, in pixels. */
export function enterPage(): number | undefined {
  // Entries that the browser made have no name yet.
  if (!history.state?.entry) history.replaceState({ ...history.state, ...newEntry() }, '');
  entry = history.state.entry;
  return read()[entry];
}
