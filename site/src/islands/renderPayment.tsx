import { createRoot, hydrateRoot } from 'react-dom/client';
import { LivePayment, paymentIds } from './LivePayment.tsx';
import { pageContext } from './pageContext.ts';

/**
 * Runs the payment of the home page in its place: takes over what the built page has there, or renders it where the
 * application brought the page.
 * @returns ends it
 */
export function renderPayment(place: Element): () => void {
  const content = <LivePayment {...pageContext()} />;
  const options = { identifierPrefix: paymentIds };
  if (place.hasChildNodes()) {
    const root = hydrateRoot(place, content, options);
    return () => root.unmount();
  }
  const root = createRoot(place, options);
  root.render(content);
  return () => root.unmount();
}
