import { type Area, areas } from '../../src/components/areas.ts';
import { SharedPicture } from '../../src/components/SharedPicture.tsx';
import { usePage } from '../pages/page.ts';
import type { GroupItem } from '../pages/trees.ts';
import { AreaPage } from './AreaPage.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './document.module.css';
import { PageList } from './PageList.tsx';
import { Pagination } from './Pagination.tsx';

/** The page of a group of pages. Its area comes from its tree, because its URL does not contain it. */
export function GroupPage({ group }: { group: GroupItem }) {
  const area = usePage().tree?.name ?? '';
  return (
    <AreaPage>
      {area in areas && <SharedPicture area={area as Area} />}
      <div className={styles.group}>
        <Breadcrumbs />
        <header>
          <h1>{group.label}</h1>
          <p>{group.description}</p>
        </header>
        <article>
          <PageList items={group.items} />
        </article>
        <Pagination />
      </div>
    </AreaPage>
  );
}
