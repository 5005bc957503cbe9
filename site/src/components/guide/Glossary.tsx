import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';
import styles from './glossary.module.css';

export function Glossary() {
  const language = usePage().language.tag;
  const order = new Intl.Collator(language).compare;
  const terms = [...facts.glossary].sort((a, b) => order(a.word, b.word));
  return (
    <dl className={styles.terms}>
      {terms.map(({ id, word, definition, elsewhere }) => (
        <div key={id} id={id} className={styles.term}>
          <dt className={styles.word}>{word}</dt>
          <dd className={styles.definition}>
            {definition}
            <span className={styles.elsewhere}>
              {elsewhere.map(({ locale, word }) => (
                <span key={locale}>
                  {locale.toUpperCase()} <i lang={locale}>{word}</i>
                </span>
              ))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
