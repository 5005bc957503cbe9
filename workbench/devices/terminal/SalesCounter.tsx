import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { useRef } from 'react';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { useSandboxTime } from '../../core/useSandboxTime.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { BackOffice } from './BackOffice.tsx';
import { Counter } from './Counter.tsx';
import { SendForm } from './SendForm.tsx';
import styles from './sales-counter.module.css';
import { TerminalMaintenance } from './TerminalMaintenance.tsx';
import { TransactionOutcome } from './TransactionOutcome.tsx';
import { useTerminalControls } from './useTerminalControls.ts';

export function SalesCounter({ terminalView }: { terminalView: VirtualTerminal }) {
  const { context } = useWorkbench();
  const payments = useLiveData<Payment[]>(context, '/sandbox/payments?limit=200', ['payment']);
  const { now } = useSandboxTime(context);
  const controls = useTerminalControls(terminalView);
  const sale = useRef<HTMLDivElement>(null);
  return (
    <div ref={sale} className={styles.counter}>
      <SendForm
        terminalView={terminalView}
        payments={payments.data ?? []}
        now={now}
        onSent={() => sale.current?.querySelector('[data-counter]')?.scrollIntoView({ block: 'nearest' })}
      />
      <Counter terminalView={terminalView} controls={controls} />
      <div className={`${blocks.sections} ${styles.outcome}`}>
        <TransactionOutcome terminalView={terminalView} />
        <TerminalMaintenance terminalView={terminalView} controls={controls} />
        <BackOffice uuid={terminalView.terminal.uuid} />
      </div>
    </div>
  );
}
