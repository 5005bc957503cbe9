import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import apiVersion from '@facts/apiVersion.json';
import { areaNames, navbar } from '@words/chrome.ts';
import type { AnchorHTMLAttributes } from 'react';
import { useEffect, useState } from 'react';
import { provider } from '../../../../provider.config.ts';
import { markedAfterMilliseconds } from '../../start/markSpecification.ts';
import { SiteLink } from '../SiteLink.tsx';

interface NavbarAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  'data-marked-late'?: string;
  /** In the side menu of narrow screens. */
  mobile?: boolean;
  active?: boolean;
}

/** A plain link of the navbar with the classic theme's classes for both layouts. */
function NavbarAnchor({ mobile, active, ...anchor }: NavbarAnchorProps) {
  const base = mobile ? 'menu__link' : 'navbar__item navbar__link';
  const marked = mobile ? 'menu__link--active' : 'navbar__link--active';
  const link = (
    <a
      {...anchor}
      className={active ? `${base} ${marked}` : base}
      aria-current={active ? 'page' : undefined}
    />
  );
  return mobile ? <li className="menu__list-item">{link}</li> : link;
}

/** Host of a URL without `www.`. */
function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}

/** Link to the provider's main site. */
export function MainSiteItem({ mobile }: { mobile?: boolean }) {
  const label = navbar.mainSite(hostOf(provider.links.mainSite));
  return (
    <NavbarAnchor mobile={mobile} href={provider.links.mainSite}>
      {label}
    </NavbarAnchor>
  );
}

/** In the list of versions: which version of the API the documentation is about. */
export function ApiVersionItem({ mobile }: { mobile?: boolean }) {
  return (
    <li className={mobile ? 'menu__list-item' : undefined}>
      <SiteLink className={mobile ? 'menu__link' : 'dropdown__link'} href="/api">
        API {apiVersion}
      </SiteLink>
    </li>
  );
}

/** Link to the API reference by full navigation, because that page is complete HTML. */
export function SpecificationItem({ mobile }: { mobile?: boolean }) {
  const href = useBaseUrl('/api');
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '') === href;
  const [active, setActive] = useState(false);

  useEffect(() => {
    if (!here) return setActive(false);
    const timer = setTimeout(() => setActive(true), markedAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [here]);

  return (
    <NavbarAnchor mobile={mobile} active={active} href={href} data-marked-late="">
      {areaNames.specification}
    </NavbarAnchor>
  );
}
