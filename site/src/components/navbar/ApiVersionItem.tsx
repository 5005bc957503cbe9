import apiVersion from '@facts/apiVersion.json';
import { SiteLink } from '../SiteLink.tsx';

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
