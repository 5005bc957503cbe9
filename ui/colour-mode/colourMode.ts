/**
 * Sets the colour mode: light until the reader chooses one. The toggle cycles through light, dark and system, and other
 * tabs follow. Self-contained, because it runs inline before the first paint. `data-theme-choice` on the root element
 * has the choice, and `data-theme` the effective mode.
 */
export function colourMode(): void {
  const key = 'balcao.colour';
  const next: Record<string, string> = { light: 'dark', dark: 'system', system: 'light' };
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');

  const stored = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const show = (wanted: string | null) => {
    const choice = wanted && next[wanted] ? wanted : 'light';
    const mode = choice === 'system' ? (system.matches ? 'dark' : 'light') : choice;
    root.dataset.themeChoice = choice;
    root.dataset.theme = mode;
  };

  show(stored());
  system.addEventListener('change', () => show(root.dataset.themeChoice ?? null));
  addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue);
  });
  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest?.('[data-colour-toggle]')) return;
    const choice = next[root.dataset.themeChoice ?? 'light'] ?? 'light';
    show(choice);
    try {
      localStorage.setItem(key, choice);
    } catch {
      // Without storage, the choice lasts until the page is left.
    }
  });
}
