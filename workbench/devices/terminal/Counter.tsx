import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import { formatShort } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { useState } from 'react';
import { useSandboxTime } from '../../core/useSandboxTime.ts';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { useWorkbench, type WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { Receipt } from '../../parts/Receipt.tsx';
import type { PaneWords } from '../../words/panes/paneWords.ts';
import { CardPicker } from './CardPicker.tsx';
import styles from './sales-counter.module.css';
import { hasEnded, screenNameOf, terminalScreen } from './screenState.ts';
import { Terminal } from './Terminal.tsx';
import { selectedCard } from './testCards.ts';
import { useScreenFocus } from './useScreenFocus.ts';
import type { TerminalControls } from './useTerminalControls.ts';

/** Lines of the last transaction's slip; undefined before the first transaction. */
export function slipLines(
  { terminal, transaction }: VirtualTerminal,
  { words, facts, locale }: Pick<WorkbenchContext, 'words' | 'facts' | 'locale'>,
): [name: string, value: string][] | undefined {
  if (transaction?.slip !== 'printed') return undefined;
  const { payment, card } = transaction;
  const w = words.terminal;
  return [
    [w.slip.terminal, `${terminal.name} · ${terminal.terminalId}`],
    [w.slip.entity, payment.clientId],
    [words.shared.atm.paidAt, formatShort(payment.createdAt, locale)],
    [facts.labels.paymentTypes[payment.type], payment.id],
    ...(card
      ? ([
          [w.slip.card, `${card.brand} •••• ${card.last4Digits}`],
          [w.slip.entry, w.entries[card.entry]],
        ] satisfies [string, string][])
      : []),
    [words.shared.card.amount, formatAmount(payment.amount, locale)],
    [w.slip.outcome, hasEnded(transaction) ? facts.terminalScreens[screenNameOf(transaction)] : ''],
  ];
}

interface PrintedSlipsProps {
  words: PaneWords['terminal']['slip'];
  lines: readonly (readonly [name: string, value: string])[];
}

function PrintedSlips({ words, lines }: PrintedSlipsProps) {
  return (
    <div className={`${blocks.fields} ${styles.slips}`}>
      <Receipt title={words.merchant} lines={lines} note={words.note} />
      <Receipt title={words.customer} lines={lines} note={words.note} />
    </div>
  );
}

interface CounterProps {
  terminalView: VirtualTerminal;
  controls: TerminalControls;
}

export function Counter({ terminalView, controls }: CounterProps) {
  const workbench = useWorkbench();
  const { context, words, facts } = workbench;
  const { transaction } = terminalView;
  const { now } = useSandboxTime(context);
  const [number, choose] = useState<string>();
  const [acknowledged, acknowledge] = useState<string>();
  const screen = terminalScreen(terminalView, now, acknowledged);
  const focus = useScreenFocus(screen.kind);
  const card = selectedCard(facts.cardScenarios, transaction, number);
  const lines = slipLines(terminalView, workbench);
  return (
    <div className={styles.columns} data-counter="">
      <div className={styles.fullWidth}>
        <Terminal
          terminalView={terminalView}
          screen={screen}
          now={now}
          controls={controls}
          busy={controls.action.busy !== undefined}
          focus={focus}
          onAcknowledge={() => acknowledge(transaction?.payment.id)}
        />
        <div className={blocks.sections}>
          {card && (
            <CardPicker
              transaction={transaction}
              chosen={card}
              enabled={screen.kind === 'card'}
              onChoose={choose}
              onPresent={(entry) => {
                focus.follow();
                controls.present(entry, card.number);
              }}
            />
          )}
          <ActionFailure words={words} failure={controls.action.failure} />
          {lines && <PrintedSlips key={transaction?.payment.id} words={words.terminal.slip} lines={lines} />}
        </div>
      </div>
    </div>
  );
}
