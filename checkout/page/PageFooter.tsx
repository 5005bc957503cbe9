import { languageCodes, languageNames, languageTags } from '@balcao/text/languageTags.ts';
import { provider } from '../../provider.config.ts';
import { Glyph } from '../Glyph.tsx';
import type { CheckoutWords } from '../words/pt.ts';
import styles from './page-footer.module.css';
import type { PageSetting } from './pageSetting.ts';

/** Footer: the payment processor, how it protects payments and data, and links to the other languages. */
export function PageFooter({ words, page }: { words: CheckoutWords['page']; page: PageSetting }) {
  return (
    <footer className={styles.foot}>
      <p className={styles.company}>
        <Glyph name="lock" size={16} />
        {words.processedBy(provider.company)}
      </p>
      <p className={styles.policies}>
        <a href={provider.links.security}>{words.security}</a>{' '}
        <a href={provider.links.privacy}>{words.privacy}</a>
      </p>
      <nav aria-label={words.languages}>
        <ul className={styles.languages}>
          {languageCodes.map((language) => (
            <li key={language}>
              <a
                href={`?page_layout=${page.layout}&page_language=${language.toUpperCase()}`}
                lang={languageTags[language]}
                hrefLang={languageTags[language]}
                aria-current={language.toUpperCase() === page.language ? 'true' : undefined}
              >
                {languageNames[language]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
