import type { Locale } from '@balcao/contract/words/locales.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import { actionIn, formId } from './formAction.ts';
import styles from './registration.module.css';
import type { SignUpProps } from './signUpProps.ts';

/** Name of each language in that language. */
const names = { pt: 'Português', es: 'Español', en: 'English' } as const satisfies Record<Locale, string>;

/**
 * Shows the form in another language with what was typed: each button sends the form without confirming it. They stand
 * after the form, so that Enter in a field still confirms.
 */
export function LanguageSwitch({ view, words }: SignUpProps) {
  return (
    <nav aria-label={words.languages}>
      <ul className={styles.languages}>
        {(Object.keys(names) as Locale[]).map((language) => (
          <li key={language}>
            <button
              type="submit"
              form={formId}
              formAction={actionIn(language)}
              lang={languageTags[language]}
              aria-current={language === view.language ? 'true' : undefined}
            >
              {names[language]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
