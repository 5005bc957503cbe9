import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import type { EntityState } from '@balcao/contract/resources/entities/enums.ts';
import { type StateLook, StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { ClosingMark } from '../closing/ClosingMark.tsx';
import styles from './registration.module.css';
import type { SignUpTexts } from './words/of.ts';

interface RegistrationDoneProps {
  words: SignUpTexts;
  done: NonNullable<RegistrationView['done']>;
}

const looks = {
  pending: { shape: 'clock', tone: 'pending' },
  approved: { shape: 'check', tone: 'confirmed' },
  declined: { shape: 'cross', tone: 'cancelled' },
} as const satisfies Record<EntityState, Omit<StateLook, 'word'>>;

/** The registered entity and the state of its registration. */
export function RegistrationDone({ words, done }: RegistrationDoneProps) {
  const { label = done.state, words: told = '' } =
    words.entityStates.find(({ id }) => id === done.state) ?? {};
  const look: StateLook = { ...looks[done.state], word: label };
  return (
    <section className={styles.done}>
      <ClosingMark closing="paid" />
      <h1 className={styles.title}>{words.done.title}</h1>
      <p>{words.done.told(done.name)}</p>
      <dl className={styles.facts}>
        <dt>{words.done.taxNumber}</dt>
        <dd>{done.clientId}</dd>
        <dt>{words.done.state}</dt>
        <dd>
          <StateMark state={done.state} looks={{ [done.state]: look } as Record<EntityState, StateLook>} />
        </dd>
      </dl>
      <p className={styles.lead}>
        {told} {words.done.next}
      </p>
    </section>
  );
}
