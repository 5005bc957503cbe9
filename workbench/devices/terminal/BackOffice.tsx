import type { TerminalTransaction } from '@balcao/contract/control/controlTerminals.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import { TitledSection } from '../../parts/pane/TitledSection.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { paymentLooks } from '../../parts/stateLooks.ts';
import styles from './terminal-pane.module.css';

const shown = 8;

/** Transactions of a terminal as the back office lists them, with its label and the API's state. */
export function BackOffice({ uuid }: { uuid: string }) {
  const { context, facts, words, locale } = useWorkbench();
  const path = `/sandbox/terminals/${uuid}/transactions?limit=${shown}`;
  const { data } = useLiveData<TerminalTransaction[]>(context, path, ['payment', 'terminal']);
  if (!data?.length) return null;
  return (
    <TitledSection title={words.terminal.history.title}>
      <FramedList label={words.terminal.history.title}>
        {data.map(({ payment, backOfficeLabel }) => (
          <li key={payment.id} className={`${blocks.item} ${styles.transaction}`}>
            <span className={styles.name}>
              <PaneLink to={['payments', payment.id]}>
                {facts.labels.paymentTypes[payment.type]} {payment.id}
              </PaneLink>
              <strong>{formatAmount(payment.amount, locale)}</strong>
            </span>
            <span>
              {facts.backOfficeLabels.find((label) => label.id === backOfficeLabel)?.label ??
                words.terminal.account.nothingYet}
            </span>
            <StateMark state={payment.stateDetails.state} looks={paymentLooks} />
          </li>
        ))}
      </FramedList>
    </TitledSection>
  );
}
