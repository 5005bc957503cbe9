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
import { RouterParts } from '../frame/RouterParts.tsx';
import { SkipLink } from '../frame/SkipLink.tsx';
import { type Language, pathIn } from '../languages.ts';
import { headHtml } from './headHtml.tsx';
import { inSource } from './inSource.ts';
import { newPage, type Page, PageContext } from './page.ts';
import type { Route } from './routes.tsx';
import { trailTo } from './trees.ts';

/** A rendered page, in the parts that outputs are made of. */
export interface RenderedPage {
  address: string;
  file: string;
  /** Path with the base path. */
  path: string;
  title: string;
  description?: string;
  trail: string[];
  main: string;
  /** What is between `<body>` and the scripts. */
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

export async function renderPage(
  route: Route,
  { language, textOf, changes, data }: Inputs,
): Promise<RenderedPage> {
  const { address, file, tree, shows, title, description } = route;
  const path = pathIn(language, address);
  const page = newPage({ language, address, path, tree, data });
  let content: ReactNode;
  let changed: Date | undefined;
  if ('document' in shows) {
    const { document } = shows;
    const { default: Text } = await textOf(document.file);
    changed = changes.get(document.file);
    const text = inSource(document.file, () => render(page, <Text components={components} />));
    content = <DocumentPage document={document} text={text} changed={changed} />;
  } else if ('load' in shows) {
    const Content = await shows.load();
    content = <Content />;
  } else {
    ({ content } = shows);
  }
  // Ids that React makes differ between the renderings of a page by their prefixes.
  const body = render(page, content, 'document' in shows ? 'd' : undefined);
  const ofContent = page.head.splice(0);
  const above = render(
    page,
    <>
      <SkipLink />
      {(address === '/' || tree?.name === 'soap') && <Announcement />}
      <Bar />
      <PageHead title={title} description={description} />
    </>,
    'b',
  );
  const below = render(
    page,
    <>
      <Footer />
      <RouterParts />
    </>,
    'f',
  );
  page.head.push(...ofContent);
  const { head, htmlAttributes } = headHtml(page);
  return {
    address,
    file,
    path,
    title,
    description,
    trail: trailTo(tree?.items ?? [], path)
      .filter(({ href }) => href !== path)
      .map(({ label }) => label),
    main: /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '',
    body: `${above}<div class="page">${body}</div>${below}`,
    head,
    htmlAttributes,
    changed,
  };
}

const render = (page: Page, content: ReactNode, identifierPrefix?: string): string =>
  renderToStaticMarkup(<PageContext value={page}>{content}</PageContext>, { identifierPrefix });
