import { readDescription } from '@balcao/reference/description/readDescription.ts';
import type { Reference } from '@balcao/reference/description/reference.ts';
import { ReferencePage } from '@balcao/reference/page/ReferencePage.tsx';
import type { ReferenceContent } from '@balcao/reference/page/referenceContent.ts';
import controlTable from '@facts/control/catalogue.json';
import table from '@facts/errors.json';
import recorded from '@reference-content';
import { provocation, sandboxReference, reference as texts } from '@words/reference.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleLanguages } from '../Sample/sample.ts';
import { DifferencesLink, Intro } from './Intro.tsx';
import { lifecycles } from './lifecycles.tsx';
import { meanings } from './meanings.ts';
import { pageErrors } from './pageErrors.ts';
import { type ReferencePageId, referencePages } from './referencePages.ts';
import { SandboxIntro } from './SandboxIntro.tsx';

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
