import type { AnchorHTMLAttributes } from 'react';
import { useHref } from '../../builder/pages/page.ts';

const isElsewhere = (href: string) => /^(?:\w+:|\/\/)/.test(href);

/** Link to an anchor, to a URL of the site in the page's language, or to another site in a new tab. */
export function SiteLink({ href = '', ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const hrefOf = useHref();
  if (isElsewhere(href)) return <a href={href} target="_blank" rel="noopener noreferrer" {...anchor} />;
  return <a {...anchor} href={href.startsWith('/') ? hrefOf(href) : href} />;
}
