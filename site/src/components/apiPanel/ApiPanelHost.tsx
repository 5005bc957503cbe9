import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { ApiPanel } from './ApiPanel.tsx';

/**
 * Around the main part of a document's page: on guides and their categories the slide-out panel labelled API
 * (docs/decisions/site-routes.md). It keeps its state while the reader goes from guide to guide.
 */
export function ApiPanelHost({ children }: { children: ReactNode }) {
  const isGuide = useDocsSidebar()?.name === 'guides';
  return (
    <>
      {children}
      {isGuide && <ApiPanel />}
    </>
  );
}
