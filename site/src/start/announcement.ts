/** Names under which the engine remembers the announcement; the namespace is that of docusaurus.config.ts. */
const keys = { id: 'docusaurus.announcement.id-balcao', dismissed: 'docusaurus.announcement.dismiss-balcao' };

/** Hides the announcement at once, and on later pages. The engine's own script hides it there before the first paint. */
export function handleAnnouncement(): void {
  document.addEventListener('click', ({ target }) => {
    const bar = (target as Element).closest('[data-dismiss]')?.closest<HTMLElement>('[data-announcement]');
    if (!bar) return;
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'true');
    try {
      localStorage.setItem(keys.id, bar.dataset.announcement ?? '');
      localStorage.setItem(keys.dismissed, 'true');
    } catch {
      // Without storage it stays away as long as the page.
    }
  });
}
