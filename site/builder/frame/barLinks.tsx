import { areaNames, navbar, version } from '@words/chrome.ts';
import { provider } from '../../../provider.config.ts';
import { referencePages } from '../../src/components/api/referencePages.ts';
import { firstGuide, firstIntegration } from '../../src/components/routes.ts';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import { facts } from '../../src/facts/facts.ts';
import { languages, pathIn } from '../languages.ts';
import { useHref, usePage } from '../pages/page.ts';

/** Links in the bar. The drawer on narrow screens uses them too, with other styles. */
export function BarLinks({ className }: { className?: string }) {
  const { tree } = usePage();
  const hrefOf = useHref();
  const { mainSite } = provider.links;
  const links = [
    { name: 'guides', label: areaNames.guides, href: hrefOf(firstGuide) },
    // A script marks the link after a while (src/start/showMenuItem.ts).
    { label: areaNames.specification, href: hrefOf(referencePages.api.path), 'data-marked-late': '' },
    { name: 'integrations', label: areaNames.integrations, href: hrefOf(firstIntegration) },
    { label: navbar.mainSite(new URL(mainSite).host.replace(/^www\./, '')), href: mainSite },
  ];
  return links.map(({ name, label, ...anchor }) => (
    <a key={label} {...anchor} className={className} aria-current={name && name === tree?.name ? 'page' : undefined}>
      {label}
    </a>
  ));
}

/** Value stored for the chosen version (src/start/storage.ts). */
const versionChoice = JSON.stringify({ 'docs-preferred-version-default-balcao': 'current' });

/** Links to the versions of the documentation and the API. On documentation pages, the first leads to the same page. */
export function useVersionLinks() {
  const { tree, address } = usePage();
  return [
    <SiteLink
      key="documentation"
      href={tree ? address : firstGuide}
      aria-current={tree ? 'page' : undefined}
      data-stores={versionChoice}
    >
      {version.label}
    </SiteLink>,
    <SiteLink key="api" href={referencePages.api.path}>
      API {facts.apiVersion}
    </SiteLink>,
  ];
}

export function useLanguageLinks() {
  const { language, address } = usePage();
  return languages.map((each) => (
    <a key={each.locale} href={pathIn(each, address)} lang={each.tag} aria-current={each === language || undefined}>
      {each.name}
    </a>
  ));
}
