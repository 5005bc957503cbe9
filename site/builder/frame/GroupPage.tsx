import type { GroupItem } from '../pages/trees.ts';
import { AreaPage } from './AreaPage.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './document.module.css';
import { PageList } from './PageList.tsx';
import { Pagination } from './Pagination.tsx';

export function GroupPage({ group }: { group: GroupItem }) {
  return (
    <AreaPage>
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
