import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { useState } from 'react';
import { useSandboxTime } from '../clock/useSandboxTime.ts';
import { useLive } from '../live/useLiveData.ts';
import { ActFailure } from '../pane/ActionFailure.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { BackOffice } from './BackOffice.tsx';
import { Wallet } from './CardPicker.tsx';
import { Slips } from './PrintedSlips.tsx';
import { SendForm } from './SendForm.tsx';
import styles from './sales-counter.module.css';
import { screenOf } from './screenState.ts';
import { slipLines } from './slipLines.ts';
import { Terminal } from './Terminal.tsx';
import { Condition } from './TerminalMaintenance.tsx';
import { Account } from './TransactionOutcome.tsx';
import { cardInHand } from './testCards.ts';
import { useScreenFocus } from './useScreenFocus.ts';
import { useTerminal } from './useTerminalControls.ts';

/** Both sides of a counter: what the integration asks for, the terminal and the payer, and what came of it. */
export function Counter({ bench, sight }: { bench: Bench; sight: VirtualTerminal }) {
  const { desk, words, facts } = bench;
  const { terminal, transaction } = sight;
  const payments = useLive<Payment[]>(desk, '/sandbox/payments?limit=200', ['payment']);
  const { now } = useSandboxTime(desk);
  const hands = useTerminal(bench, sight);
  const [number, choose] = useState<string>();
  const [noted, note] = useState<string>();
  const screen = screenOf(sight, now, noted);
  const focus = useScreenFocus(screen.kind);
  const card = cardInHand(facts.cardScenarios, transaction, number);
  const lines = slipLines(sight, bench);
  return (
    <div className={styles.counter}>
      <div className={styles.send}>
        <SendForm
          bench={bench}
          sight={sight}
          payments={payments.data ?? []}
          now={now}
          onSent={() => focus.screen.current?.scrollIntoView({ block: 'nearest' })}
        />
      </div>
      <div className={styles.desk}>
        <div className={styles.across}>
          <Terminal
            bench={bench}
            sight={sight}
            screen={screen}
            now={now}
            hands={hands}
            busy={hands.act.busy !== undefined}
            focus={focus}
            onNote={() => note(transaction?.payment.id)}
          />
          <div className={styles.payer}>
            {card && (
              <Wallet
                bench={bench}
                transaction={transaction}
                chosen={card}
                awake={screen.kind === 'card'}
                onChoose={choose}
                onPresent={(entry) => {
                  focus.follow();
                  hands.present(entry, card.number);
                }}
              />
            )}
            <ActFailure words={words} failure={hands.act.failure} />
            {lines && <Slips key={transaction?.payment.id} words={words.terminal.slip} lines={lines} />}
          </div>
        </div>
      </div>
      <div className={styles.story}>
        <Account bench={bench} sight={sight} />
        <Condition bench={bench} sight={sight} hands={hands} />
        <BackOffice bench={bench} uuid={terminal.uuid} />
      </div>
    </div>
  );
}
