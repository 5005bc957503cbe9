/** A private part of a Docusaurus package that a file of this folder uses. */
interface Need {
  /** Package and file inside it: `@docusaurus/core/lib/server/codegen/codegen.js`. */
  file: string;
  /** Text that the file must contain; without it, the file must exist. */
  text?: string;
}

/** One private part of the engine: which files here touch it, and what stops working when a release moves it. */
interface Part {
  name: string;
  files: readonly string[];
  breaks: string;
  needs: readonly Need[];
}

const codegen = '@docusaurus/core/lib/server/codegen/codegen.js';
const routes = '@docusaurus/core/lib/server/codegen/codegenRoutes.js';
const bundler = '@docusaurus/core/lib/webpack/base.js';
const pending = '@docusaurus/core/lib/client/PendingNavigation.js';
const template = '@docusaurus/core/lib/ssg/ssgTemplate.js';

/**
 * Every touch of Docusaurus's private parts. An upgrade reads this table first: parts.test.ts looks for each need in
 * the installed packages and names the part that is gone.
 */
export const parts: readonly Part[] = [
  {
    name: 'generated site configuration',
    files: ['browserFiles.ts', 'loaders/siteConfig.mjs'],
    breaks:
      'Every page fetches the plugins and the template of its HTML with the configuration, or the build stops.',
    needs: [
      { file: codegen, text: '`${utils_1.DEFAULT_CONFIG_FILE_NAME}.mjs`' },
      { file: codegen, text: 'export default ${JSON.stringify(siteConfig, null, 2)};' },
    ],
  },
  {
    name: 'generated registry of chunks',
    files: ['browserFiles.ts', 'loaders/registry.mjs'],
    breaks: 'The build stops, because the names to be taken out of the registry are not where they were.',
    needs: [{ file: routes, text: ', "${modulePath}", require.resolveWeak("${modulePath}")],' }],
  },
  {
    name: 'generated messages and metadata',
    files: ['browserFiles.ts', 'loaders/empty.mjs', 'loaders/translations.mjs'],
    breaks:
      "Every page fetches all messages of the engine; or one of the engine's texts is shown untranslated.",
    needs: [
      {
        file: '@docusaurus/theme-translations/locales/base/theme-common.json',
        text: '"theme.NotFound.title"',
      },
      { file: codegen, text: "'codeTranslations.json'" },
      { file: codegen, text: "'site-metadata.json'" },
      {
        file: '@docusaurus/core/lib/client/exports/Translate.js',
        text: 'export function translate({ message, id }',
      },
    ],
  },
  {
    name: 'generated trees of documents',
    files: ['browserFiles.ts', 'loaders/docsTree.mjs'],
    breaks: 'Every document fetches the titles and sentences of all others.',
    needs: [
      { file: routes, text: "plugin.name, plugin.id, 'p'" },
      { file: '@docusaurus/plugin-content-docs/lib/props.js', text: 'docs: toVersionDocsProp(' },
    ],
  },
  {
    name: 'entry and runtime of the client build',
    files: ['entries.ts'],
    breaks: 'Live panels and consoles do not open, or they and the application run two copies of React.',
    needs: [
      {
        file: '@docusaurus/core/lib/webpack/client.js',
        text: "entry: path_1.default.resolve(__dirname, '../client/clientEntry.js')",
      },
      { file: '@docusaurus/core/lib/webpack/client.js', text: 'runtimeChunk: true' },
    ],
  },
  {
    name: 'manifest of the client build',
    files: ['clientManifest.ts'],
    breaks: "A started page asks for its own route's scripts only after those of the application have run.",
    needs: [
      { file: '@docusaurus/core/lib/webpack/client.js', text: "'client-manifest.json'" },
      { file: template, text: 'getBundles)(manifest, modulesToBeLoaded)' },
      { file: 'react-loadable-ssr-addon-v5-slorber/lib/getBundles.js', text: 'origins' },
    ],
  },
  {
    name: 'routes of the application',
    files: ['failedChunks.ts'],
    breaks: 'Where a part of a page cannot be fetched, the browser leaves the site for its own error page.',
    needs: [
      { file: '@docusaurus/core/lib/client/preload.js', text: 'match.route.component.preload?.()' },
      {
        file: '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
        text: 'data-has-hydrated={isBrowser}',
      },
    ],
  },
  {
    name: 'navigation that waits',
    files: ['PendingNavigation.ts', 'loadedParts.ts', 'loaders/navigation.mjs'],
    breaks: 'The build stops, or every link of the old page renders again before the new page does.',
    needs: [
      {
        file: '@docusaurus/core/lib/client/App.js',
        text: "import PendingNavigation from './PendingNavigation';",
      },
      {
        file: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
        text: 'export function dispatchLifecycleAction(',
      },
      { file: pending, text: 'nextRouteHasLoaded: true' },
      { file: pending, text: 'this.previousLocation = this.props.location;' },
      { file: pending, text: "this.routeUpdateCleanupCb = dispatchLifecycleAction('onRouteUpdate'" },
      { file: pending, text: 'preload(nextLocation.pathname)' },
    ],
  },
  {
    name: 'fetching ahead',
    files: ['fetchingAhead.ts'],
    breaks:
      'A slow network fetches the page of every link that comes into sight, or that of a clicked link only when it is clicked.',
    needs: [
      { file: '@docusaurus/core/lib/client/exports/Link.js', text: 'window.docusaurus.prefetch(targetLink)' },
      { file: '@docusaurus/core/lib/client/exports/Link.js', text: 'window.docusaurus.preload(targetLink)' },
      { file: '@docusaurus/core/lib/client/docusaurus.js', text: 'const prefetch = (routePath) =>' },
      { file: '@docusaurus/core/lib/client/docusaurus.js', text: 'const preload = (routePath) =>' },
    ],
  },
  {
    name: 'context of a route',
    files: ['FallbackRoute.tsx'],
    breaks: 'The page in place of one that broke breaks too.',
    needs: [
      { file: '@docusaurus/core/lib/client/routeContext.js', text: 'export function RouteContextProvider(' },
    ],
  },
  {
    name: "internals of the themes' common package",
    files: [
      'usePageCount.ts',
      'theme/AnnouncementBar/index.tsx',
      'theme/Navbar/MobileSidebar/index.tsx',
      'theme/Navbar/MobileSidebar/Header/index.tsx',
    ],
    breaks: 'The build stops: the announcement, the drawer and the lists of groups have no hook to ask.',
    needs: [
      { file: '@docusaurus/theme-common/lib/internal.js', text: 'useAnnouncementBar' },
      { file: '@docusaurus/theme-common/lib/internal.js', text: 'useHistoryPopHandler' },
      { file: '@docusaurus/theme-common/lib/internal.js', text: 'useAlternatePageUtils' },
      { file: '@docusaurus/theme-common/lib/internal.js', text: 'useDocCardDescriptionCategoryItemsPlural' },
    ],
  },
  {
    name: 'types of the trees of documents',
    files: ['sidebarTypes.ts'],
    breaks: 'The type check fails; the site is built as before.',
    needs: [
      {
        file: '@docusaurus/plugin-content-docs/src/sidebars/types.ts',
        text: 'export type SidebarItemConfig',
      },
      {
        file: '@docusaurus/plugin-content-docs/src/sidebars/types.ts',
        text: 'export type SidebarItemCategoryConfig',
      },
    ],
  },
  {
    name: 'content of the documents plugin',
    files: ['documents.ts'],
    breaks: 'The build stops: llms.txt and the sentences of documents are made of what that plugin loaded.',
    needs: [
      { file: '@docusaurus/plugin-content-docs/lib/index.js', text: "'docusaurus-plugin-content-docs'" },
      { file: '@docusaurus/plugin-content-docs/lib/index.js', text: 'loadedVersions' },
    ],
  },
  {
    name: "cache of the bundler's configuration",
    files: ['bundlerCache.ts'],
    breaks: 'A warm build of one language or side reads the cache of another.',
    needs: [{ file: bundler, text: 'version: `${getCacheName()}-${getCacheVersion()}`' }],
  },
  {
    name: 'group of stylesheets',
    files: ['styleGroup.ts'],
    breaks: 'Every page fetches the styles of live panels, console and dialogs.',
    needs: [{ file: bundler, text: "name: 'styles'" }],
  },
  {
    name: 'names of classes',
    files: ['classNames.ts'],
    breaks: 'Each class of a CSS module has a suffix of its own again, a kilobyte more in every page.',
    needs: [{ file: bundler, text: 'localIdentName: `[local]_[contenthash:base64:4]`' }],
  },
  {
    name: 'data of the page template',
    files: ['pageTemplate.ts'],
    breaks: 'Pages lack scripts, styles or their text.',
    needs: ['appHtml', 'headTags', 'preBodyTags', 'postBodyTags', 'scripts', 'stylesheets', 'baseUrl'].map(
      (name) => ({ file: template, text: name }),
    ),
  },
  {
    name: 'history of files',
    files: ['lastChanges.ts'],
    breaks: 'The build stops, or runs git once for each page.',
    needs: [
      { file: '@docusaurus/utils/lib/vcs/vcs.js', text: "'git-eager'" },
      { file: '@docusaurus/core/lib/server/configValidation.js', text: 'experimental_vcs' },
    ],
  },
  {
    name: 'packages inside the engine',
    files: ['replacedPackages.ts', 'noHighlighter.ts'],
    breaks: 'Every page fetches a highlighter of code, or a library of which it calls one function.',
    needs: [
      { file: '@docusaurus/theme-classic/lib/prism-include-languages.js', text: 'prism-react-renderer' },
      { file: '@docusaurus/utils-common/lib/index.js', text: 'require("tslib")' },
    ],
  },
  {
    name: 'variables of the environment',
    files: ['environment.mjs'],
    breaks: 'Two builds at a time write into one folder, or the check of broken pages reads a cache.',
    needs: [
      { file: '@docusaurus/utils/lib/constants.js', text: 'DOCUSAURUS_GENERATED_FILES_DIR_NAME' },
      { file: bundler, text: 'DOCUSAURUS_NO_PERSISTENT_CACHE' },
    ],
  },
  {
    name: 'components that are unsafe to replace',
    files: ['theme.ts', 'modules.d.ts'],
    breaks: "The engine's own component is shown again in the place of ours.",
    needs: [{ file: '@docusaurus/core/lib/webpack/aliases/index.js', text: 'plugin.getThemePath()' }],
  },
];
