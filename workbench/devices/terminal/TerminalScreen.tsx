import { formatDuration } from '@balcao/text/durations.ts';
import { typeAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import type { RefObject } from 'react';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import type { ScreenContent } from './screenContent.ts';
import { secondsLeft, type TerminalScreenState } from './screenState.ts';
import styles from './terminal-screen.module.css';

/** Number of digits in a PIN (contract: TypedPin), and the maximum for an amount in cents. */
const pinLength = 4;
const amountLength = 7;

export function inputKindOf({ kind }: TerminalScreenState): 'pin' | 'amount' | undefined {
  return kind === 'pin' || kind === 'amount' ? kind : undefined;
}

/** Digits of the input. A PIN has at most four, and an amount is typed from the cents up, as on a real terminal. */
export function digitsOf(typed: 'pin' | 'amount', text: string): string {
  const digits = text.replace(/\D/g, '');
  return typed === 'pin' ? digits.slice(0, pinLength) : digits.replace(/^0+/, '').slice(0, amountLength);
}

export function isComplete(typed: 'pin' | 'amount', digits: string): boolean {
  return typed === 'pin' ? digits.length === pinLength : Number(digits) > 0;
}

interface TerminalScreenProps {
  screen: TerminalScreenState;
  content: ScreenContent;
  now: number | undefined;
  digits: string;
  problem: string | undefined;
  entry: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
}

/** Screen of a terminal: title, amount, instruction and countdown, which screen readers announce. */
export function TerminalScreen(props: TerminalScreenProps) {
  const { screen, content, now, digits, problem, entry, onType } = props;
  const workbench = useWorkbench();
  const w = workbench.words.terminal.screen;
  const typed = inputKindOf(screen);
  const seconds = 'transaction' in screen ? secondsLeft(screen.transaction, now) : undefined;
  return (
    <div className={`${styles.content} ${styles.all}`} data-tone={content.tone} data-kind={screen.kind}>
      <ScreenIcon screen={screen} />
      <div className={styles.content} aria-live="polite">
        <p className={styles.title}>{content.title}</p>
        {content.amount && <p className={styles.amount}>{content.amount}</p>}
        {content.lines.map((line) => (
          <p key={line} className={blocks.hint}>
            {line}
          </p>
        ))}
      </div>
      {typed && (
        <input
          ref={entry}
          className={styles.entry}
          data-typed={typed}
          aria-label={typed === 'pin' ? w.pinLabel : workbench.words.shared.card.amount}
          aria-invalid={problem ? true : undefined}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          value={typed === 'pin' ? digits : typeAmount(Number(digits), workbench.locale)}
          onChange={(event) => onType(event.target.value)}
        />
      )}
      {problem && (
        <p className={blocks.failed} role="alert">
          {problem}
        </p>
      )}
      {seconds !== undefined && <Countdown seconds={seconds} />}
    </div>
  );
}

function Countdown({ seconds }: { seconds: number }) {
  const { words, facts, locale } = useWorkbench();
  const whole = facts.limits.terminal.cardWaitMinutes * 60;
  if (seconds > whole) {
    return <p className={blocks.hint}>{words.terminal.screen.left(formatDuration(seconds, locale))}</p>;
  }
  return (
    <p className={`${blocks.row} ${blocks.hint}`} role="timer">
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="none" strokeWidth="3">
        <circle cx="10" cy="10" r="8" className={styles.track} />
        <circle
          cx="10"
          cy="10"
          r="8"
          className={styles.rest}
          pathLength="1"
          strokeDasharray={`${seconds / whole} 1`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      {words.terminal.screen.seconds(seconds)}
    </p>
  );
}

const icons: Partial<Record<TerminalScreenState['kind'], string>> = {
  offline: 'M6 13a9 9 0 0 1 3-2m5-1a9 9 0 0 1 8 3M10 18a5 5 0 0 1 8 0M14 22h.01M5 5l18 18',
  card: 'M7 9a9 9 0 0 1 0 10M12 6a14 14 0 0 1 0 16M17 3a19 19 0 0 1 0 22',
  working: 'M14 4a10 10 0 1 0 10 10',
};
const endings = { approved: 'm7 14.5 5 5L21.5 9', failed: 'm8 8 12 12m0-12L8 20' };

function ScreenIcon({ screen }: { screen: TerminalScreenState }) {
  const ended = screen.kind === 'ended' && (screen.ending === 'approved' ? endings.approved : endings.failed);
  const path = ended || icons[screen.kind];
  if (!path) return null;
  return <Icon size={28} className={styles.icon} path={path} />;
}
