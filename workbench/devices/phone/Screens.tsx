import type { Push } from '@balcao/contract/control/phone.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import type { PushEnding } from './pushes.ts';
import styles from './screens.module.css';

/** Focuses the start of a new screen, if the focused element disappeared with the previous one. */
export function useScreenFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [target]);
}

export function HomeScreen({ pushes, onOpen }: { pushes: readonly Push[]; onOpen: (push: Push) => void }) {
  const { words, facts, locale } = useWorkbench();
  const w = words.phone.home;
  if (pushes.length === 0) {
    return (
      <div className={styles.quiet}>
        <p className={`${blocks.heading} ${styles.heading}`}>{w.quiet}</p>
        <p className={blocks.hint}>{w.quietText}</p>
      </div>
    );
  }
  return (
    <ul className={`${blocks.list} ${blocks.column} ${styles.notifications}`} aria-live="polite">
      {pushes.map((push) => (
        <li key={push.paymentId}>
          <button type="button" className={styles.notification} onClick={() => onOpen(push)}>
            <span className={styles.app}>{facts.labels.methods.MW}</span>
            <strong>{w.asks(push.merchant, formatAmount(push.amount, locale))}</strong>
            <span className={blocks.hint}>{w.open}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface EndedScreenProps {
  /** Undefined while there is no response, and if the notification expired. */
  ending: PushEnding | undefined;
  onClose: () => void;
}

export function EndedScreen({ ending, onClose }: EndedScreenProps) {
  const w = useWorkbench().words.phone.ended;
  const heading = useRef<HTMLParagraphElement>(null);
  useScreenFocus(heading);
  return (
    <div className={styles.ended}>
      <Icon size={56} box={40} className={styles.mark} data-ending={ending}>
        <circle cx="20" cy="20" r="17" />
        <path d={ending === 'accept_push' ? 'm12 20.5 6 6L29 14.5' : 'M14 14l12 12m0-12L14 26'} />
      </Icon>
      <p ref={heading} className={`${blocks.heading} ${styles.heading}`} role="status" tabIndex={-1}>
        {w[ending ?? 'gone']}
      </p>
      <Button onClick={onClose}>{w.close}</Button>
    </div>
  );
}
