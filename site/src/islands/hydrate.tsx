import type { ReactNode } from 'react';
import { takeOver } from './mount.tsx';
import { pageContext } from './pageContext.ts';

/** Islands whose HTML is in the built page, by the name in `data-hydrates`; the name begins their generated ids. */
const builtIslands: Readonly<Record<string, () => Promise<ReactNode>>> = {
  async payment() {
    const { LivePayment } = await import('./LivePayment.tsx');
    return <LivePayment {...pageContext()} />;
  },
  async controls() {
    const { Controls } = await import('../components/gallery/Controls.tsx');
    return <Controls />;
  },
  async overlays() {
    const { Overlays } = await import('../components/gallery/Overlays.tsx');
    return <Overlays />;
  },
};

const taken = new WeakMap<Element, Promise<void>>();

async function load(place: HTMLElement, name: string): Promise<void> {
  const content = await builtIslands[name]?.();
  if (place.isConnected) await takeOver(place, content, `${name}-`);
  delete place.dataset.hydrates;
}

/**
 * Has an island take over its built HTML, once.
 * @param place element whose `data-hydrates` names the island; it loses that when the island answers
 * @throws where the island does not come; a later call tries again
 */
export function hydrate(place: HTMLElement): Promise<void> {
  const known = taken.get(place) ?? load(place, place.dataset.hydrates ?? '');
  taken.set(place, known);
  known.catch(() => taken.delete(place));
  return known;
}
