import '../../src/css/site.css';
import type { MDXContent } from 'mdx/types.js';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageComponents } from '../../src/components/pageComponents.ts';
import type { PageData } from '../data/pageData.ts';
import { Announcement } from '../frame/Announcement.tsx';
import { Bar } from '../frame/Bar.tsx';
import { DocumentPage } from '../frame/DocumentPage.tsx';
import { Footer } from '../frame/Footer.tsx';
import { markdownElements } from '../frame/markdownElements.tsx';
import { PageHead } from '../frame/PageHead.tsx';
import { RouterParts, SkipLink } from '../frame/RouterParts.tsx';
import { type Language, pathIn } from '../languages.ts';
import { inSource } from './inSource.ts';
import { type Page, PageContext } from './page.ts';
import type { Route } from './routes.tsx';
import { trailTo } from './trees.ts';

/** Rendered page, split into the parts that the outputs need. */
export interface RenderedPage extends Pick<Route, 'address' | 'title' | 'description'> {
  /** Path of the page with the base path. */
  path: string;
  trail: string[];
  main: string;
  /** Content between `<body>` and the scripts. */
  body: string;
  head: string;
  htmlAttributes: string;
  changed?: Date;
}

export interface PageText {
  default: MDXContent;
}

interface Inputs {
  language: Language;
  /** Runs the compiled text of a document. */
  textOf(file: string): Promise<PageText>;
  changes: ReadonlyMap<string, Date>;
  data: PageData;
}

const components = { ...markdownElements, ...pageComponents };

export async function renderPage(route: Route, { language, textOf, changes, data }: Inputs): Promise<RenderedPage> {
  const { address, tree, shows, title, description } = route;
  const path = pathIn(language, address);
  const page: Page = { language, address, path, tree, data, headings: [] };
  let content: ReactNode;
  let changed: Date | undefined;
  if ('document' in shows) {
    const { document } = shows;
    const { default: Text } = await textOf(document.file);
    changed = changes.get(document.file);
    // Rendered before the frame, which lists the headings. A prefix keeps React's ids in the two renderings distinct.
    const text = inSource(document.file, () => render(page, <Text components={components} />, 't'));
    content = <DocumentPage document={document} text={text} changed={changed} />;
  } else content = await shows();
  const body = render(
    page,
    <>
      <SkipLink />
      {(address === '/' || tree?.name === 'soap') && <Announcement />}
      <Bar />
      <div className="page">{content}</div>
      <Footer />
      <RouterParts />
    </>,
  );
  return {
    address,
    path,
    title,
    description,
    trail: trailTo(tree?.items ?? [], path)
      .filter(({ href }) => href !== path)
      .map(({ label }) => label),
    main: /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '',
    body,
    head: render(page, <PageHead title={title} description={description} />),
    // Islands read this URL (src/islands/pageContext.ts).
    htmlAttributes: `dir="ltr" lang="${language.tag}" data-locale-url="${language.base}"`,
    changed,
  };
}

const render = (page: Page, content: ReactNode, identifierPrefix?: string): string =>
  renderToStaticMarkup(<PageContext value={page}>{content}</PageContext>, { identifierPrefix });
