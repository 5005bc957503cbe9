import { hydrateRoot } from 'react-dom/client';
import { LivePayment, paymentIds } from './LivePayment.tsx';
import { mount } from './mount.tsx';
import { pageContext } from './pageContext.ts';

/**
 * Runs the payment of the home page in its place: takes over what the built page has there, or renders it where the
 * application brought the page.
 * @returns ends it
 */
export function renderPayment(place: Element): () => void {
  const content = <LivePayment {...pageContext()} />;
  if (!place.hasChildNodes()) return mount(place, content);
  const root = hydrateRoot(place, content, { identifierPrefix: paymentIds });
  return () => root.unmount();
}
