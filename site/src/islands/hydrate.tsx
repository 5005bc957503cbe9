import { takeOver } from './mount.tsx';
import { pageContext } from './pageContext.ts';

const taken = new WeakMap<Element, Promise<void>>();

async function load(place: HTMLElement): Promise<void> {
  const { LivePayment } = await import('./LivePayment.tsx');
  if (place.isConnected) await takeOver(place, <LivePayment {...pageContext()} />, 'payment-');
  delete place.dataset.hydrates;
}

/** Hydrates the first screen's payment, once; a failed load is retried. */
export function hydrate(place: HTMLElement): Promise<void> {
  const known = taken.get(place) ?? load(place);
  taken.set(place, known);
  known.catch(() => taken.delete(place));
  return known;
}
