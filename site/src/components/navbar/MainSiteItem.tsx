import { translate } from '@docusaurus/Translate';
import { provider } from '../../../../provider.config.ts';
import { NavbarAnchor } from './NavbarAnchor.tsx';

/** Host of a URL without `www.`. */
function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}

/** Link to the provider's main site. */
export function MainSiteItem({ mobile }: { mobile?: boolean }) {
  const label = translate(
    {
      id: 'navbar.mainSite',
      message: 'Ir para {site}',
      description: 'Link to the main site of the provider',
    },
    { site: hostOf(provider.links.mainSite) },
  );
  return (
    <NavbarAnchor mobile={mobile} href={provider.links.mainSite}>
      {label}
    </NavbarAnchor>
  );
}
