import type { LoggedRequest } from '@balcao/contract/control/schema.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { Path } from '../exchange/BreakablePath.tsx';
import { Boxed } from '../pane/FramedList.tsx';
import { Row } from '../pane/ListRow.tsx';
import { Stamp } from '../pane/Timestamp.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import styles from './request-list.module.css';

interface RequestListProps {
  bench: Bench;
  requests: readonly LoggedRequest[];
  openId: string | undefined;
}

/** Calls, newest first. */
export function RequestList({ bench, requests, openId }: RequestListProps) {
  const w = bench.words.requests;
  return (
    <Boxed label={w.title}>
      {requests.map(({ id, method, path, status, codes, warnings, at }) => (
        <Row key={id} bench={bench} to={['requests', id]} open={id === openId}>
          <span className={styles.call}>
            <MethodLabel method={method as HttpMethod} />
            <Path text={path} className={styles.path} />
          </span>
          <span className={styles.outcome}>
            <Badge tone={status < 400 ? 'confirmed' : 'cancelled'}>{status}</Badge>
            {codes.length > 0 && <code className={styles.codes}>{codes.join(' ')}</code>}
            {warnings.length > 0 && <Badge tone="pending">{w.warningCount(warnings.length)}</Badge>}
            <Stamp at={at} locale={bench.locale} />
          </span>
        </Row>
      ))}
    </Boxed>
  );
}
