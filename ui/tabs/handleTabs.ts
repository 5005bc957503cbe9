import { installOnce } from '../behaviour/installOnce.ts';
import { onChoice, rememberChoice } from './rememberedChoice.ts';
import { showRememberedTabs, showTab, showTabOfGroup } from './showTab.ts';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tab that an event came from. */
const tabOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-tabs] [data-tab]');

function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  const { tab: id = '' } = tab.dataset;
  if (!tabs) return;
  showTab(tabs, id);
  const group = tabs.dataset.tabs;
  if (!group) return;
  // Without storage, the choice lasts as long as the page.
  showTabOfGroup(group, id);
  rememberChoice(group, id);
}

function move(event: KeyboardEvent): void {
  const tab = tabOf(event);
  const step = steps[event.key];
  if (!tab || !step) return;
  event.preventDefault();
  const all = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
  const next = all[step(all.indexOf(tab), all.length)];
  if (!next) return;
  choose(next);
  next.focus();
}

/**
 * Makes every set of tabs of the document work, those that come later included: the pattern of ARIA with automatic
 * activation. The markup is that of Tabs.tsx.
 */
export function handleTabs(): void {
  installOnce('tabs', () => {
    document.addEventListener('click', (event) => {
      const tab = tabOf(event);
      if (tab) choose(tab);
    });
    document.addEventListener('keydown', move);
    onChoice(showRememberedTabs);
  });
}
