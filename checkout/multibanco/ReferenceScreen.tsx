import type { ScreenProps } from '../screenProps.ts';
import { ReferenceDetails } from './ReferenceDetails.tsx';
import styles from './reference.module.css';

/** A reference that waits to be paid at a cash machine; the page continues when it is paid. */
export function ReferenceScreen(stage: ScreenProps) {
  const { words } = stage;
  return (
    <>
      <ReferenceDetails {...stage} />
      <p className={styles.waiting}>
        <span className={styles.pulse} aria-hidden="true" />
        <span>
          <strong>{words.reference.waiting}.</strong> {words.reference.alone}
        </span>
      </p>
    </>
  );
}
