import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext.js';
import type { ReactNode } from 'react';

/**
 * The route of a page in place of one that broke or did not arrive. The frame asks which plugin made the page; nobody
 * made this one, so it says so, as the engine does for its own crash page.
 */
export function StandInRoute({ children }: { children: ReactNode }) {
  return (
    <RouteContextProvider value={{ plugin: { name: 'stand-in', id: 'default' } }}>
      {children}
    </RouteContextProvider>
  );
}
