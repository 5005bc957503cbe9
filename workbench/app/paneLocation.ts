import { useEffect, useState } from 'react';
import type { ApiCredentials } from '../core/apiCredentials.ts';
import type { Locale } from '../core/locale.ts';
import { keysFragment } from '../core/pastedKeys.ts';

/** Location in the workbench: the id of a pane, followed by its parameters. */
type PaneLocation = readonly string[];

export function paneHref(location: PaneLocation): string {
  return `#/${location.map(encodeURIComponent).join('/')}`;
}

/** URL that opens a location in the workbench of a sandbox with the given keys. */
export function workbenchHref(origin: string, locale: Locale, location: PaneLocation, keys: ApiCredentials): string {
  return `${origin}/?lang=${locale}${keysFragment(keys, paneHref(location).slice(1))}`;
}

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

/** Whether a fragment is a location. Other anchors, such as the skip link's, lead to a part of the page. */
const isPaneHash = (hash: string) => hash === '' || hash.startsWith('#/');

export function usePaneLocation(): PaneLocation {
  const [hash, setHash] = useState(() => (isPaneHash(location.hash) ? location.hash : ''));
  useEffect(() => {
    const follow = () => isPaneHash(location.hash) && setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return locationOf(hash);
}
