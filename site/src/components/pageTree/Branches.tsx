import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { menu } from '@words/chrome.ts';

interface BranchesProps {
  items: readonly PropSidebarItem[];
  /** Path of the page that is read. */
  path: string;
}

/** Pages and groups of pages; a group has a page of its own, and opens where it holds the page that is read. */
export function Branches({ items, path }: BranchesProps) {
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
