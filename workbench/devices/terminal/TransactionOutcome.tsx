import type { TerminalTransaction, VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { PaymentHistory } from '../../parts/PaymentHistory.tsx';
import { NameValueList } from '../../parts/pane/Detail.tsx';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import { Card, TitledSection } from '../../parts/pane/TitledSection.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { paymentLooks } from '../../parts/stateLooks.ts';
import { PaymentAhead } from '../../parts/UpcomingList.tsx';
import { screenNameOf } from './screenState.ts';
import { transactionOutcome } from './transactionOutcome.ts';

export function TransactionOutcome({ terminalView }: { terminalView: VirtualTerminal }) {
  const w = useWorkbench().words.terminal.account;
  const { terminal, transaction, terminalFault } = terminalView;
  if (transaction) return <OutcomeText transaction={transaction} terminalFault={terminalFault} />;
  return (
    <Card title={w.title}>
      <EmptyState title={w.none}>
        {terminal.features.allowRemoteTransactions ? w.noneText : w.noneStandalone}
      </EmptyState>
    </Card>
  );
}

interface OutcomeTextProps {
  transaction: TerminalTransaction;
  terminalFault: VirtualTerminal['terminalFault'];
}

function OutcomeText({ transaction, terminalFault }: OutcomeTextProps) {
  const { context, words, facts, locale } = useWorkbench();
  const w = words.terminal.account;
  const { payment, backOfficeLabel } = transaction;
  const story = useLiveData<PaymentTimeline>(context, `/sandbox/payments/${payment.id}/timeline`, [
    'payment',
    'delivery',
  ]);
  const label = facts.backOfficeLabels.find(({ id }) => id === backOfficeLabel);
  return (
    <Card
      title={w.title}
      text={
        <>
          <PaneLink to={['payments', payment.id]}>
            {facts.labels.paymentTypes[payment.type]} {payment.id}
          </PaneLink>{' '}
          · {formatAmount(payment.amount, locale)}
        </>
      }
    >
      <NameValueList
        pairs={[
          [w.device, facts.terminalScreens[screenNameOf(transaction, terminalFault)]],
          [w.api, <StateMark key="api" state={payment.stateDetails.state} looks={paymentLooks} />],
          [w.backOffice, label?.label ?? w.nothingYet],
        ]}
      />
      <p role="status">{w.kinds[transactionOutcome(transaction, terminalFault)]}</p>
      <PaymentAhead paymentId={payment.id} />
      <TitledSection title={w.story} heading="h3">
        <PaymentHistory moments={story.data?.moments ?? []} />
      </TitledSection>
    </Card>
  );
}
