import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '@balcao/contract/facts/build.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { operationsOf } from '@balcao/reference/description/operations.ts';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import { type MarkdownContent, toMarkdown } from '@balcao/reference/markdown/toMarkdown.ts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageErrors } from '../src/components/api/pageErrors.ts';
import {
  markdownFile,
  type ReferencePageId,
  referencePageIds,
  referencePages,
  samplesFile,
} from '../src/components/api/referencePages.ts';
import { builtHtml } from './builtHtml.ts';
import { localeOf, type SiteLocale } from './locale.ts';
import { pageLine } from './pageMarkdown/pageFiles.ts';
import { exampleFolders, filesOf } from './recording.ts';
import { readGuides } from './reference/guides.ts';
import { type RecordedContent, type RecordedPages, readCalls } from './reference/samples.ts';
import { siteWords } from './words.ts';

/**
 * Provides the content of the reference pages: description, recorded calls, and related guides. The pages are rendered at
 * build time only; the browser gets their HTML without this data.
 */
export function referencePlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const locale = localeOf(context);
  const generated = path.join(siteDir, '../contract/generated');
  const fileOf = (page: ReferencePageId) =>
    path.join(generated, `${referencePages[page].description}.${locale}.json`);
  const folders = exampleFolders(siteDir, locale);
  const docs = path.join(siteDir, 'docs');
  const translated = path.join(siteDir, `i18n/${locale}/docusaurus-plugin-content-docs/current`);
  const name = 'balcao-reference';

  async function contentOf(page: ReferencePageId): Promise<RecordedContent> {
    const description = JSON.parse(readFileSync(fileOf(page), 'utf8')) as OpenApiDocument;
    const operations = operationsOf(readDescription(description, referencePages[page].shownBase));
    return {
      description,
      calls: await readCalls(folders, operations, page),
      guides: readGuides(docs, locale === 'pt' ? docs : translated),
    };
  }

  return {
    name,
    getPathsToWatch: () => [...referencePageIds.map(fileOf), ...filesOf(folders)],
    async loadContent() {
      const contents = referencePageIds.map(async (page) => [page, await contentOf(page)] as const);
      return Object.fromEntries(await Promise.all(contents));
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('content.json', JSON.stringify(content));
    },
    configureWebpack: (_, isServer) => ({
      resolve: {
        alias: {
          '@reference-content': path.join(generatedFilesDir, name, 'default/content.json'),
          '@reference-html': builtHtml(path.join(siteDir, 'src/components/api'), isServer),
        },
      },
    }),
    async postBuild({ outDir, baseUrl, content }) {
      const recorded = content as RecordedPages;
      for (const page of referencePageIds) {
        const calls = Object.entries(recorded[page].calls);
        const samples = Object.fromEntries(calls.map(([id, { requestHtml }]) => [id, requestHtml]));
        writeFileSync(path.join(outDir, samplesFile(page)), JSON.stringify(samples));
        const place = { page: baseUrl + referencePages[page].path.slice(1), list: `${baseUrl}llms.txt` };
        const line = pageLine(place, siteWords[locale].chrome.markdown);
        const markdown = referenceMarkdown(page, { generated, locale, recorded });
        // Below the title, as on every page.
        writeFileSync(
          path.join(outDir, markdownFile(page)),
          markdown.replace('\n', () => `\n\n${line}\n`),
        );
      }
    },
  };
}

interface MarkdownInputs {
  /** Folder of the facts. */
  generated: string;
  locale: SiteLocale;
  recorded: RecordedPages;
}

type Own = Pick<MarkdownContent, 'texts' | 'errors' | 'showsBodies'>;

/** A page of the reference as Markdown in one language, from the same parts as the page. */
function referenceMarkdown(page: ReferencePageId, { generated, locale, recorded }: MarkdownInputs): string {
  const words = siteWords[locale].reference;
  const facts = JSON.parse(readFileSync(path.join(generated, `facts.${locale}.json`), 'utf8')) as Facts;
  const reference = readDescription(recorded[page].description, referencePages[page].shownBase);
  const made = {
    tables: { api: facts.errors, sandbox: facts.control.catalogue },
    reference,
    words: words.provocation,
  };
  const own: Record<ReferencePageId, () => Own> = {
    api: () => ({
      texts: words.reference,
      errors: pageErrors('api', { ...made, api: reference }),
    }),
    sandbox: () => ({
      texts: { ...words.reference, ...words.sandboxReference },
      errors: pageErrors('sandbox', {
        ...made,
        api: readDescription(recorded.api.description, referencePages.api.base),
      }),
      showsBodies: true,
    }),
  };
  return toMarkdown({ reference, samples: recorded[page].calls, ...own[page]() });
}
