import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { breadcrumbs } from '@words/chrome.ts';
import { provider } from '../../../provider.config.ts';
import { PageTools } from '../../src/components/pageTools/PageTools.tsx';
import tools from '../../src/components/pageTools/page-tools.module.css';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import { usePage } from '../pages/page.ts';
import { trailTo } from '../pages/trees.ts';
import styles from './document.module.css';

/** Breadcrumbs of the page within its area, and the page's tools. */
export function Breadcrumbs() {
  const { tree, path } = usePage();
  const trail = trailTo(tree?.items ?? [], path);
  return (
    <div className={tools.top} data-printed={`${provider.brand} · ${provider.site}${path}`}>
      <nav aria-label={breadcrumbs.name}>
        <ol className={styles.trail}>
          <li>
            <SiteLink href="/" aria-label={breadcrumbs.home}>
              <Azulejo tile="star" size={18} solid />
            </SiteLink>
          </li>
          {trail.map(({ href, label }) => (
            <li key={href}>{href === path ? label : <a href={href}>{label}</a>}</li>
          ))}
        </ol>
      </nav>
      <PageTools />
    </div>
  );
}
