import { integration } from '@words/home.ts';
import styles from './home.module.css';

/** The four steps of an integration. */
const steps = [integration.start, integration.create, integration.pay, integration.receive];

/** How an integration goes, from nothing to the first confirmed payment. */
export function Integration() {
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps" className={styles.sectionTitle}>
        {integration.title}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, words }) => (
          <li key={title} className={styles.step}>
            <p className={styles.stepTitle}>{title}</p>
            <p className={styles.stepWords}>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
