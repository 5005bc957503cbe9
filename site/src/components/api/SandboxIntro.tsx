import type { Reference } from '@balcao/reference/description/reference.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { sandboxApi, specification } from '@words/chrome.ts';
import { serverNames } from '@words/reference.ts';
import { provider } from '../../../../provider.config.ts';
import { AreaCorner } from '../guide/AreaCorner.tsx';
import styles from './api.module.css';
import { markdownFile, referencePages } from './referencePages.ts';

interface SandboxIntroProps {
  reference: Reference;
  /** URL of a page or file in this language. */
  hrefOf: (path: string) => string;
}

/** Introduction of the reference of the control API: what it is, the one kind of server that has it, downloads. */
export function SandboxIntro({ reference, hrefOf }: SandboxIntroProps) {
  const { base, file } = referencePages.sandbox;
  return (
    <header className={styles.header}>
      <AreaCorner of="specification" />
      <Badge tone="primary">Sandbox {reference.version}</Badge>
      <h1 className={styles.title}>{sandboxApi.title}</h1>
      <p className={styles.lead}>
        <Sentence text={reference.words} />
      </p>
      <p>{sandboxApi.where}</p>
      <dl className={styles.servers}>
        <div>
          <dt>{serverNames.sandbox}</dt>
          <dd>
            <code>
              {provider.sandbox}
              {base}
            </code>
          </dd>
        </div>
      </dl>
      <p className={styles.downloads}>
        <a href={hrefOf(file)}>{specification.openapi}</a>
        <a href={hrefOf(markdownFile('sandbox'))}>{specification.markdown}</a>
        <a href={hrefOf('docs/guides/testing')}>{sandboxApi.testing}</a>
        <a href={hrefOf('api')}>{specification.title}</a>
      </p>
    </header>
  );
}
