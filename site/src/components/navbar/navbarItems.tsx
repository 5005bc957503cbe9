import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import apiVersion from '@facts/apiVersion.json';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import { areaNames, navbar } from '@words/chrome.ts';
import type { AnchorHTMLAttributes, ComponentProps } from 'react';
import { useEffect, useState } from 'react';
import { provider } from '../../../../provider.config.ts';
import { markedAfterMilliseconds } from '../../start/markSpecification.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './navbar-items.module.css';

interface NavbarAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  'data-marked-late'?: string;
  /** In the drawer of narrow screens. */
  mobile?: boolean;
  active?: boolean;
}

/** A plain link of the bar, with the classic theme's classes; the drawer styles its own. */
function NavbarAnchor({ mobile, active, ...anchor }: NavbarAnchorProps) {
  const current = active ? 'page' : undefined;
  if (mobile) return <a {...anchor} aria-current={current} />;
  const marked = active ? 'navbar__link--active' : '';
  return <a {...anchor} className={`navbar__item navbar__link ${marked}`} aria-current={current} />;
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

/** In the list of versions: the reference of the API's version. */
export function ApiVersionItem({ mobile }: { mobile?: boolean }) {
  const link = (
    <SiteLink className={mobile ? undefined : 'dropdown__link'} href="/api">
      API {apiVersion}
    </SiteLink>
  );
  return mobile ? link : <li>{link}</li>;
}

/** Beside the version of the documentation: which version of the API it is about. */
export function ApiVersionNote({ mobile }: { mobile?: boolean }) {
  const note = `API ${apiVersion}`;
  if (mobile) return <span>{note}</span>;
  return <span className={`navbar__item ${styles.apiVersion}`}>{note}</span>;
}

/** The list of languages; the drawer has them in its header. */
export function LanguagesItem({ mobile, ...item }: ComponentProps<typeof LocaleDropdownNavbarItem>) {
  return mobile ? null : <LocaleDropdownNavbarItem {...item} />;
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
