import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { Boxed } from '../pane/FramedList.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { showPhone } from './phoneNumber.ts';
import styles from './phones.module.css';
import type { PhoneInHand } from './usePhone.ts';

/** Every phone with something to answer; choosing one takes it into the hand. */
export function Phones({ bench, phone }: { bench: Bench; phone: PhoneInHand }) {
  const w = bench.words.phone.phones;
  return (
    <section aria-labelledby="phones">
      <h2 id="phones" className={styles.title}>
        {w.title}
      </h2>
      {phone.phones.length === 0 && <EmptyState title={w.none}>{w.noneText}</EmptyState>}
      <Boxed labelledBy="phones">
        {phone.phones.map(({ number, pushes }) => (
          <li key={number}>
            <button
              type="button"
              className={styles.phone}
              aria-pressed={number === phone.number}
              onClick={() => phone.take(number)}
            >
              <span className={styles.number}>{showPhone(number)}</span>
              <span className={styles.count}>{w.count(pushes.length)}</span>
            </button>
          </li>
        ))}
      </Boxed>
    </section>
  );
}
