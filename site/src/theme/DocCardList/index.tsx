import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
} from '@docusaurus/plugin-content-docs/client';
import descriptions from '@pageDescriptions';
import type { Props } from '@theme/DocCardList';
import { usePageCount } from '../../../docusaurus-internals/usePageCount.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import styles from './styles.module.css';

type Item = NonNullable<Props['items']>[number];

/** One page or group: name and description. */
function Entry({ href, label, description }: { href: string; label: string; description?: string }) {
  return (
    <li>
      <SiteLink className={styles.entry} href={href}>
        <span className={styles.label}>{label}</span>
        {description && <span className={styles.words}>{description}</span>}
      </SiteLink>
    </li>
  );
}

function PageEntry({ item }: { item: Extract<Item, { type: 'link' }> }) {
  const description = item.description ?? descriptions[item.docId ?? ''];
  return <Entry href={item.href} label={item.label} description={description} />;
}

function GroupEntry({ item }: { item: Extract<Item, { type: 'category' }> }) {
  const count = usePageCount();
  const href = findFirstSidebarItemLink(item);
  return (
    href && (
      <Entry href={href} label={item.label} description={item.description ?? count(item.items.length)} />
    )
  );
}

/** The pages of a group, on the group's own page. */
export default function DocCardList({ items }: Props) {
  const siblings = useCurrentSidebarSiblings();
  return (
    <ul className={styles.list}>
      {filterDocCardListItems(items ?? siblings).map((item) => {
        if (item.type === 'link') return <PageEntry key={item.href} item={item} />;
        return item.type === 'category' && <GroupEntry key={item.label} item={item} />;
      })}
    </ul>
  );
}
