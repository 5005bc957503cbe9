import '@balcao/ui/code-block/tokens.css';
import '@balcao/ui/tokens.css';
import { takeOver } from './mount.tsx';
import { openConsole } from './openConsole.tsx';
import { openPanel } from './openPanel.tsx';
import { pageContext } from './pageContext.ts';

/** Opens the island of a pressed control, or hydrates the island that contains it and repeats the press. */
export async function open(control: HTMLElement): Promise<void> {
  if (control.matches('[data-opens-island]')) return openPanel(control);
  if (control.matches('[data-console] > button')) return openConsole(control);
  await prepare(control);
  control.click();
}

/** Hydrates the island that contains a control, unless it already is. */
export async function prepare(control: Element): Promise<void> {
  const place = control.closest<HTMLElement>('[data-hydrates]');
  if (place) await hydrate(place);
}

const taken = new WeakMap<Element, Promise<void>>();

async function load(place: HTMLElement): Promise<void> {
  const { LivePayment } = await import('./LivePayment.tsx');
  if (place.isConnected) await takeOver(place, <LivePayment {...pageContext()} />, 'payment-');
  delete place.dataset.hydrates;
}

/** Hydrates the payment on the first screen once. A later call retries a failed load. */
function hydrate(place: HTMLElement): Promise<void> {
  const known = taken.get(place) ?? load(place);
  taken.set(place, known);
  known.catch(() => taken.delete(place));
  return known;
}
