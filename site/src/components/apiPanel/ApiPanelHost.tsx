import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { apiPanel } from '@words/chrome.ts';
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import styles from './api-panel.module.css';
import { ApiPanelContext } from './apiPanelContext.ts';
import { mainAnchor, referenceLinks } from './mainAnchor.ts';
import type { ApiPanelProps } from './panelProps.ts';

/** The requested panel: its component, the requested anchor, and the page of the request. */
interface RequestedPanel {
  Panel: ComponentType<ApiPanelProps>;
  place: ApiPanelProps['place'];
  askedOn: string;
}

/**
 * Around the main part of a document's page: on guides and their categories the slide-out panel labelled API
 * (docs/decisions/site-routes.md). Only the label is rendered until it is opened; the panel's code and its frame load
 * then. The panel keeps its state while the reader goes from guide to guide.
 */
export function ApiPanelHost({ children }: { children: ReactNode }) {
  const isGuide = useDocsSidebar()?.name === 'guides';
  return isGuide ? <WithPanel>{children}</WithPanel> : children;
}

function WithPanel({ children }: { children: ReactNode }) {
  const api = useBaseUrl('/api');
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<RequestedPanel>();
  const [isOpen, setOpen] = useState(false);
  const tab = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const id = useId();

  const openAt = async (anchor: string) => {
    opener.current = document.activeElement;
    try {
      const { Panel } = await import('./Panel.tsx');
      setWanted({ Panel, place: { anchor }, askedOn: pathname });
      setOpen(true);
    } catch {
      // If the panel fails to load, the browser navigates to the reference.
      location.assign(`${api}#${anchor}`);
    }
  };
  /** The main operation of the page, or the last anchor where the panel was opened on this page before. */
  const openFromTab = () => {
    const named = wanted?.askedOn === pathname ? undefined : mainAnchor(referenceLinks(api));
    if (!wanted || named !== undefined) return openAt(named ?? '');
    opener.current = tab.current;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    const back = opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : null;
    // The tab is rendered again and takes the focus if the opener no longer exists.
    requestAnimationFrame(() => (back && back !== document.body ? back : tab.current)?.focus());
  };

  return (
    <ApiPanelContext value={openAt}>
      {children}
      <button
        ref={tab}
        type="button"
        className={styles.tab}
        hidden={isOpen}
        aria-expanded={isOpen}
        aria-controls={wanted && id}
        aria-label={apiPanel.open}
        onClick={openFromTab}
      >
        <span>API</span>
      </button>
      {wanted && <wanted.Panel id={id} api={api} place={wanted.place} isOpen={isOpen} onClose={close} />}
    </ApiPanelContext>
  );
}
