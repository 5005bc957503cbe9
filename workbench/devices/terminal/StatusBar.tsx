import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import type { PaneWords } from '../../words/panes/pt.ts';
import styles from './status-bar.module.css';

interface StatusBarProps {
  words: PaneWords['terminal'];
  terminalView: VirtualTerminal;
}

/** Status bar of the screen: terminal, network and paper. */
export function StatusBar({ words, terminalView: { terminal, terminalFault } }: StatusBarProps) {
  const off = terminalFault === 'offline';
  const empty = terminalFault === 'no_paper';
  return (
    <p className={styles.bar}>
      <span>{terminal.terminalId}</span>
      <span className={styles.indicators}>
        <StatusIcon label={off ? words.network.off : words.network.on} wrong={off}>
          <path d="M2 11h2v2H2zM7 7.5h2V13H7zM12 3h2v10h-2z" fill="currentColor" stroke="none" />
        </StatusIcon>
        <StatusIcon label={empty ? words.paper.off : words.paper.on} wrong={empty}>
          <path d="M4 2h8v11l-2-1.3L8 13l-2-1.3L4 13zM6 5.5h4M6 8.5h4" />
        </StatusIcon>
      </span>
    </p>
  );
}

function StatusIcon({
  label,
  wrong,
  children,
}: {
  label: string;
  wrong: boolean;
  children: React.ReactNode;
}) {
  return (
    <Icon
      size={16}
      role="img"
      aria-hidden={undefined}
      aria-label={label}
      className={styles.indicator}
      data-wrong={wrong || undefined}
      strokeWidth="1.4"
    >
      {children}
      {wrong && <path d="M1.5 1.5l13 13" strokeWidth="2" />}
    </Icon>
  );
}
