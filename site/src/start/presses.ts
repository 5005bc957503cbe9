import { isHydrated, relocator } from './nodes.ts';
import { enqueueReplay } from './replayQueue.ts';

/** What the application answers. Links simply work; the colour toggle has a script of its own (src/colour). */
const pressable =
  'button:not([data-colour-toggle]), [role="tab"], [role="button"], a[href="#"], a[data-opens-panel]';

/** Keeps a press until the application can answer it: pressed again meanwhile, it is still one. */
export function keepPress(event: MouseEvent): void {
  const target = event.target as Element;
  keepAnchor(target);
  const node = target.closest(pressable);
  if (!node || isHydrated(node)) return;
  // A link asked for in another tab is the browser's.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (node.ariaBusy) return;
  node.ariaBusy = 'true';
  const find = relocator(node);
  enqueueReplay(() => {
    const found = find();
    if (!(found instanceof HTMLElement) || !isHydrated(found)) return false;
    found.ariaBusy = null;
    found.click();
    return true;
  });
}

/** What the address asks for and its place survive a change of language (DECISIONS 37). */
function keepAnchor(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[lang]');
  if (!link || isHydrated(link)) return;
  link.search ||= location.search;
  link.hash ||= location.hash;
}
