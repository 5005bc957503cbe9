/**
 * Shows the remembered tab of every group before the application runs, as an inline script at the page's end. It must
 * not reference other code, because its source is inlined.
 */
export function restoreTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]:not([data-tabs=""])')) {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(`balcao.choice.${tabs.dataset.tabs}`);
    } catch {
      return;
    }
    const own = [...tabs.querySelectorAll<HTMLElement>('[data-tab]')];
    if (!own.some((tab) => tab.dataset.tab === stored)) continue;
    for (const tab of own) {
      const chosen = tab.dataset.tab === stored;
      tab.setAttribute('aria-selected', String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
    }
    for (const panel of tabs.querySelectorAll<HTMLElement>('[data-panel]')) {
      panel.hidden = panel.dataset.panel !== stored;
    }
  }
}
