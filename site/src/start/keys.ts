import { hasTakenOver, relocator } from './nodes.ts';
import { enqueueReplay } from './replayQueue.ts';

/** Keys that only the application handles, by their target. */
const answered: readonly [selector: string, keys: RegExp][] = [['[aria-haspopup]', /^Enter$/]];

/** Queues keys of the search and of menus until the application can handle them. */
export function keepKey(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, isTrusted } = event;
  // Replayed events pass this listener, too.
  if (!isTrusted) return;
  const node = event.target as Element;
  const isSearch = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
  if (!isSearch && !answered.some(([selector, keys]) => node.matches(selector) && keys.test(key))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const find = relocator(node);
  enqueueReplay(() => {
    if (!hasTakenOver()) return false;
    const pressed = new KeyboardEvent('keydown', {
      key,
      code,
      ctrlKey,
      metaKey,
      bubbles: true,
      cancelable: true,
    });
    // A handled key prevents the browser's default action.
    return find()?.dispatchEvent(pressed) === false;
  });
}
