import type { Push } from '@balcao/contract/control/phone.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import styles from './screens.module.css';

interface HomeScreenProps {
  workbench: WorkbenchContext;
  pushes: readonly Push[];
  onOpen: (push: Push) => void;
}

/** The lock screen with the unanswered notifications. */
export function HomeScreen({ workbench, pushes, onOpen }: HomeScreenProps) {
  const w = workbench.words.phone.home;
  if (pushes.length === 0) {
    return (
      <div className={styles.quiet}>
        <p className={`${blocks.heading} ${styles.heading}`}>{w.quiet}</p>
        <p className={blocks.hint}>{w.quietText}</p>
      </div>
    );
  }
  return (
    <ul className={`${blocks.list} ${blocks.column}`} aria-live="polite">
      {pushes.map((push) => (
        <li key={push.paymentId}>
          <button type="button" className={styles.notification} onClick={() => onOpen(push)}>
            <span className={styles.app}>{workbench.facts.labels.methods.MW}</span>
            <strong>{w.asks(push.merchant, formatAmount(push.amount, workbench.locale))}</strong>
            <span className={blocks.hint}>{w.open}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
