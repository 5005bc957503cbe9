import { integration } from '@words/home.ts';
import { firstPayment } from '../routes.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './home.module.css';

/** The four steps of an integration, each with the page that goes on with it. */
const steps = [
  { ...integration.start, href: '/docs/guides/sandbox' },
  { ...integration.create, href: firstPayment },
  { ...integration.pay, href: '/docs/guides/testing' },
  { ...integration.receive, href: '/docs/guides/webhooks' },
];

/** How an integration goes, from nothing to the first confirmed payment. */
export function Integration() {
  return (
    <section className={styles.section} aria-labelledby="steps">
      <h2 id="steps" className={styles.sectionTitle}>
        {integration.title}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, words, href }) => (
          <li key={title} className={styles.step}>
            <p className={styles.stepTitle}>
              <SiteLink href={href}>{title}</SiteLink>
            </p>
            <p className={styles.stepWords}>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
