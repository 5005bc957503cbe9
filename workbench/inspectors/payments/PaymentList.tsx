import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { groupReference } from '../../core/payment.ts';
import type { WorkbenchFacts } from '../../facts/workbenchFacts.ts';
import { ListRow, Timestamp } from '../../parts/pane/ListRow.tsx';
import { PaneLinkButton } from '../../parts/pane/PaneLink.tsx';
import { useWorkbench, type WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { paymentLooks } from '../../parts/stateLooks.ts';

/** Labels of a payment's method, or of all methods offered if none is chosen yet. */
export function methodsOf(
  { paymentMethod, availableMethods }: Pick<Payment, 'paymentMethod' | 'availableMethods'>,
  { labels }: Pick<WorkbenchFacts, 'labels'>,
): string {
  if (paymentMethod?.code) return labels.methods[paymentMethod.code];
  return [...new Set(availableMethods.map(({ code }) => labels.methods[code]))].join(', ');
}

interface PaymentListProps {
  payments: readonly Payment[];
  openId: string | undefined;
  filtered: boolean;
  onShowAll: () => void;
}

export function PaymentList({ payments, openId, filtered, onShowAll }: PaymentListProps) {
  const workbench = useWorkbench();
  const w = workbench.words.payments;
  if (payments.length === 0) {
    const action = filtered ? (
      <Button onClick={onShowAll}>{w.showAll}</Button>
    ) : (
      <PaneLinkButton to={['overview']}>{w.firstCall}</PaneLinkButton>
    );
    return (
      <EmptyState title={filtered ? w.noneFits : w.none} action={action}>
        {filtered ? w.noneFitsText : w.noneText}
      </EmptyState>
    );
  }
  return (
    <FramedList label={workbench.words.frame.panes.payments}>
      {payments.map((payment) => (
        <ListRow key={payment.id} to={['payments', payment.id]} open={payment.id === openId}>
          <span className={blocks.ends}>
            <strong>{formatAmount(payment.amount, workbench.locale)}</strong>
            <StateMark state={payment.stateDetails.state} looks={paymentLooks} />
          </span>
          <span className={blocks.ends}>
            <span className={blocks.hint}>{aboutOf(payment, workbench)}</span>
            <Timestamp at={payment.createdAt} />
          </span>
        </ListRow>
      ))}
    </FramedList>
  );
}

/** Line that distinguishes a payment from similar ones. */
function aboutOf(payment: Payment, { facts }: WorkbenchContext): string {
  const { id, type, code, referenceDetails } = payment;
  const kind = type === 'payment' ? undefined : facts.labels.paymentTypes[type];
  const reference = referenceDetails.entity && groupReference(referenceDetails.reference);
  return [id, kind, methodsOf(payment, facts), reference ?? code].filter(Boolean).join(' · ');
}
