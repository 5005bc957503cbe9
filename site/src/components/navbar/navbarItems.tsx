import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import apiVersion from '@facts/apiVersion.json';
import { areaNames, navbar } from '@words/chrome.ts';
import { useEffect, useState } from 'react';
import { provider } from '../../../../provider.config.ts';
import { markedAfterMilliseconds } from '../../start/markSpecification.ts';
import { SiteLink } from '../SiteLink.tsx';
import { NavbarAnchor } from './NavbarAnchor.tsx';

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
