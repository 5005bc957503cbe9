import type { BehaviourOptions } from '@balcao/reference/behaviour/behaviourOptions.ts';
import { ReferencePage } from '@balcao/reference/page/ReferencePage.tsx';
import { behaviour } from '@words/reference.ts';
import { useHref, useMarkdownPath, usePage } from '../../../builder/pages/page.ts';
import { apart } from '../Sample/apart.ts';
import { sampleLanguages } from '../Sample/sample.ts';
import styles from './api.module.css';
import { referenceContent } from './referenceContent.tsx';
import { type ReferencePageId, samplesFile } from './referencePages.ts';

/** Reference page. A script makes it interactive, and consoles are islands (docs/decisions/reference-page.md). */
export function ReferenceArticle({ page }: { page: ReferencePageId }) {
  const { data } = usePage();
  const addressed = useHref();
  const hrefOf = (path: string) => addressed(`/${path}`);
  const options: BehaviourOptions = {
    samplesAddress: hrefOf(samplesFile(page)),
    addedLanguage: { id: apart.language, label: sampleLanguages[apart.language].label },
    markdownAddress: useMarkdownPath(),
    texts: behaviour,
  };
  return (
    <div
      data-reference={page === 'api' ? '' : page}
      data-behaviour={JSON.stringify(options)}
      className={styles.reference}
    >
      <ReferencePage {...referenceContent(page, data.reference(), hrefOf)} />
    </div>
  );
}
