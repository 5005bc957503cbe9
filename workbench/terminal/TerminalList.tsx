import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import { PlaceLink } from '../pane/PaneLink.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { endingOf } from './screenState.ts';
import styles from './terminal-list.module.css';

interface TerminalListProps {
  bench: Bench;
  terminals: readonly VirtualTerminal[];
  openId: string;
}

/** The terminals of the sandbox: what kind each is, and how it is doing. */
export function TerminalList({ bench, terminals, openId }: TerminalListProps) {
  const w = bench.words.terminal;
  return (
    <nav aria-label={w.choose}>
      <ul className={styles.list}>
        {terminals.map((sight) => {
          const { uuid, name, features } = sight.terminal;
          return (
            <li key={uuid}>
              <PlaceLink
                bench={bench}
                to={['terminal', uuid]}
                className={styles.terminal}
                aria-current={uuid === openId ? 'page' : undefined}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.about}>
                  {features.allowRemoteTransactions ? w.cloud : w.standalone}
                </span>
                <span className={styles.state} data-state={stateOf(sight)}>
                  {wordOf(sight, bench)}
                </span>
              </PlaceLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function stateOf({ terminalFault, transaction }: VirtualTerminal): 'fault' | 'busy' | 'free' {
  if (terminalFault !== 'none') return 'fault';
  return transaction && endingOf(transaction) === undefined ? 'busy' : 'free';
}

function wordOf(sight: VirtualTerminal, { words, facts }: Bench): string {
  const state = stateOf(sight);
  if (state === 'fault')
    return facts.terminalFaults.find(({ id }) => id === sight.terminalFault)?.label ?? '';
  if (state === 'free') return words.terminal.free;
  return facts.terminalStates.find(({ id }) => id === sight.transaction?.state)?.label ?? '';
}
