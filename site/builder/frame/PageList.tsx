import { pageCount } from '@words/chrome.ts';
import type { TreeItem } from '../pages/trees.ts';
import styles from './page-list.module.css';

const describe = (item: TreeItem) => (item.type === 'link' ? item.description : pageCount(item.items.length));

export function PageList({ items }: { items: readonly TreeItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.href}>
          <a className={styles.entry} href={item.href}>
            <span className={styles.label}>{item.label}</span>
            <span className={styles.words}>{describe(item)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
