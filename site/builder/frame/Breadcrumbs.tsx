import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { breadcrumbs } from '@words/chrome.ts';
import { provider } from '../../../provider.config.ts';
import { PageTools } from '../../src/components/pageTools/PageTools.tsx';
import tools from '../../src/components/pageTools/page-tools.module.css';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import { usePage } from '../pages/page.ts';
import { trailTo } from '../pages/trees.ts';
import styles from './document.module.css';
import { Head } from './Head.tsx';

/** Where the page is in its area, also as structured data for search engines, and the tools of the page. */
export function Breadcrumbs() {
  const { tree, path } = usePage();
  const trail = trailTo(tree?.items ?? [], path);
  const listed = trail.map(({ href, label }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: provider.site + href,
  }));
  const data = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: listed };
  return (
    <div className={tools.top} data-printed={`${provider.brand} · ${provider.site}${path}`}>
      <Head>
        <script type="application/ld+json">{JSON.stringify(data)}</script>
      </Head>
      <nav aria-label={breadcrumbs.name}>
        <ol className={styles.trail}>
          <li>
            <SiteLink href="/" aria-label={breadcrumbs.home}>
              <Azulejo tile="star" size={18} solid />
            </SiteLink>
          </li>
          {trail.map(({ href, label }) =>
            href === path ? (
              <li key={href}>{label}</li>
            ) : (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ),
          )}
        </ol>
      </nav>
      <PageTools />
    </div>
  );
}
