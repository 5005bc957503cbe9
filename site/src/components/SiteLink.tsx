import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { AnchorHTMLAttributes } from 'react';

/** Pages that are always loaded whole: complete HTML, whose content no script carries a second time. */
const wholePages = ['/api'];

/** A link within the site: through the application where it can, by a full navigation where the page asks for it. */
export function SiteLink({ href, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const address = useBaseUrl(href);
  const whole = wholePages.includes(href.split(/[?#]/, 1)[0] ?? href);
  return whole ? <a {...anchor} href={address} /> : <Link {...anchor} href={href} />;
}
