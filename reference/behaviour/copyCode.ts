import { showDone } from './showDone.ts';
import { onClick } from './onClick.ts';
import type { Moving } from './behaviourOptions.ts';

/** A copy button copies the code it stands beside. */
export function copyCode({ root, options, signal, say }: Moving): void {
  const copy = async (button: HTMLElement) => {
    try {
      await navigator.clipboard.writeText(button.parentElement?.querySelector('pre')?.textContent ?? '');
      showDone(button);
      say(options.texts.copied);
    } catch {
      say(options.texts.failed);
    }
  };
  onClick(root, '[data-copy]', (button) => void copy(button), { signal });
}
