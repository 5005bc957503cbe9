import { islandLeft } from './events.ts';

const retryMilliseconds = 2000;

const shown = new WeakSet<Element>();

/** Fetches the payment of the home page and runs it in its place, once; it ends when its page is left. */
export function showPayment(place: Element): void {
  if (shown.has(place)) return;
  shown.add(place);
  let end: () => void = () => undefined;
  let isLeft = false;
  const load = async () => {
    try {
      // A chunk with a name has its styles in the site's stylesheet: the built page shows the payment.
      const { renderPayment } = await import(/* webpackChunkName: "payment" */ './renderPayment.tsx');
      if (!isLeft) end = renderPayment(place);
    } catch {
      if (!isLeft) setTimeout(load, retryMilliseconds);
    }
  };
  const leave = () => {
    isLeft = true;
    end();
  };
  place.addEventListener(islandLeft, leave, { once: true });
  load();
}
