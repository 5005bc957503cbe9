import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Form } from '@balcao/ui/form/Form.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { type ReactNode, useState } from 'react';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';
import { screenContent } from './screenContent.ts';
import type { TerminalScreenState } from './screenState.ts';
import { TerminalKeypad } from './TerminalKeypad.tsx';
import { digitsOf, inputKindOf, isComplete, TerminalScreen } from './TerminalScreen.tsx';
import styles from './terminal.module.css';
import type { ScreenFocus } from './useScreenFocus.ts';
import type { TerminalControls } from './useTerminalControls.ts';

interface TerminalProps {
  terminalView: VirtualTerminal;
  screen: TerminalScreenState;
  now: number | undefined;
  controls: Pick<TerminalControls, 'typePin' | 'typeAmount' | 'cancel'>;
  busy: boolean;
  focus: ScreenFocus;
  onAcknowledge: () => void;
}

export function Terminal({ terminalView, screen, now, controls, busy, focus, onAcknowledge }: TerminalProps) {
  const workbench = useWorkbench();
  const w = workbench.words.terminal;
  const { terminal, transaction } = terminalView;
  const about = `${screen.kind} ${transaction?.payment.id} ${transaction?.pinAttemptsLeft}`;
  const [typing, setTyping] = useState({ about, digits: '', problem: false });
  const { digits, problem } = typing.about === about ? typing : { digits: '', problem: false };
  const typed = inputKindOf(screen);
  const content = screenContent(screen, workbench, now);
  const write = (text: string) => typed && setTyping({ about, digits: digitsOf(typed, text), problem: false });
  const atWork = screen.kind === 'card' || screen.kind === 'pin';

  const enter = () => {
    if (busy || (!typed && screen.kind !== 'ended')) return;
    if (typed && !isComplete(typed, digits)) return setTyping({ about, digits, problem: true });
    focus.follow();
    if (!typed) return onAcknowledge();
    if (typed === 'pin') controls.typePin(digits);
    else controls.typeAmount(Number(digits));
  };
  const cancel = () => {
    focus.follow();
    if (screen.kind === 'ended') onAcknowledge();
    else if (atWork) controls.cancel();
    else write('');
  };

  const inserted = transaction?.card?.entry === 'insert' && (screen.kind === 'pin' || screen.kind === 'working');
  return (
    <Form className={styles.terminal} aria-label={w.device(terminal.name)} onSubmit={enter} data-ink="">
      <span className={styles.paper} data-out={transaction?.slip === 'printed' || undefined} aria-hidden="true" />
      <div className={styles.body}>
        <div
          ref={focus.screen}
          className={styles.screen}
          tabIndex={-1}
          data-lit={screen.kind !== 'offline' || undefined}
        >
          <StatusBar words={w} terminalView={terminalView} />
          <TerminalScreen
            screen={screen}
            content={content}
            now={now}
            digits={digits}
            problem={problem ? w.screen.problem[typed ?? 'pin'] : undefined}
            entry={focus.entry}
            onType={write}
          />
        </div>
        <TerminalKeypad
          words={w}
          disabled={{
            digits: !typed,
            cancel: !typed && !atWork && screen.kind !== 'ended',
            enter: !typed && screen.kind !== 'ended',
          }}
          onDigit={(digit) => write(digits + digit)}
          onErase={() => write(digits.slice(0, -1))}
          onCancel={cancel}
        />
      </div>
      <div className={styles.slot} aria-hidden="true">
        <span className={styles.card} data-in={inserted || undefined} />
      </div>
    </Form>
  );
}

interface StatusBarProps {
  words: PaneWords['terminal'];
  terminalView: VirtualTerminal;
}

function StatusBar({ words, terminalView: { terminal, terminalFault } }: StatusBarProps) {
  const off = terminalFault === 'offline';
  const empty = terminalFault === 'no_paper';
  return (
    <p className={`${blocks.ends} ${styles.bar}`}>
      <span>{terminal.terminalId}</span>
      <span className={blocks.row}>
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

function StatusIcon({ label, wrong, children }: { label: string; wrong: boolean; children: ReactNode }) {
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
