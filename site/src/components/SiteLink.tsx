import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { AnchorHTMLAttributes } from 'react';

/** Pages that are always loaded by full navigation, because no script contains their content. */
const wholePages = ['/api'];

/** A link within the site: client-side navigation, or a full navigation for pages that need it. */
export function SiteLink({ href, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const address = useBaseUrl(href);
  const whole = wholePages.includes(href.split(/[?#]/, 1)[0] ?? href);
  return whole ? <a {...anchor} href={address} /> : <Link {...anchor} href={href} />;
}
