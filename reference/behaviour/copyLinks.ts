import { anchorIn } from '../description/anchors.ts';
import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './onClick.ts';

/** Whether a link leads to the very part of the page it stands in: names of fields and titles do. */
const isOwn = (link: HTMLAnchorElement) =>
  link.closest('[id]') === document.getElementById(anchorIn(link.hash));

/** A click on the name of an operation, a field or a code goes there and copies the address of that place. */
export function copyLinks({ root, options, signal, announce }: BehaviourContext): void {
  const copy = async (link: HTMLAnchorElement, { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey || !isOwn(link)) return;
    try {
      await navigator.clipboard.writeText(link.href);
      announce(options.texts.linkCopied);
    } catch {
      // Without permission the address is still in the address bar.
    }
  };
  onClick(root, 'a[href^="#"]', (link, event) => void copy(link as HTMLAnchorElement, event), { signal });
}
