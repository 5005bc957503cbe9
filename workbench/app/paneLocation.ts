import { useEffect, useState } from 'react';

/** Where the reader is: the id of a pane, then what it is about. */
export type PaneLocation = readonly string[];

/** Address of a place on this page. */
export function paneHref(location: PaneLocation): string {
  return `#/${location.map(encodeURIComponent).join('/')}`;
}

/** Place of an address; empty for none. */
export function locationOf(hash: string): PaneLocation {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean);
  return parts.map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

const isPaneHash = (hash: string) => hash === '' || hash.startsWith('#/');

/** The place in the address bar, followed as it changes. */
export function usePaneLocation(): PaneLocation {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    // Other anchors, such as the way past the menu, lead somewhere on the page and not to another place.
    const follow = () => isPaneHash(location.hash) && setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return locationOf(hash);
}
