import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { FramedList } from '../../parts/pane/FramedList.tsx';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { showPhone } from './phoneNumber.ts';
import styles from './phones.module.css';
import type { PhoneState } from './usePhone.ts';

/** Phones with waiting notifications; choosing one selects it. */
export function Phones({ workbench, phone }: { workbench: WorkbenchContext; phone: PhoneState }) {
  const w = workbench.words.phone.phones;
  return (
    <section aria-labelledby="phones">
      <h2 id="phones" className={styles.title}>
        {w.title}
      </h2>
      {phone.phones.length === 0 && <EmptyState title={w.none}>{w.noneText}</EmptyState>}
      <FramedList labelledBy="phones">
        {phone.phones.map(({ number, pushes }) => (
          <li key={number}>
            <button
              type="button"
              className={styles.phone}
              aria-pressed={number === phone.number}
              onClick={() => phone.selectPhone(number)}
            >
              <span className={styles.number}>{showPhone(number)}</span>
              <span className={styles.count}>{w.count(pushes.length)}</span>
            </button>
          </li>
        ))}
      </FramedList>
    </section>
  );
}
