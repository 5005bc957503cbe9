import { languageCodes, languageNames } from '@balcao/text/languageTags.ts';
import blocks from '@balcao/ui/blocks.module.css';
import type { Locale } from '../core/locale.ts';
import styles from './sidebar.module.css';

interface LanguageLinksProps {
  label: string;
  locale: Locale;
  onChoose: (locale: Locale) => void;
}

/** Links to the three languages. Each has its own URL, so that it can be opened in another tab. */
export function LanguageLinks({ label, locale, onChoose }: LanguageLinksProps) {
  return (
    <nav className={`${blocks.row} ${styles.languages}`} aria-label={label}>
      {languageCodes.map((each) => (
        <a
          key={each}
          href={`?lang=${each}${location.hash}`}
          lang={each}
          hrefLang={each}
          aria-label={`${each.toUpperCase()} ${languageNames[each]}`}
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
