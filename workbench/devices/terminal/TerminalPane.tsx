import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import { type PaneProps, useWorkbench, type WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { SalesCounter } from './SalesCounter.tsx';
import { hasEnded, screenNameOf } from './screenState.ts';
import styles from './terminal-pane.module.css';

export function TerminalPane({ params: [wanted] }: PaneProps) {
  const { words, context } = useWorkbench();
  const w = words.terminal;
  const terminals = useLiveData<VirtualTerminal[]>(context, '/sandbox/terminals', ['terminal', 'payment']);
  return (
    <Pane title={w.title} lead={w.lead}>
      <LoadedContent live={terminals}>
        {(all) => {
          const open = all.find((terminalView) => isAbout(terminalView, wanted)) ?? all[0];
          if (!open) return <EmptyState title={w.none}>{w.noneText}</EmptyState>;
          return (
            <div className={blocks.sections}>
              <TerminalList terminals={all} openId={open.terminal.uuid} />
              <SalesCounter key={open.terminal.uuid} terminalView={open} />
            </div>
          );
        }}
      </LoadedContent>
    </Pane>
  );
}

/** Whether `wanted` is the id of this terminal or of its payment. */
function isAbout({ terminal, transaction }: VirtualTerminal, wanted: string | undefined): boolean {
  return wanted !== undefined && (terminal.uuid === wanted || transaction?.payment.id === wanted);
}

function TerminalList({ terminals, openId }: { terminals: readonly VirtualTerminal[]; openId: string }) {
  const workbench = useWorkbench();
  const w = workbench.words.terminal;
  return (
    <nav aria-label={w.choose}>
      <ul className={`${blocks.list} ${blocks.fields}`}>
        {terminals.map((terminalView) => {
          const { uuid, name, features } = terminalView.terminal;
          return (
            <li key={uuid}>
              <PaneLink
                to={['terminal', uuid]}
                className={`${blocks.card} ${styles.terminal}`}
                aria-current={uuid === openId ? 'page' : undefined}
              >
                <strong>{name}</strong>
                <span className={blocks.hint}>{features.allowRemoteTransactions ? w.cloud : w.standalone}</span>
                <Badge tone={tones[stateOf(terminalView)]}>{wordOf(terminalView, workbench)}</Badge>
              </PaneLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const tones = { fault: 'cancelled', busy: 'pending', free: 'confirmed' } as const;

function stateOf({ terminalFault, transaction }: VirtualTerminal): 'fault' | 'busy' | 'free' {
  if (terminalFault !== 'none') return 'fault';
  return transaction && !hasEnded(transaction) ? 'busy' : 'free';
}

function wordOf(terminalView: VirtualTerminal, { words, facts }: WorkbenchContext): string {
  const { transaction } = terminalView;
  const state = stateOf(terminalView);
  if (state === 'fault') return facts.terminalFaults.find(({ id }) => id === terminalView.terminalFault)?.label ?? '';
  if (state === 'free' || !transaction) return words.terminal.free;
  return facts.terminalScreens[screenNameOf(transaction)];
}
