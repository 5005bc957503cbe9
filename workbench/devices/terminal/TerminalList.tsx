import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { hasEnded, screenNameOf } from './screenState.ts';
import styles from './terminal-list.module.css';

interface TerminalListProps {
  workbench: WorkbenchContext;
  terminals: readonly VirtualTerminal[];
  openId: string;
}

/** The terminals of the sandbox, with kind and condition. */
export function TerminalList({ workbench, terminals, openId }: TerminalListProps) {
  const w = workbench.words.terminal;
  return (
    <nav aria-label={w.choose}>
      <ul className={styles.list}>
        {terminals.map((terminalView) => {
          const { uuid, name, features } = terminalView.terminal;
          return (
            <li key={uuid}>
              <PaneLink
                workbench={workbench}
                to={['terminal', uuid]}
                className={styles.terminal}
                aria-current={uuid === openId ? 'page' : undefined}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.about}>
                  {features.allowRemoteTransactions ? w.cloud : w.standalone}
                </span>
                <span className={styles.state} data-state={stateOf(terminalView)}>
                  {wordOf(terminalView, workbench)}
                </span>
              </PaneLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function stateOf({ terminalFault, transaction }: VirtualTerminal): 'fault' | 'busy' | 'free' {
  if (terminalFault !== 'none') return 'fault';
  return transaction && !hasEnded(transaction) ? 'busy' : 'free';
}

function wordOf(terminalView: VirtualTerminal, { words, facts }: WorkbenchContext): string {
  const { transaction } = terminalView;
  const state = stateOf(terminalView);
  if (state === 'fault')
    return facts.terminalFaults.find(({ id }) => id === terminalView.terminalFault)?.label ?? '';
  if (state === 'free' || !transaction) return words.terminal.free;
  return facts.terminalScreens[screenNameOf(transaction)];
}
