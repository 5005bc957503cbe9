import { FramedList } from '../pane/FramedList.tsx';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import { showPhone } from './phoneNumber.ts';
import styles from './send-push.module.css';

/** Test numbers with scripted answers; choosing one fills the form. */
export function TestNumbers({
  workbench,
  onChoose,
}: {
  workbench: WorkbenchContext;
  onChoose: (phone: string) => void;
}) {
  const { words, facts } = workbench;
  const w = words.phone.send;
  return (
    <details className={styles.more}>
      <summary>{w.magic}</summary>
      <p className={styles.told}>{w.magicText}</p>
      <FramedList label={w.magic}>
        {facts.phoneScenarios.map(({ phone, words: outcome }) => (
          <li key={phone}>
            <button type="button" className={styles.magic} onClick={() => onChoose(phone)}>
              <span className={styles.number}>{showPhone(phone)}</span>
              <span className={styles.outcome}>{outcome}</span>
            </button>
          </li>
        ))}
      </FramedList>
    </details>
  );
}
