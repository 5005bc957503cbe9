import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { OperationSection } from './OperationSection.tsx';
import styles from './page.module.css';
import { useContent } from './referenceContent.ts';

/** The chapters with their operations. */
export function Chapters() {
  const { reference } = useContent();
  return reference.chapters.map(({ id, anchor, label, words, operations }) => (
    <section key={id} className={styles.chapter}>
      <h2 id={anchor}>{label}</h2>
      <p>
        <Sentence text={words} />
      </p>
      {operations.map((operation) => (
        <OperationSection key={operation.id} operation={operation} />
      ))}
    </section>
  ));
}
