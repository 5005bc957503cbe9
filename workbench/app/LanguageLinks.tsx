import type { Locale } from '../locale.ts';
import styles from './tools.module.css';

const languages = { pt: 'Português', es: 'Español', en: 'English' } as const satisfies Record<Locale, string>;

interface LanguageLinksProps {
  label: string;
  locale: Locale;
  onChoose: (locale: Locale) => void;
}

/** Links to the three languages. Each language has its own URL, so that it can be opened in another tab. */
export function LanguageLinks({ label, locale, onChoose }: LanguageLinksProps) {
  return (
    <nav className={styles.languages} aria-label={label}>
      {(Object.keys(languages) as Locale[]).map((each) => (
        <a
          key={each}
          href={`?lang=${each}${location.hash}`}
          lang={each}
          hrefLang={each}
          aria-label={`${each.toUpperCase()} ${languages[each]}`}
          aria-current={each === locale || undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(each);
          }}
        >
          {each.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
