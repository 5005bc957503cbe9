import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Boxed } from '../pane/FramedList.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { PlaceButton } from '../pane/PaneLink.tsx';
import { Row } from '../pane/ListRow.tsx';
import { Stamp } from '../pane/Timestamp.tsx';
import { paymentLooks } from '../multibanco/stateLooks.ts';
import { groupReference } from '../multibanco/payment.ts';
import styles from './payment-list.module.css';

interface PaymentListProps {
  bench: Bench;
  payments: readonly Payment[];
  openId: string | undefined;
  /** Whether some payments are hidden. */
  filtered: boolean;
  onShowAll: () => void;
}

/** Payments, newest first; without any, how to make one. */
export function PaymentList({ bench, payments, openId, filtered, onShowAll }: PaymentListProps) {
  const w = bench.words.payments;
  if (payments.length === 0) {
    const action = filtered ? (
      <Button onClick={onShowAll}>{w.showAll}</Button>
    ) : (
      <PlaceButton bench={bench} to={['overview']}>
        {w.firstCall}
      </PlaceButton>
    );
    return (
      <EmptyState title={filtered ? w.noneFits : w.none} action={action}>
        {filtered ? w.noneFitsText : w.noneText}
      </EmptyState>
    );
  }
  return (
    <Boxed label={w.title}>
      {payments.map((payment) => (
        <Row key={payment.id} bench={bench} to={['payments', payment.id]} open={payment.id === openId}>
          <span className={styles.line}>
            <strong className={styles.amount}>{formatAmount(payment.amount, bench.locale)}</strong>
            <StateMark state={payment.stateDetails.state} looks={paymentLooks} />
          </span>
          <span className={styles.line}>
            <span className={styles.about}>{aboutOf(payment, bench)}</span>
            <Stamp at={payment.createdAt} locale={bench.locale} />
          </span>
        </Row>
      ))}
    </Boxed>
  );
}

/** What tells a payment from its neighbours, in one line. */
function aboutOf(
  { id, type, code, paymentMethod, referenceDetails, availableMethods }: Payment,
  { facts }: Bench,
): string {
  const method = paymentMethod?.code ?? availableMethods[0]?.code;
  const kind = type === 'payment' ? undefined : facts.labels.paymentTypes[type];
  const reference = referenceDetails.entity && groupReference(referenceDetails.reference);
  return [id, kind, method && facts.labels.methods[method], reference ?? code].filter(Boolean).join(' · ');
}
