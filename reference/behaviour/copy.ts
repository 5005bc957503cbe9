import { anchorIn, sectionOf } from '../description/anchors.ts';
import type { BehaviourContext } from './behaviourOptions.ts';

/** Delegates clicks on matching elements, including those added later. */
export function onClick(
  root: HTMLElement | Document,
  selector: string,
  listener: (element: HTMLElement, event: MouseEvent) => void,
  options: AddEventListenerOptions,
): void {
  const heard = (event: Event) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (element) listener(element, event as MouseEvent);
  };
  root.addEventListener('click', heard, options);
}

const shownMilliseconds = 2000;

function showDone(button: HTMLElement): void {
  button.dataset.done = '';
  setTimeout(() => delete button.dataset.done, shownMilliseconds);
}

export function copyCode({ root, options, signal, announce }: BehaviourContext): void {
  const copy = async (button: HTMLElement) => {
    try {
      await navigator.clipboard.writeText(button.parentElement?.querySelector('pre')?.textContent ?? '');
      showDone(button);
      announce(options.texts.copied);
    } catch {
      announce(options.texts.failed);
    }
  };
  onClick(root, '[data-copy]', (button) => void copy(button), { signal });
}

/** Copies a section of the Markdown file, which is fetched on the first click. */
export function copyMarkdown({ root, options, signal, announce }: BehaviourContext): void {
  let whole: Promise<string> | undefined;
  const fetchWhole = async () => {
    const answer = await fetch(options.markdownAddress, { signal });
    if (!answer.ok) throw new Error(`${options.markdownAddress} answered ${answer.status}`);
    return answer.text();
  };
  const copy = async (button: HTMLElement) => {
    const anchor = button.closest('[data-operation]')?.id ?? '';
    try {
      whole ??= fetchWhole();
      await navigator.clipboard.writeText(sectionOf(await whole, anchor));
      showDone(button);
      announce(options.texts.copied);
    } catch {
      whole = undefined;
      announce(options.texts.failed);
    }
  };
  onClick(root, '[data-copy-markdown]', (button) => void copy(button), { signal });
}

/** Whether a link leads to the part that contains it, as the names of fields and titles do. */
const isOwn = (link: HTMLAnchorElement) => link.closest('[id]') === document.getElementById(anchorIn(link.hash));

/** Copies the URL of an operation, a field or a code when its name is clicked. The browser also follows the link. */
export function copyLinks({ root, options, signal, announce }: BehaviourContext): void {
  const copy = async (link: HTMLAnchorElement, { altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey || !isOwn(link)) return;
    try {
      await navigator.clipboard.writeText(link.href);
      announce(options.texts.linkCopied);
    } catch {
      // If the clipboard is forbidden, the address bar still shows the URL.
    }
  };
  onClick(root, 'a[href^="#"]', (link, event) => void copy(link as HTMLAnchorElement, event), { signal });
}
