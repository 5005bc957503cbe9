import { readDescription } from '@balcao/reference/description/readDescription.ts';
import type { Reference } from '@balcao/reference/description/reference.ts';
import { ReferencePage } from '@balcao/reference/page/ReferencePage.tsx';
import type { ReferenceContent } from '@balcao/reference/page/referenceContent.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import controlTable from '@facts/control/catalogue.json';
import table from '@facts/errors.json';
import recorded from '@reference-content';
import { sandboxApi, specification } from '@words/chrome.ts';
import { provocation, sandboxReference, serverNames, reference as texts } from '@words/reference.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { provider } from '../../../../provider.config.ts';
import { AreaCorner } from '../guide/AreaCorner.tsx';
import { sampleLanguages } from '../Sample/sample.ts';
import styles from './api.module.css';
import { DifferencesLink, Intro } from './Intro.tsx';
import { lifecycles } from './lifecycles.tsx';
import { meanings } from './meanings.ts';
import { pageErrors } from './pageErrors.ts';
import { markdownFile, type ReferencePageId, referencePages } from './referencePages.ts';

type HrefOf = (path: string) => string;

/** Tables of the facts contain their own name beside their rows. */
const { id: _, ...api } = table;
const { id: __, ...sandbox } = controlTable;
const made = { tables: { api, sandbox }, words: provocation };

/** What differs between the pages, besides their descriptions and samples. */
const own: Record<ReferencePageId, (reference: Reference, hrefOf: HrefOf) => Partial<ReferenceContent>> = {
  api: (reference, hrefOf) => ({
    texts,
    errors: pageErrors('api', { ...made, reference, api: reference, hrefOf }),
    intro: <Intro reference={reference} hrefOf={hrefOf} />,
    footer: <DifferencesLink hrefOf={hrefOf} />,
    lifecycles: lifecycles(),
  }),
  sandbox: (reference, hrefOf) => ({
    texts: { ...texts, ...sandboxReference },
    errors: pageErrors('sandbox', {
      ...made,
      reference,
      api: readDescription(recorded.api.description, referencePages.api.base),
      hrefOf,
    }),
    showsBodies: true,
    intro: <SandboxIntro reference={reference} hrefOf={hrefOf} />,
  }),
};

/**
 * Content of a page of the reference, in the language being built.
 * @param hrefOf URL of a page or file in this language
 */
function referenceContent(page: ReferencePageId, hrefOf: HrefOf): ReferenceContent {
  const { description, calls, guides } = recorded[page];
  const reference = readDescription(description, referencePages[page].shownBase);
  const [first] = Object.values(calls);
  return {
    reference,
    texts,
    errors: [],
    samples: Object.fromEntries(
      Object.entries(calls).map(([id, { request, status, response }]) => [id, { request, status, response }]),
    ),
    languages: Object.entries(sampleLanguages)
      .filter(([ending]) => first && ending in first.requestHtml)
      .map(([id, { label }]) => ({ id, label })),
    guides: Object.fromEntries(
      Object.entries(guides).map(([id, related]) => {
        return [id, related.map(({ path, title }) => ({ href: hrefOf(path), title }))];
      }),
    ),
    meanings,
    intro: null,
    lifecycles: {},
    ...own[page](reference, hrefOf),
  };
}

/** Renders a page of the reference to HTML at build time, see plugins/reference.ts. */
export function referenceHtml(hrefOf: HrefOf, page: ReferencePageId): string {
  return renderToStaticMarkup(<ReferencePage {...referenceContent(page, hrefOf)} />);
}

interface SandboxIntroProps {
  reference: Reference;
  /** URL of a page or file in this language. */
  hrefOf: (path: string) => string;
}

/** Introduction of the reference of the control API: what it is, the one kind of server that has it, downloads. */
function SandboxIntro({ reference, hrefOf }: SandboxIntroProps) {
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
