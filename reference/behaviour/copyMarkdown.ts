import { sectionOf } from '../markdown/section.ts';
import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './onClick.ts';
import { showDone } from './showDone.ts';

/** Copies an operation as Markdown: the file is fetched at the first click, and one section is extracted. */
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
