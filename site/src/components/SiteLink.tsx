import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { AnchorHTMLAttributes } from 'react';
import { isWholePage } from './wholePages.ts';

/** A link within the site: client-side navigation, or a full navigation for pages that need it. */
export function SiteLink({ href, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const address = useBaseUrl(href);
  return isWholePage(href) ? <a {...anchor} href={address} /> : <Link {...anchor} href={href} />;
}
