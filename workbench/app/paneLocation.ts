import { useEffect, useState } from 'react';

/** Where the reader is: the id of a pane, then what it is about. */
export type Place = readonly string[];

/** Address of a place on this page. */
export function hrefOf(place: Place): string {
  return `#/${place.map(encodeURIComponent).join('/')}`;
}

/** Place of an address; empty for none. */
export function placeOf(hash: string): Place {
  const parts = hash.replace(/^#\/?/, '').split('/').filter(Boolean);
  return parts.map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}

const isPlace = (hash: string) => hash === '' || hash.startsWith('#/');

/** The place in the address bar, followed as it changes. */
export function usePlace(): Place {
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    // Other anchors, such as the way past the menu, lead somewhere on the page and not to another place.
    const follow = () => isPlace(location.hash) && setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return placeOf(hash);
}
