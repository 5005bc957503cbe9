import { rememberedChoice } from './rememberedChoice.ts';

/**
 * Shows one tab of a set and hides its others.
 * @param tabs root of the set
 * @param id of the tab; a set without it stays as it is
 */
export function showTab(tabs: Element, id: string | null): void {
  const own = [...tabs.querySelectorAll<HTMLElement>('[data-tab]')];
  if (!own.some((tab) => tab.dataset.tab === id)) return;
  for (const tab of own) {
    const isChosen = tab.dataset.tab === id;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
  for (const panel of tabs.querySelectorAll<HTMLElement>('[data-panel]')) {
    panel.hidden = panel.dataset.panel !== id;
  }
}

/** All sets of tabs in the document that share a remembered choice. */
const grouped = () => document.querySelectorAll<HTMLElement>('[data-tabs]:not([data-tabs=""])');

/** Shows the remembered tab of every group. */
export function showRememberedTabs(): void {
  for (const tabs of grouped()) showTab(tabs, rememberedChoice(tabs.dataset.tabs ?? ''));
}

/** Shows a tab in every set of a group. */
export function showTabOfGroup(group: string, id: string): void {
  for (const tabs of grouped()) if (tabs.dataset.tabs === group) showTab(tabs, id);
}
