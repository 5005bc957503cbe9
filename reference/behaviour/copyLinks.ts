import { anchorIn } from '../description/anchors.ts';
import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './onClick.ts';

/** Whether a link is the anchor of the part that contains it, as names of fields and titles are. */
const isOwn = (link: HTMLAnchorElement) =>
  link.closest('[id]') === document.getElementById(anchorIn(link.hash));

/** A click on the name of an operation, a field or a code goes to its anchor and copies the URL. */
export function copyLinks({ root, options, signal, announce }: BehaviourContext): void {
  const copy = async (link: HTMLAnchorElement, { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey || !isOwn(link)) return;
    try {
      await navigator.clipboard.writeText(link.href);
      announce(options.texts.linkCopied);
    } catch {
      // Without clipboard permission the URL is still in the address bar.
    }
  };
  onClick(root, 'a[href^="#"]', (link, event) => void copy(link as HTMLAnchorElement, event), { signal });
}
