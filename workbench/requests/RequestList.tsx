import type { LoggedRequest } from '@balcao/contract/control/schema.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { BreakablePath } from '../exchange/BreakablePath.tsx';
import { FramedList } from '../pane/FramedList.tsx';
import { ListRow } from '../pane/ListRow.tsx';
import { Timestamp } from '../pane/Timestamp.tsx';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import styles from './request-list.module.css';

interface RequestListProps {
  workbench: WorkbenchContext;
  requests: readonly LoggedRequest[];
  openId: string | undefined;
}

/** Logged calls, newest first. */
export function RequestList({ workbench, requests, openId }: RequestListProps) {
  const w = workbench.words.requests;
  return (
    <FramedList label={w.title}>
      {requests.map(({ id, method, path, status, codes, warnings, at }) => (
        <ListRow key={id} workbench={workbench} to={['requests', id]} open={id === openId}>
          <span className={styles.call}>
            <MethodLabel method={method as HttpMethod} />
            <BreakablePath text={path} className={styles.path} />
          </span>
          <span className={styles.outcome}>
            <Badge tone={status < 400 ? 'confirmed' : 'cancelled'}>{status}</Badge>
            {codes.length > 0 && <code className={styles.codes}>{codes.join(' ')}</code>}
            {warnings.length > 0 && <Badge tone="pending">{w.warningCount(warnings.length)}</Badge>}
            <Timestamp at={at} locale={workbench.locale} />
          </span>
        </ListRow>
      ))}
    </FramedList>
  );
}
