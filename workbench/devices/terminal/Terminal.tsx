import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import { type FormEvent, useState } from 'react';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { digitsOf, inputKindOf, isComplete } from './keypadInput.ts';
import { StatusBar } from './StatusBar.tsx';
import { screenContent } from './screenContent.ts';
import type { TerminalScreenState } from './screenState.ts';
import { TerminalKeypad } from './TerminalKeypad.tsx';
import { TerminalScreen } from './TerminalScreen.tsx';
import styles from './terminal.module.css';
import type { ScreenFocus } from './useScreenFocus.ts';
import type { TerminalControls } from './useTerminalControls.ts';

interface TerminalProps {
  workbench: WorkbenchContext;
  terminalView: VirtualTerminal;
  screen: TerminalScreenState;
  /** The sandbox's time, in milliseconds. */
  now: number | undefined;
  controls: Pick<TerminalControls, 'typePin' | 'typeAmount' | 'cancel'>;
  busy: boolean;
  focus: ScreenFocus;
  /** The reader acknowledged the ending. */
  onAcknowledge: () => void;
}

/** A payment terminal: screen, keypad, chip slot and printer. */
export function Terminal({
  workbench,
  terminalView,
  screen,
  now,
  controls,
  busy,
  focus,
  onAcknowledge,
}: TerminalProps) {
  const w = workbench.words.terminal;
  const { terminal, transaction } = terminalView;
  const about = `${screen.kind} ${transaction?.payment.id} ${transaction?.pinAttemptsLeft}`;
  const [typing, setTyping] = useState({ about, digits: '', problem: false });
  const { digits, problem } = typing.about === about ? typing : { digits: '', problem: false };
  const typed = inputKindOf(screen);
  const content = screenContent(screen, workbench, now);
  const write = (text: string) =>
    typed && setTyping({ about, digits: digitsOf(typed, text), problem: false });
  const atWork = screen.kind === 'card' || screen.kind === 'pin';

  const enter = (event: FormEvent) => {
    event.preventDefault();
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

  const inserted =
    transaction?.card?.entry === 'insert' && (screen.kind === 'pin' || screen.kind === 'working');
  return (
    <form
      className={styles.terminal}
      aria-label={w.device(terminal.name)}
      onSubmit={enter}
      noValidate
      data-ink=""
    >
      <span
        className={styles.paper}
        data-out={transaction?.slip === 'printed' || undefined}
        aria-hidden="true"
      />
      <div className={styles.body}>
        <div
          ref={focus.screen}
          className={styles.screen}
          tabIndex={-1}
          data-lit={screen.kind !== 'offline' || undefined}
        >
          <StatusBar words={w} terminalView={terminalView} />
          <TerminalScreen
            workbench={workbench}
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
    </form>
  );
}
