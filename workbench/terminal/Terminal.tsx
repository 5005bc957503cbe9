import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import { type FormEvent, useState } from 'react';
import type { Bench } from '../pane/workbenchContext.ts';
import { digitsOf, isWhole, typedOn } from './keypadInput.ts';
import { StatusBar } from './StatusBar.tsx';
import { faceOf } from './screenContent.ts';
import type { Screen } from './screenState.ts';
import { Keys } from './TerminalKeypad.tsx';
import { TerminalScreen } from './TerminalScreen.tsx';
import styles from './terminal.module.css';
import type { ScreenFocus } from './useScreenFocus.ts';
import type { Hands } from './useTerminalControls.ts';

interface TerminalProps {
  bench: Bench;
  sight: VirtualTerminal;
  screen: Screen;
  /** The sandbox's time, in milliseconds. */
  now: number | undefined;
  hands: Pick<Hands, 'typePin' | 'typeAmount' | 'leave'>;
  busy: boolean;
  focus: ScreenFocus;
  /** Somebody took note of how it ended. */
  onNote: () => void;
}

/** A payment terminal: a screen, keys, a slot for chips, paper. */
export function Terminal({ bench, sight, screen, now, hands, busy, focus, onNote }: TerminalProps) {
  const w = bench.words.terminal;
  const { terminal, transaction } = sight;
  const about = `${screen.kind} ${transaction?.payment.id} ${transaction?.pinAttemptsLeft}`;
  const [typing, setTyping] = useState({ about, digits: '', problem: false });
  const { digits, problem } = typing.about === about ? typing : { digits: '', problem: false };
  const typed = typedOn(screen);
  const face = faceOf(screen, bench, now);
  const write = (text: string) =>
    typed && setTyping({ about, digits: digitsOf(typed, text), problem: false });
  const atWork = screen.kind === 'card' || screen.kind === 'pin';

  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (busy || (!typed && screen.kind !== 'ended')) return;
    if (typed && !isWhole(typed, digits)) return setTyping({ about, digits, problem: true });
    focus.follow();
    if (!typed) return onNote();
    if (typed === 'pin') hands.typePin(digits);
    else hands.typeAmount(Number(digits));
  };
  const cancel = () => {
    focus.follow();
    if (screen.kind === 'ended') onNote();
    else if (atWork) hands.leave();
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
          <StatusBar words={w} sight={sight} />
          <TerminalScreen
            bench={bench}
            screen={screen}
            face={face}
            now={now}
            digits={digits}
            problem={problem ? w.screen.problem[typed ?? 'pin'] : undefined}
            entry={focus.entry}
            onType={write}
          />
        </div>
        <Keys
          words={w}
          asleep={{
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
