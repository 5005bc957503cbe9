import { languageCodes, languageNames, languageTags } from '@balcao/text/languageTags.ts';
import { actionIn } from './formAction.ts';
import styles from './registration.module.css';
import type { SignUpProps } from './signUpProps.ts';

/** Links to the form in each language; where scripts run, they take along what was typed (client.ts). */
export function LanguageSwitch({ view, words }: SignUpProps) {
  return (
    <nav aria-label={words.languages}>
      <ul className={styles.languages}>
        {languageCodes.map((language) => (
          <li key={language}>
            <a
              href={actionIn(language)}
              lang={languageTags[language]}
              hrefLang={languageTags[language]}
              data-language=""
              aria-current={language === view.language ? 'true' : undefined}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
