import { takeOver } from './mount.tsx';
import { pageContext } from './pageContext.ts';

const taken = new WeakMap<Element, Promise<void>>();

async function load(place: HTMLElement): Promise<void> {
  const { LivePayment } = await import('./LivePayment.tsx');
  if (place.isConnected) await takeOver(place, <LivePayment {...pageContext()} />, 'payment-');
  delete place.dataset.hydrates;
}

/** Hydrates the payment on the first screen once; a later call retries a failed load. */
export function hydrate(place: HTMLElement): Promise<void> {
  const known = taken.get(place) ?? load(place);
  taken.set(place, known);
  known.catch(() => taken.delete(place));
  return known;
}
