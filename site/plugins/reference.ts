import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import { toMarkdown } from '@balcao/reference/markdown/toMarkdown.ts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type ErrorTable, errorEntries } from '../src/components/api/errorEntries.ts';
import { builtHtml } from './builtHtml.ts';
import { localeOf, type SiteLocale } from './locale.ts';
import { exampleFolders, filesOf } from './recording.ts';
import { readGuides } from './reference/guides.ts';
import { type RecordedContent, readCalls } from './reference/samples.ts';
import { siteWords } from './words.ts';

/** The reference as Markdown in one language, from the same parts as the page. */
function referenceMarkdown(siteDir: string, locale: SiteLocale, content: RecordedContent): string {
  const words = siteWords[locale].reference;
  const file = path.join(siteDir, `../contract/generated/facts.${locale}.json`);
  const facts = JSON.parse(readFileSync(file, 'utf8')) as { errors: ErrorTable };
  const reference = readDescription(content.description);
  return toMarkdown({
    reference,
    texts: words.reference,
    errors: errorEntries(facts.errors, reference, words.provocation),
    samples: content.calls,
  });
}

/**
 * Provides the content of the reference page: description, recorded calls, and related guides. The page is rendered at
 * build time only; the browser gets its HTML without this data.
 */
export function referencePlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir } = context;
  const locale = localeOf(context);
  const file = path.join(siteDir, `../contract/generated/openapi.${locale}.json`);
  const folders = exampleFolders(siteDir, locale);
  const docs = path.join(siteDir, 'docs');
  const name = 'balcao-reference';
  return {
    name,
    getPathsToWatch: () => [file, ...filesOf(folders)],
    async loadContent() {
      const description = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
      const operations = readDescription(description).chapters.flatMap((chapter) => chapter.operations);
      const translated = path.join(siteDir, `i18n/${locale}/docusaurus-plugin-content-docs/current`);
      return {
        description,
        calls: await readCalls(
          folders,
          operations.map(({ id }) => id),
        ),
        guides: readGuides(docs, locale === 'pt' ? docs : translated),
      };
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
    async postBuild({ outDir, content }) {
      const recorded = content as RecordedContent;
      const samples = Object.entries(recorded.calls).map(([id, { requestHtml }]) => [id, requestHtml]);
      writeFileSync(path.join(outDir, 'api-samples.json'), JSON.stringify(Object.fromEntries(samples)));
      writeFileSync(path.join(outDir, 'api.md'), referenceMarkdown(siteDir, locale, recorded));
    },
  };
}
