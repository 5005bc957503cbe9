import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

let count = 0;

/**
 * Renders an island: a React root of its own, whose generated ids are unlike those of the page's application.
 * @param place empty element that the application leaves alone
 * @returns ends it and empties its place
 */
export function mount(place: Element, content: ReactNode): () => void {
  count += 1;
  const root = createRoot(place, { identifierPrefix: `island${count}-` });
  root.render(content);
  return () => root.unmount();
}
