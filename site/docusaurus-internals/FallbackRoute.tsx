import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext.js';
import type { ReactNode } from 'react';

/**
 * Route context of a fallback page, which no plugin made. The layout requires one; Docusaurus' own crash page does the
 * same.
 */
export function FallbackRoute({ children }: { children: ReactNode }) {
  return (
    <RouteContextProvider value={{ plugin: { name: 'fallback', id: 'default' } }}>
      {children}
    </RouteContextProvider>
  );
}
