import { Icon } from '@balcao/ui/icon/Icon.tsx';
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { menu } from '@words/chrome.ts';
import { treeKey } from '../../start/pageTree.ts';
import styles from './page-tree.module.css';

interface ToggleProps {
  className: string | undefined;
  label: string;
  /** What is kept of the choice: `hidden`, or nothing where the tree is shown. */
  stores: 'hidden' | '';
}

/** The button that hides the tree, or shows it: two angles that point to the side the tree goes to. */
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
 * The pages of an area, beside the text on wide screens; the drawer of narrow ones shows a copy. It works without the
 * application: groups are `details`, and the root element says whether the tree is hidden (src/start/pageTree.ts).
 */
export function PageTree({ items }: { items: readonly PropSidebarItem[] }) {
  const { pathname } = useLocation();
  return (
    <aside className={styles.place} data-plain="">
      <div className={styles.panel}>
        <nav className={styles.tree} aria-label={menu.tree} data-page-tree="">
          <Branches items={items} path={pathname} />
        </nav>
        <Toggle className={styles.hide} label={menu.hideTree} stores="hidden" />
      </div>
      <Toggle className={styles.show} label={menu.showTree} stores="" />
    </aside>
  );
}

interface BranchesProps {
  items: readonly PropSidebarItem[];
  /** Path of the page that is read. */
  path: string;
}

/** Pages and groups of pages; a group has a page of its own, and opens where it holds the page that is read. */
function Branches({ items, path }: BranchesProps) {
  return (
    <ul>
      {items.map((item) => {
        if (item.type === 'html' || !item.href) return null;
        const isHere = isActiveSidebarItem({ ...item, items: [] } as PropSidebarItem, path);
        return (
          <li key={item.href}>
            <Link to={item.href} aria-current={isHere ? 'page' : undefined}>
              {item.label}
            </Link>
            {item.type === 'category' && (
              <details open={isActiveSidebarItem(item, path)}>
                <summary aria-label={menu.pagesOf(item.label)} />
                <Branches items={item.items} path={path} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
