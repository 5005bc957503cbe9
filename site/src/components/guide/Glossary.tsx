import type { TermFact } from '../../facts/types.ts';
import { useLanguage } from '../useLanguage.ts';
import styles from './glossary.module.css';

/** All terms of the glossary in alphabetical order, with their translations. */
export function Glossary({ data }: { data: readonly TermFact[] }) {
  const language = useLanguage();
  const order = new Intl.Collator(language).compare;
  const terms = [...data].sort((a, b) => order(a.word, b.word));
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
