import { areaNames, navbar, version } from '@words/chrome.ts';
import type { AnchorHTMLAttributes } from 'react';
import { provider } from '../../../provider.config.ts';
import { referencePages } from '../../src/components/api/referencePages.ts';
import { firstGuide, firstIntegration } from '../../src/components/routes.ts';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import { facts } from '../../src/facts/facts.ts';
import { useHref, usePage } from '../pages/page.ts';
import styles from './bar.module.css';

const { apiVersion } = facts;

/** Where a link is: in the bar, in a list of it, or in the drawer of narrow screens, which has styles of its own. */
interface PlaceProps {
  isInDrawer?: boolean;
}

interface BarLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, PlaceProps {
  /** Whether it leads to where the reader is. */
  isHere?: boolean;
  'data-marked-late'?: string;
}

function BarLink({ isInDrawer, isHere, ...anchor }: BarLinkProps) {
  const current = isHere ? 'page' : undefined;
  if (isInDrawer) return <a {...anchor} aria-current={current} />;
  return <a {...anchor} className={`${styles.onlyWide} ${styles.link}`} aria-current={current} />;
}

const firstPages = { guides: firstGuide, integrations: firstIntegration } as const;

export function AreaLink({ area, isInDrawer }: PlaceProps & { area: keyof typeof firstPages }) {
  const isHere = usePage().tree?.name === area;
  return (
    <BarLink isInDrawer={isInDrawer} isHere={isHere} href={useHref()(firstPages[area])}>
      {areaNames[area]}
    </BarLink>
  );
}

/** Link to the reference; a script marks it there after a while (src/start/markSpecification.ts). */
export function SpecificationLink({ isInDrawer }: PlaceProps) {
  return (
    <BarLink isInDrawer={isInDrawer} href={useHref()(referencePages.api.path)} data-marked-late="">
      {areaNames.specification}
    </BarLink>
  );
}

export function MainSiteLink({ isInDrawer }: PlaceProps) {
  const { mainSite } = provider.links;
  return (
    <BarLink isInDrawer={isInDrawer} href={mainSite}>
      {navbar.mainSite(new URL(mainSite).host.replace(/^www\./, ''))}
    </BarLink>
  );
}

export function ApiVersionLink() {
  return <SiteLink href={referencePages.api.path}>API {apiVersion}</SiteLink>;
}

/** What is remembered at the choice of a version (src/start/stored.ts). */
const versionChoice = JSON.stringify({ 'docs-preferred-version-default-balcao': 'current' });

/** Link to this page in the version of the documentation; pages outside of it lead to its start. */
export function VersionLink() {
  const { tree, address } = usePage();
  return (
    <SiteLink
      href={tree ? address : firstGuide}
      aria-current={tree ? 'page' : undefined}
      data-stores={versionChoice}
    >
      {version.label}
    </SiteLink>
  );
}
