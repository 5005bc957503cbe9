import type { BehaviourContext } from './behaviourOptions.ts';
import { type FilterEntry, filterEntries, matchingEntries } from './filterEntries.ts';

const mostHits = 60;

export function filterTree({ root, options, signal }: BehaviourContext): void {
  const box = root.querySelector<HTMLInputElement>('[data-filter]');
  const hits = root.querySelector<HTMLElement>('[data-hits]');
  const chapters = root.querySelector<HTMLElement>('[data-chapters]');
  const told = root.querySelector<HTMLElement>('[data-found]');
  if (!box || !hits || !chapters || !told) return;

  let entries: FilterEntry[] | undefined;
  const filter = () => {
    const wanted = box.value.trim();
    entries ??= filterEntries(root);
    const found = wanted ? matchingEntries(entries, wanted) : [];
    hits.replaceChildren(...found.slice(0, mostHits).map(resultItem));
    hits.hidden = !wanted;
    chapters.hidden = Boolean(wanted);
    told.textContent = wanted ? resultText(found.length, options.texts) : '';
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && box.value) {
      event.preventDefault();
      box.value = '';
      box.focus();
      filter();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const list = hits.hidden ? chapters : hits;
    const stops = [box, ...list.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLAnchorElement);
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  box.addEventListener('input', filter, { signal });
  box.closest('[data-tree]')?.addEventListener('keydown', (event) => move(event as KeyboardEvent), { signal });
  // Applies text that was typed before this script ran.
  if (box.value) filter();
}

function resultText(count: number, { found, foundNothing }: BehaviourContext['options']['texts']): string {
  return count > 0 ? `${found}: ${count}` : foundNothing;
}

function resultItem({ anchor, name, trail }: FilterEntry): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const strong = document.createElement('b');
  link.href = `#${anchor}`;
  strong.textContent = name;
  link.append(strong, trail);
  item.append(link);
  return item;
}
