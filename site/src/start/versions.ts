/** Name under which the engine remembers the version; the namespace is that of docusaurus.config.ts. */
const key = 'docs-preferred-version-default-balcao';

/** Remembers the version that is chosen in the bar or in the drawer, as the application does. */
export function rememberVersion(): void {
  document.addEventListener('click', ({ target }) => {
    const chosen = (target as Element).closest<HTMLElement>('a[data-version]')?.dataset.version;
    if (!chosen) return;
    try {
      localStorage.setItem(key, chosen);
    } catch {
      // Without storage it is forgotten.
    }
  });
}
