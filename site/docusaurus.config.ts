import { languageNames } from '@balcao/text/languageTags.ts';
import type { Config } from '@docusaurus/types';
import { provider } from '../provider.config.ts';
import { browserFilesPlugin } from './docusaurus-internals/browserFiles.ts';
import { classNamesPlugin } from './docusaurus-internals/classNames.ts';
import { routeScriptsPlugin } from './docusaurus-internals/clientManifest.ts';
import { entriesPlugin } from './docusaurus-internals/entries.ts';
import { lastChanges } from './docusaurus-internals/lastChanges.ts';
import { pageTemplate } from './docusaurus-internals/pageTemplate.ts';
import { replacedPackagesPlugin } from './docusaurus-internals/replacedPackages.ts';
import { stylesPlugin } from './docusaurus-internals/styleGroup.ts';
import { internalsTheme } from './docusaurus-internals/theme.ts';
import { announcementBar, footer, navbar } from './navigation.ts';
import { agentFilesPlugin } from './plugins/agentFiles.ts';
import { bundlerPlugin } from './plugins/bundler.ts';
import { contentPolicyPlugin } from './plugins/contentPolicy.ts';
import { dataImports } from './plugins/dataImports.ts';
import { descriptionsPlugin } from './plugins/descriptions.ts';
import { exampleValuesPlugin } from './plugins/exampleValues.ts';
import { factsPlugin } from './plugins/facts.ts';
import { fences } from './plugins/fences.ts';
import { fieldsPlugin } from './plugins/fields.ts';
import { folderPagesPlugin } from './plugins/folderPages.ts';
import { inlineTheme } from './plugins/inline.ts';
import { onDemandScriptsPlugin } from './plugins/onDemandScripts.ts';
import { pageDescriptionsPlugin } from './plugins/pageDescriptions.ts';
import { pageMarkdownPlugin } from './plugins/pageMarkdown.ts';
import { pageStylesPlugin } from './plugins/pageStyles.ts';
import { partImports } from './plugins/partImports.ts';
import { programsPlugin } from './plugins/programs.ts';
import { redirectsPlugin } from './plugins/redirects.ts';
import { referencePlugin } from './plugins/reference.ts';
import { refusalsPlugin } from './plugins/refusals.ts';
import { samplesPlugin } from './plugins/samples.ts';
import { sandboxInTabPlugin } from './plugins/sandboxInTab.ts';
import { screensPlugin } from './plugins/screens.ts';
import { sdkProgramsPlugin } from './plugins/sdkPrograms.ts';
import { searchIndexPlugin } from './plugins/searchIndex.ts';
import { sitemapPlugin } from './plugins/sitemap.ts';
import { sourceFilesPlugin } from './plugins/sourceFiles.ts';

/** URL that edits the source of a document, in its language. */
function sourceOf({ locale, docPath }: { locale: string; docPath: string }): string {
  const folder = locale === 'pt' ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
  return `${provider.links.repository}/site/${folder}/${docPath}`;
}

const config: Config = {
  title: 'API documentation',
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: provider.site,
  // A provider may serve the site below a path of its own.
  baseUrl: process.env.SITE_BASE_URL ?? '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'throw',
  // It tells of styles that are not there, and takes an application that starts on intent for a missing one.
  baseUrlIssueBanner: false,
  future: { v4: true, faster: true, experimental_vcs: lastChanges },
  ssrTemplate: pageTemplate(),
  // One for all languages, else each would remember the announcement and the version for itself.
  storage: { namespace: 'balcao' },
  markdown: {
    hooks: { onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'throw' },
    // Headings have fixed ids, the same in the three languages: ## Title {#id}
    mdx1Compat: { headingIds: true, comments: false, admonitions: false },
  },
  i18n: {
    defaultLocale: 'pt',
    locales: ['pt', 'es', 'en'],
    localeConfigs: {
      pt: { label: languageNames.pt, htmlLang: 'pt-PT' },
      es: { label: languageNames.es, htmlLang: 'es-ES' },
      en: { label: languageNames.en, htmlLang: 'en' },
    },
  },
  plugins: [
    factsPlugin,
    fieldsPlugin,
    samplesPlugin,
    refusalsPlugin,
    programsPlugin,
    sourceFilesPlugin,
    screensPlugin,
    sdkProgramsPlugin,
    descriptionsPlugin,
    referencePlugin,
    searchIndexPlugin,
    pageMarkdownPlugin,
    agentFilesPlugin,
    sitemapPlugin,
    contentPolicyPlugin,
    sandboxInTabPlugin,
    exampleValuesPlugin,
    bundlerPlugin,
    onDemandScriptsPlugin,
    entriesPlugin,
    routeScriptsPlugin,
    browserFilesPlugin,
    replacedPackagesPlugin,
    pageDescriptionsPlugin,
    stylesPlugin,
    classNamesPlugin,
    pageStylesPlugin,
    folderPagesPlugin,
    redirectsPlugin,
    // Puts Infima and the classic theme into layers, so that our styles win without !important.
    '@docusaurus/plugin-css-cascade-layers',
    '@docusaurus/plugin-content-pages',
    [
      '@docusaurus/plugin-content-docs',
      {
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        // Folder names are addresses: "1.7" is not a place in an order.
        numberPrefixParser: false,
        editUrl: sourceOf,
        showLastUpdateTime: true,
        versions: { current: { label: 'Next' } },
        beforeDefaultRemarkPlugins: [dataImports, partImports],
        rehypePlugins: [fences],
      },
    ],
  ],
  clientModules: [
    './docusaurus-internals/failedChunks.ts',
    './docusaurus-internals/fetchingAhead.ts',
    './src/client/frame.ts',
    './src/client/marks.ts',
    './src/client/menuItem.ts',
  ],
  themes: [['@docusaurus/theme-classic', { customCss: ['./src/css/site.css'] }], internalsTheme, inlineTheme],
  themeConfig: {
    // Ours: ui/colour-mode/.
    colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: true, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    announcementBar,
    navbar,
    footer,
  },
};

export default config;
