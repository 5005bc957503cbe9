import type { Locale } from '@balcao/contract/words/locales.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import { actionIn } from './formAction.ts';
import styles from './registration.module.css';
import type { SignUpProps } from './signUpProps.ts';

/** Name of each language in that language. */
const names = { pt: 'Português', es: 'Español', en: 'English' } as const satisfies Record<Locale, string>;

/** Links to the form in each language; where scripts run, they take along what was typed (client.ts). */
export function LanguageSwitch({ view, words }: SignUpProps) {
  return (
    <nav aria-label={words.languages}>
      <ul className={styles.languages}>
        {(Object.keys(names) as Locale[]).map((language) => (
          <li key={language}>
            <a
              href={actionIn(language)}
              lang={languageTags[language]}
              hrefLang={languageTags[language]}
              data-language=""
              aria-current={language === view.language ? 'true' : undefined}
            >
              {names[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
