import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './onClick.ts';
import { showDone } from './showDone.ts';

/** A copy button copies the code it stands beside. */
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
