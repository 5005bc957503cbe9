import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { useLive } from '../live/useLiveData.ts';
import { Reading } from '../pane/LoadedContent.tsx';
import { Pane } from '../pane/Pane.tsx';
import type { PaneProps } from '../pane/workbenchContext.ts';
import { Counter } from './SalesCounter.tsx';
import { TerminalList } from './TerminalList.tsx';
import styles from './terminal-pane.module.css';

/** The card terminals of the sandbox, and the counter with one of them on it. */
export function TerminalPane({ bench, place: [wanted] }: PaneProps) {
  const w = bench.words.terminal;
  const terminals = useLive<VirtualTerminal[]>(bench.desk, '/sandbox/terminals', ['terminal', 'payment']);
  return (
    <Pane title={w.title} lead={w.lead}>
      <Reading live={terminals} words={bench.words.reading}>
        {(all) => {
          const open = all.find((sight) => isAbout(sight, wanted)) ?? all[0];
          if (!open) return <EmptyState title={w.none}>{w.noneText}</EmptyState>;
          return (
            <div className={styles.pane}>
              <TerminalList bench={bench} terminals={all} openId={open.terminal.uuid} />
              <Counter key={open.terminal.uuid} bench={bench} sight={open} />
            </div>
          );
        }}
      </Reading>
    </Pane>
  );
}

/** Whether a terminal is the one an address names, or has the payment it names. */
function isAbout({ terminal, transaction }: VirtualTerminal, wanted: string | undefined): boolean {
  return wanted !== undefined && (terminal.uuid === wanted || transaction?.payment.id === wanted);
}
