import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './list-detail.module.css';
import { PaneLink } from './PaneLink.tsx';

interface ListDetailProps {
  list: ReactNode;
  openId: string | undefined;
  /** Id of the item shown beside the list if none is open. */
  newestId: string | undefined;
  /** Link back to the list, shown if there is no room for both. */
  back: { to: readonly string[]; text: string };
  children: (id: string) => ReactNode;
}

/** List and the details of its open item: side by side if there is room, or else one of the two. */
export function ListDetail({ list, openId, newestId, back, children }: ListDetailProps) {
  const detail = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const arrived = first.current;
    first.current = false;
    if (openId === undefined || arrived) return;
    detail.current?.focus({ preventScroll: true });
    detail.current?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  const shownId = openId ?? newestId;
  if (shownId === undefined) return list;
  return (
    <div className={styles.split} data-open={openId !== undefined || undefined}>
      <div className={styles.list}>{list}</div>
      <div className={styles.detail} ref={detail} tabIndex={-1}>
        <PaneLink to={back.to} className={styles.back}>
          <Icon size={14} strokeWidth="2" path="M9 2 4 7l5 5" />
          {back.text}
        </PaneLink>
        {children(shownId)}
      </div>
    </div>
  );
}
