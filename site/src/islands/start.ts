import { openConsole } from './openConsole.tsx';
import { openPanel } from './openPanel.tsx';
import { showPayment } from './showPayment.ts';

/** Who opens what, by the selector of its button. */
const openers: Readonly<Record<string, (opener: HTMLElement) => void>> = {
  '[data-opens-island]': openPanel,
  '[data-console] > button': openConsole,
};

/**
 * The entry of the islands: interactive parts of a page that run without its application
 * (docs/decisions/page-start.md). It listens to the document, because the application brings other pages.
 */
document.addEventListener('click', ({ target }) => {
  for (const [selector, open] of Object.entries(openers)) {
    const opener = (target as Element).closest<HTMLElement>(selector);
    if (opener) open(opener);
  }
});

const payment = document.querySelector('[data-payment]');
if (payment) showPayment(payment);

// A press that waited is repeated from here on (src/start/presses.ts).
document.documentElement.toggleAttribute('data-has-islands', true);
