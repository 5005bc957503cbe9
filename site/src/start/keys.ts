import { hasTakenOver, relocator } from './nodes.ts';
import { enqueueReplay } from './replayQueue.ts';

/** Keys that only the application answers, by where they are pressed. */
const answered: readonly [selector: string, keys: RegExp][] = [
  ['[role="tab"]', /^(Arrow|Home|End)/],
  ['[aria-haspopup]', /^Enter$/],
];

/** Keeps the keys of the search, of tabs and of menus until the application can answer them. */
export function keepKey(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, isTrusted } = event;
  // One done again comes by here, too.
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
    // Who answers a key keeps the browser from answering it.
    return find()?.dispatchEvent(pressed) === false;
  });
}
