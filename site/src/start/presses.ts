import { isHydrated, relocator } from './nodes.ts';
import { enqueueReplay } from './replayQueue.ts';

/**
 * Selectors of controls that the application handles. Links work without it; the colour toggle, the buttons
 * of code and the announcement have scripts of their own (colourMode.ts, content.ts).
 */
const pressable =
  'button:not([data-colour-toggle], [data-code-tool], [data-dismiss]), [role="button"], a[href="#"], a[data-opens-panel]';

/** Queues a click until the application can handle it; repeated clicks count once. */
export function keepPress(event: MouseEvent): void {
  const target = event.target as Element;
  keepAnchor(target);
  const node = target.closest(pressable);
  if (!node || isHydrated(node)) return;
  // Links opened in another tab are left to the browser.
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

/** Query and anchor are kept when the language changes (docs/decisions/site-routes.md). */
function keepAnchor(target: Element): void {
  const link = target.closest<HTMLAnchorElement>('a[lang]');
  if (!link || isHydrated(link)) return;
  link.search ||= location.search;
  link.hash ||= location.hash;
}
