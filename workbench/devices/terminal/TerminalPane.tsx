import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import type { PaneProps } from '../../parts/pane/workbenchContext.ts';
import { SalesCounter } from './SalesCounter.tsx';
import { TerminalList } from './TerminalList.tsx';
import styles from './terminal-list.module.css';

/** The card terminals of the sandbox, and the sales counter of the selected one. */
export function TerminalPane({ workbench, params: [wanted] }: PaneProps) {
  const w = workbench.words.terminal;
  const terminals = useLiveData<VirtualTerminal[]>(workbench.context, '/sandbox/terminals', [
    'terminal',
    'payment',
  ]);
  return (
    <Pane title={w.title} lead={w.lead}>
      <LoadedContent live={terminals} words={workbench.words.reading}>
        {(all) => {
          const open = all.find((terminalView) => isAbout(terminalView, wanted)) ?? all[0];
          if (!open) return <EmptyState title={w.none}>{w.noneText}</EmptyState>;
          return (
            <div className={styles.pane}>
              <TerminalList workbench={workbench} terminals={all} openId={open.terminal.uuid} />
              <SalesCounter key={open.terminal.uuid} workbench={workbench} terminalView={open} />
            </div>
          );
        }}
      </LoadedContent>
    </Pane>
  );
}

/** Whether a terminal, or its payment, is the one that the location names. */
function isAbout({ terminal, transaction }: VirtualTerminal, wanted: string | undefined): boolean {
  return wanted !== undefined && (terminal.uuid === wanted || transaction?.payment.id === wanted);
}
