import { applicationControl } from './intent.ts';
import { isHydrated, relocator } from './nodes.ts';
import { enqueueReplay } from './replayQueue.ts';

/**
 * Queues a click on a control of the application until it can handle it; repeated clicks count once.
 * @param onQueued starts the application
 */
export function keepPress(event: MouseEvent, onQueued: () => void): void {
  const node = applicationControl(event);
  if (!node || isHydrated(node)) return;
  // Links opened in another tab are left to the browser.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  onQueued();
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
