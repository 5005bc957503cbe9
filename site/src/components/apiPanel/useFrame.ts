import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, useState } from 'react';
import type { ApiPanelProps } from './panelProps.ts';
import { routeFrameLinks } from './routeFrameLinks.ts';
import { isEscape } from './usePanelDialog.ts';

/** The page inside a frame once it is there and is one of ours (framed.ts); none while it is not, or is an error. */
function pageIn(frame: HTMLIFrameElement | null): Document | null {
  const page = frame?.contentDocument ?? null;
  // A page that has just begun to arrive has no element yet, whatever the type says.
  const root: HTMLElement | null | undefined = page?.documentElement;
  return root?.dataset.framed === undefined ? null : page;
}

interface FrameProps extends Pick<ApiPanelProps, 'api' | 'place' | 'onClose'> {
  /** A link in the frame has led the page beside it elsewhere. */
  onLeave: () => void;
}

/**
 * The reference in its frame. The frame is taken to each place that is asked for without adding to the way back, keeps
 * its place otherwise, and hands back to the page around it what belongs there: Escape, the search, links to guides.
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
    // With the guide's there are two main parts in the window, to be told apart by name.
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

/** The search of the site stands in the page around the frame: Ctrl+K opens it there. */
function searchOutside(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey }));
}
