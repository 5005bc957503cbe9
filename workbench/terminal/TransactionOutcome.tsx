import type { TerminalTransaction, VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import type { Upcoming } from '@balcao/contract/control/upcoming.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { Card } from '../pane/Card.tsx';
import { PlaceLink } from '../pane/PaneLink.tsx';
import { UpcomingList } from '../clock/UpcomingList.tsx';
import { useLive } from '../live/useLiveData.ts';
import { paymentLooks } from '../multibanco/stateLooks.ts';
import { Story } from '../payments/PaymentHistory.tsx';
import styles from './transaction-outcome.module.css';
import { accountOf } from './transactionOutcome.ts';

/** What became of the payment a terminal has or had last: by the device, by the API, in words, and in time. */
export function Account({ bench, sight }: { bench: Bench; sight: VirtualTerminal }) {
  const w = bench.words.terminal.account;
  const { terminal, transaction, terminalFault } = sight;
  if (transaction) return <Told bench={bench} transaction={transaction} terminalFault={terminalFault} />;
  return (
    <Card title={w.title}>
      <EmptyState title={w.none}>
        {terminal.features.allowRemoteTransactions ? w.noneText : w.noneStandalone}
      </EmptyState>
    </Card>
  );
}

interface ToldProps {
  bench: Bench;
  transaction: TerminalTransaction;
  terminalFault: VirtualTerminal['terminalFault'];
}

function Told({ bench, transaction, terminalFault }: ToldProps) {
  const { desk, words, facts, locale } = bench;
  const w = words.terminal.account;
  const { payment, state, backOfficeLabel } = transaction;
  const story = useLive<PaymentTimeline>(desk, `/sandbox/payments/${payment.id}/timeline`, [
    'payment',
    'delivery',
  ]);
  const upcoming = useLive<Upcoming[]>(desk, '/sandbox/upcoming?limit=500', ['payment', 'delivery', 'clock']);
  const device = facts.terminalStates.find(({ id }) => id === state);
  const label = facts.backOfficeLabels.find(({ id }) => id === backOfficeLabel);
  return (
    <Card
      title={w.title}
      text={
        <>
          <PlaceLink bench={bench} to={['payments', payment.id]}>
            {facts.labels.paymentTypes[payment.type]} {payment.id}
          </PlaceLink>{' '}
          · {formatAmount(payment.amount, locale)}
        </>
      }
    >
      <dl className={styles.sides}>
        <div>
          <dt>{w.device}</dt>
          <dd>{device?.label}</dd>
        </div>
        <div>
          <dt>{w.api}</dt>
          <dd>
            <StateMark state={payment.stateDetails.state} looks={paymentLooks} />
          </dd>
        </div>
        <div>
          <dt>{w.backOffice}</dt>
          <dd>{label?.label ?? w.nothingYet}</dd>
        </div>
      </dl>
      <p className={styles.words} role="status">
        {w.kinds[accountOf(transaction, terminalFault)]}
      </p>
      <UpcomingList
        bench={bench}
        title={words.payments.ahead}
        upcoming={(upcoming.data ?? []).filter(({ paymentId }) => paymentId === payment.id)}
      />
      <section>
        <h3 className={styles.title}>{w.story}</h3>
        <Story bench={bench} moments={story.data?.moments ?? []} />
      </section>
    </Card>
  );
}
