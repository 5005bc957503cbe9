import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext.js';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

interface StandInPageProps {
  title: string;
  children: ReactNode;
}

/**
 * A page in place of one that broke or did not arrive. The frame asks which plugin made the page; nobody made this
 * one, so it says so, as the engine does for its own crash page.
 */
export function StandInPage({ title, children }: StandInPageProps) {
  return (
    <RouteContextProvider value={{ plugin: { name: 'stand-in', id: 'default' } }}>
      <Layout title={title}>{children}</Layout>
    </RouteContextProvider>
  );
}
