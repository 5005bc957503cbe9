/**
 * The three modes, in the order in which the button cycles; the first is that of a first visit. Order, first mode and
 * the key of the choice are those of the site (site/src/start/colourMode.ts), so that a choice holds in both where they
 * share an origin.
 */
const choices = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof choices)[number];

const key = 'balcao.colour';

/** The stored mode; light at the first visit. */
export function storedMode(): ColourMode {
  try {
    const stored = localStorage.getItem(key);
    return choices.find((choice) => choice === stored) ?? choices[0];
  } catch {
    return choices[0];
  }
}

/** The mode after this one. */
export function nextMode(choice: ColourMode): ColourMode {
  return choices[(choices.indexOf(choice) + 1) % choices.length] ?? choices[0];
}

/** Applies a mode and stores it. Without storage it lasts as long as the page. */
export function applyMode(choice: ColourMode, keep: boolean): void {
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (!keep) return;
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Without storage there is nothing to keep it in.
  }
}
