import { readDescription } from '@balcao/reference/description/readDescription.ts';
import { ReferencePage } from '@balcao/reference/page/ReferencePage.tsx';
import type { ReferenceContent } from '@balcao/reference/page/referenceContent.ts';
import table from '@facts/errors.json';
import recorded from '@reference-content';
import { provocation, reference as texts } from '@words/reference.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleLanguages } from '../Sample/sample.ts';
import { errorEntries } from './errorEntries.ts';
import { DifferencesLink, Intro } from './Intro.tsx';
import { lifecycles } from './lifecycles.tsx';
import { meanings } from './meanings.ts';

/** Tables of the facts contain their own name beside their rows. */
const { id: _, ...errors } = table;

/**
 * Content of the reference, in the language being built.
 * @param hrefOf URL of a page or file in this language
 */
function referenceContent(hrefOf: (path: string) => string): ReferenceContent {
  const { description, calls, guides } = recorded;
  const reference = readDescription(description);
  return {
    reference,
    texts,
    errors: errorEntries(errors, reference, provocation, hrefOf),
    samples: Object.fromEntries(
      Object.entries(calls).map(([id, { request, status, response }]) => [id, { request, status, response }]),
    ),
    languages: Object.entries(sampleLanguages).map(([id, { label }]) => ({ id, label })),
    guides: Object.fromEntries(
      Object.entries(guides).map(([id, related]) => {
        return [id, related.map(({ path, title }) => ({ href: hrefOf(path), title }))];
      }),
    ),
    meanings,
    intro: <Intro reference={reference} hrefOf={hrefOf} />,
    footer: <DifferencesLink hrefOf={hrefOf} />,
    lifecycles: lifecycles(),
  };
}

/** Renders the reference to HTML at build time, see plugins/reference.ts. */
export function referenceHtml(hrefOf: (path: string) => string): string {
  return renderToStaticMarkup(<ReferencePage {...referenceContent(hrefOf)} />);
}
