import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { areaNames, menu } from '@words/chrome.ts';
import { treeKey } from '../../src/start/pageTree.ts';
import { usePage } from '../pages/page.ts';
import { contains, type Tree, type TreeItem } from '../pages/trees.ts';
import styles from './page-tree.module.css';

interface ToggleProps {
  className: string | undefined;
  label: string;
  /** Stored choice: `hidden`, or empty for a visible tree. */
  stores: 'hidden' | '';
}

/** Button that hides or shows the tree. Its icon shows the direction. */
function Toggle({ className, label, stores }: ToggleProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      data-tree-toggle=""
      data-stores={JSON.stringify({ [treeKey]: stores })}
    >
      <Icon size={14} path="M7 2 2 7l5 5M12 2 7 7l5 5" />
    </button>
  );
}

/**
 * Tree of an area's pages, beside the text on wide screens; the drawer on narrow screens contains a copy. Groups are
 * `details` elements, and an attribute of the root element hides the tree (src/start/pageTree.ts).
 */
export function PageTree({ name, items }: Tree) {
  const { path } = usePage();
  return (
    <aside className={styles.place}>
      <div className={styles.panel}>
        <div className={styles.head}>
          {areaNames[name]}
          <Toggle className={styles.hide} label={menu.hideTree} stores="hidden" />
        </div>
        <nav className={styles.tree} aria-label={menu.tree} data-page-tree="">
          <Branches items={items} path={path} />
        </nav>
      </div>
      <Toggle className={styles.show} label={menu.showTree} stores="" />
    </aside>
  );
}

/** Pages and groups of pages. A group also has a page, and is open if it contains the current page. */
function Branches({ items, path }: { items: readonly TreeItem[]; path: string }) {
  return (
    <ul>
      {items.map((item) => [
        item.caption && (
          <li key="caption" className={styles.caption}>
            {item.caption}
          </li>
        ),
        <li key={item.href}>
          <a href={item.href} aria-current={item.href === path ? 'page' : undefined}>
            {item.label}
          </a>
          {item.type === 'category' && (
            <details open={contains(item, path)}>
              <summary aria-label={menu.pagesOf(item.label)} />
              <Branches items={item.items} path={path} />
            </details>
          )}
        </li>,
      ])}
    </ul>
  );
}
