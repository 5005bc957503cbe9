import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, useState } from 'react';
import type { ApiPanelProps } from './panelProps.ts';
import { isEscape } from './usePanelDialog.ts';

/** Some hosts add a trailing slash to page URLs. */
const bare = (path: string) => path.replace(/\/$/, '');

/**
 * Keeps the reference in the frame: links to documents of this language open in the page around it, other links in the
 * whole window.
 * @param page the document in the frame
 * @param docs base path of the documents of this language, with a trailing slash
 * @param open shows a document in the page around the frame
 */
function routeFrameLinks(page: Document, docs: string, open: (path: string) => void): void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download')) return;
    if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { origin, pathname } = page.location;
    if (link.origin === origin && bare(link.pathname) === bare(pathname)) return;
    if (link.origin !== origin || !link.pathname.startsWith(docs)) {
      link.target = '_top';
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    open(link.pathname + link.search + link.hash);
  };
  page.addEventListener('click', follow, true);
}

/**
 * The document inside a frame once it is loaded and one of ours (framed.ts); null while it loads or is an error page.
 */
function pageIn(frame: HTMLIFrameElement | null): Document | null {
  const page = frame?.contentDocument ?? null;
  // A document that just started loading has no root element yet, despite its type.
  const root: HTMLElement | null | undefined = page?.documentElement;
  return root?.dataset.framed === undefined ? null : page;
}

interface FrameProps extends Pick<ApiPanelProps, 'api' | 'place' | 'onClose'> {
  /** Called when a link in the frame navigates the page around it. */
  onLeave: () => void;
}

/**
 * Controls the frame with the reference. It navigates to each requested anchor without history entries, and forwards to
 * the page around it: Escape, the search shortcut, links to guides.
 */
export function useFrame({ api, place, onClose, onLeave }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [first, setFirst] = useState(place);
  const shown = useRef(place);
  const history = useHistory();
  const docs = useBaseUrl('/docs/');
  const leaving = useRef({ onClose, onLeave });
  leaving.current = { onClose, onLeave };

  useEffect(() => {
    const inside = pageIn(frame.current)?.defaultView;
    if (state !== 'ready' || shown.current === place || !inside) return;
    shown.current = place;
    const address = new URL(inside.location.href);
    address.hash = place.anchor;
    inside.location.replace(address);
  }, [place, state]);

  const load = () => {
    const page = pageIn(frame.current);
    setState(page ? 'ready' : 'failed');
    if (!page?.defaultView) return;
    // The window has two main landmarks, which need distinct names.
    page.querySelector('main')?.setAttribute('aria-label', 'API');
    page.defaultView.addEventListener('keydown', (event) => isEscape(event) && leaving.current.onClose());
    page.defaultView.addEventListener('keydown', searchOutside, true);
    routeFrameLinks(page, docs, (path) => {
      leaving.current.onLeave();
      history.push(path);
    });
  };
  const retry = () => {
    setFirst(place);
    shown.current = place;
    setState('loading');
  };

  return {
    frame,
    src: `${api}#${first.anchor}`,
    state,
    load,
    retry,
    address: () => pageIn(frame.current)?.location.href ?? `${api}#${place.anchor}`,
  };
}

/** Forwards Ctrl+K to the page around the frame, which has the search. */
function searchOutside(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey }));
}
