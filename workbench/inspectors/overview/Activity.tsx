import { formatAmount } from '@balcao/text/money.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { ReactNode } from 'react';
import { ListRow, Timestamp } from '../../parts/pane/ListRow.tsx';
import { TitledSection } from '../../parts/pane/TitledSection.tsx';
import { useWorkbench, type WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { deliveryLooks, paymentLooks } from '../../parts/stateLooks.ts';
import type { ActivityEntry } from './activity.ts';

export function Activity({ entries }: { entries: readonly ActivityEntry[] }) {
  const workbench = useWorkbench();
  const w = workbench.words.overview;
  return (
    <TitledSection title={w.activity}>
      {entries.length === 0 && <p className={blocks.hint}>{w.quiet}</p>}
      <FramedList label={w.activity}>
        {entries.map((entry) => {
          const { location, content } = entryLine(entry, workbench);
          return (
            <ListRow key={location.join(' ')} to={location}>
              <Timestamp at={entry.at} />
              <span className={blocks.row}>{content}</span>
            </ListRow>
          );
        })}
      </FramedList>
    </TitledSection>
  );
}

function entryLine(entry: ActivityEntry, workbench: WorkbenchContext): { location: string[]; content: ReactNode } {
  if (entry.kind === 'payment') {
    const { id, amount, stateDetails } = entry.payment;
    const content = (
      <>
        <StateMark state={stateDetails.state} looks={paymentLooks} />
        <span>{workbench.words.overview.payment(id, formatAmount(amount, workbench.locale))}</span>
      </>
    );
    return { location: ['payments', id], content };
  }
  if (entry.kind === 'delivery') {
    const { id, action, state } = entry.delivery;
    const content = (
      <>
        <StateMark state={state} looks={deliveryLooks(workbench.words.webhooks.looks)} />
        <code>{action}</code>
      </>
    );
    return { location: ['webhooks', 'deliveries', id], content };
  }
  const { id, method, path, status } = entry.request;
  const content = (
    <>
      <MethodLabel method={method as HttpMethod} />
      <BreakablePath text={path} className={blocks.code} />
      <Badge tone={status < 400 ? 'confirmed' : 'cancelled'}>{status}</Badge>
    </>
  );
  return { location: ['requests', id], content };
}
