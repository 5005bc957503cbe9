/** Scroll positions by the name of a history entry. They are stored, because the tab may load other documents. */
type Scrolls = Readonly<Record<string, number>>;

const key = 'balcao.scrolls';
/** Maximum number of scroll positions. */
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
    // Without storage the position is kept as long as the document.
  }
}

export const newEntry = () => ({ entry: `${Date.now()}${Math.random()}` });

/** Enters the current history entry, and returns its stored scroll position in pixels. */
export function enterPage(): number | undefined {
  // Entries that the browser created have no name yet.
  if (!history.state?.entry) history.replaceState({ ...history.state, ...newEntry() }, '');
  entry = history.state.entry;
  return read()[entry];
}
