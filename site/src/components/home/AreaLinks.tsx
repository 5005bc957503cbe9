import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { areaNames } from '@words/chrome.ts';
import { doors } from '@words/home.ts';
import { type Area, areas } from '../areas.ts';
import { firstGuide, firstIntegration } from '../routes.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './home.module.css';

interface AreaLink {
  area: Area;
  href: string;
  words: string;
}

/** Areas linked from the home page. */
const areaLinks: readonly AreaLink[] = [
  {
    area: 'guides',
    href: firstGuide,
    words: doors.guides,
  },
  {
    area: 'specification',
    href: '/api',
    words: doors.specification,
  },
  {
    area: 'integrations',
    href: firstIntegration,
    words: doors.integrations,
  },
];

/** Links to the areas, each with its tile. */
export function AreaLinks() {
  return (
    <section className={styles.section} aria-labelledby="doors">
      <h2 id="doors" className={styles.sectionTitle}>
        {doors.title}
      </h2>
      <div className={styles.areas}>
        {areaLinks.map(({ area, href, words }) => (
          <SiteLink key={area} className={styles.area} href={href}>
            <Azulejo tile={areas[area].tile} size={56} />
            <span>
              <span className={styles.areaTitle}>{areaNames[area]}</span>
              <span className={styles.areaText}>{words}</span>
            </span>
          </SiteLink>
        ))}
      </div>
    </section>
  );
}
