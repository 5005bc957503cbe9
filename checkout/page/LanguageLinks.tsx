import { type LanguageCode, languageCodes, languageNames, languageTags } from '@balcao/text/languageTags.ts';
import styles from './language-links.module.css';

interface LanguageLinksProps {
  label: string;
  current: LanguageCode;
  hrefIn: (language: LanguageCode) => string;
}

export function LanguageLinks({ label, current, hrefIn }: LanguageLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.languages}>
        {languageCodes.map((language) => (
          <li key={language}>
            <a
              href={hrefIn(language)}
              lang={languageTags[language]}
              hrefLang={languageTags[language]}
              data-language=""
              aria-current={language === current ? 'true' : undefined}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
