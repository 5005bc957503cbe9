import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './onClick.ts';
import { showDone } from './showDone.ts';

/** Makes each copy button copy the code beside it. */
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
