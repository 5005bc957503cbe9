import { escapeText } from '@balcao/text/escape.ts';
import { languageTag } from '@balcao/text/languageTags.ts';
import { changes } from '@words/chrome.ts';
import { Feedback } from '../../src/components/pageTools/Feedback.tsx';
import type { Document } from '../pages/documents.ts';
import { usePage } from '../pages/page.ts';
import { AreaPage } from './AreaPage.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Contents, FoldedContents } from './Contents.tsx';
import styles from './document.module.css';
import { Pagination } from './Pagination.tsx';

interface DocumentPageProps {
  document: Document;
  /** HTML of the text. It is rendered first, because the contents list its headings. */
  text: string;
  changed?: Date;
}

/** Documentation page: tree, breadcrumbs, contents, text, edit link, last change, previous and next. */
export function DocumentPage({ document, text, changed }: DocumentPageProps) {
  const { headings, language } = usePage();
  const dates = new Intl.DateTimeFormat(languageTag(language.locale), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <AreaPage>
      <div className={styles.columns}>
        <div>
          <article>
            <Breadcrumbs />
            <FoldedContents headings={headings} />
            <div
              className="markdown"
              dangerouslySetInnerHTML={{
                __html: `<header><h1>${escapeText(document.title)}</h1></header>${text}`,
              }}
            />
            <footer className={styles.footer}>
              <Feedback title={document.title} />
              <div className={styles.source}>
                <div>
                  <a href={document.editUrl} target="_blank" rel="noopener noreferrer">
                    {changes.edit}
                  </a>
                </div>
                {changed && (
                  <div>
                    {changes.last}{' '}
                    <time dateTime={changed.toISOString()} itemProp="dateModified">
                      {dates.format(changed)}
                    </time>
                  </div>
                )}
              </div>
            </footer>
          </article>
          <Pagination />
        </div>
        <Contents headings={headings} />
      </div>
    </AreaPage>
  );
}
