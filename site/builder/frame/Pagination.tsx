import { neighbours } from '@words/chrome.ts';
import { usePage } from '../pages/page.ts';
import { inOrder, type TreeItem } from '../pages/trees.ts';
import styles from './document.module.css';

function Neighbour({ item, name, marks }: { item: TreeItem | undefined; name: string; marks: string }) {
  if (!item) return null;
  return (
    <a className={marks} href={item.href}>
      <span>{name}</span> <b>{item.label}</b>
    </a>
  );
}

export function Pagination() {
  const { tree, path } = usePage();
  const all = inOrder(tree?.items ?? []);
  const here = all.findIndex(({ href }) => href === path);
  if (here < 0) return null;
  return (
    <nav className={`pagination-nav ${styles.neighbours}`} aria-label={neighbours.name}>
      <Neighbour
        item={all[here - 1]}
        name={neighbours.previous}
        marks={`pagination-nav__link--prev ${styles.previous}`}
      />
      <Neighbour item={all[here + 1]} name={neighbours.next} marks={`pagination-nav__link--next ${styles.next}`} />
    </nav>
  );
}
