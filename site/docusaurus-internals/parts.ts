/** A private part of a Docusaurus package that a file of this folder uses. */
export interface Need {
  /** Package and file inside it: `@docusaurus/core/lib/server/codegen/codegen.js`. */
  file: string;
  /** Text that the file must contain; without it, the file must exist. */
  says?: string;
}

/** One private part of the engine: which files here touch it, and what stops working when a release moves it. */
export interface Part {
  name: string;
  files: readonly string[];
  breaks: string;
  needs: readonly Need[];
}

const codegen = '@docusaurus/core/lib/server/codegen/codegen.js';
const routes = '@docusaurus/core/lib/server/codegen/codegenRoutes.js';
const bundler = '@docusaurus/core/lib/webpack/base.js';
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
      { file: codegen, says: '`${utils_1.DEFAULT_CONFIG_FILE_NAME}.mjs`' },
      { file: codegen, says: 'export default ${JSON.stringify(siteConfig, null, 2)};' },
    ],
  },
  {
    name: 'generated registry of chunks',
    files: ['browserFiles.ts', 'loaders/registry.mjs'],
    breaks: 'The build stops, because the names to be taken out of the registry are not where they were.',
    needs: [{ file: routes, says: ', "${modulePath}", require.resolveWeak("${modulePath}")],' }],
  },
  {
    name: 'generated messages and metadata',
    files: ['browserFiles.ts', 'loaders/empty.mjs', 'loaders/translations.mjs'],
    breaks:
      'Every page fetches the messages of the whole site; or a message is shown in Portuguese everywhere.',
    needs: [
      { file: codegen, says: "'codeTranslations.json'" },
      { file: codegen, says: "'site-metadata.json'" },
      {
        file: '@docusaurus/core/lib/client/exports/Translate.js',
        says: 'export function translate({ message, id }',
      },
    ],
  },
  {
    name: 'generated trees of documents',
    files: ['browserFiles.ts', 'loaders/docsTree.mjs'],
    breaks: 'Every document fetches the titles and sentences of all others.',
    needs: [
      { file: routes, says: "plugin.name, plugin.id, 'p'" },
      { file: '@docusaurus/plugin-content-docs/lib/props.js', says: 'docs: toVersionDocsProp(' },
    ],
  },
  {
    name: 'manifest of the client build',
    files: ['clientManifest.ts'],
    breaks: "A started page asks for its own route's scripts only after those of the application have run.",
    needs: [
      { file: '@docusaurus/core/lib/webpack/client.js', says: "'client-manifest.json'" },
      { file: template, says: 'getBundles)(manifest, modulesToBeLoaded)' },
      { file: 'react-loadable-ssr-addon-v5-slorber/lib/getBundles.js', says: 'origins' },
    ],
  },
  {
    name: 'routes of the application',
    files: ['failedChunks.ts'],
    breaks: 'Where a part of a page cannot be fetched, the browser leaves the site for its own error page.',
    needs: [
      { file: '@docusaurus/core/lib/client/preload.js', says: 'match.route.component.preload?.()' },
      {
        file: '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
        says: 'data-has-hydrated={isBrowser}',
      },
    ],
  },
  {
    name: 'fetching ahead',
    files: ['linksInSight.ts'],
    breaks: 'A slow network fetches the page of every link that comes into sight.',
    needs: [
      { file: '@docusaurus/core/lib/client/exports/Link.js', says: 'window.docusaurus.prefetch(targetLink)' },
      { file: '@docusaurus/core/lib/client/docusaurus.js', says: 'const prefetch = (routePath) =>' },
    ],
  },
  {
    name: 'context of a route',
    files: ['StandInRoute.tsx'],
    breaks: 'The page in place of one that broke breaks too.',
    needs: [
      { file: '@docusaurus/core/lib/client/routeContext.js', says: 'export function RouteContextProvider(' },
    ],
  },
  {
    name: "internals of the themes' common package",
    files: ['usePageCount.ts', 'theme/AnnouncementBar/index.tsx'],
    breaks: 'The build stops: the announcement and the lists of groups have no hook to ask.',
    needs: [
      { file: '@docusaurus/theme-common/lib/internal.js', says: 'useAnnouncementBar' },
      { file: '@docusaurus/theme-common/lib/internal.js', says: 'useDocCardDescriptionCategoryItemsPlural' },
    ],
  },
  {
    name: 'types of the trees of documents',
    files: ['sidebarTypes.ts'],
    breaks: 'The type check fails; the site is built as before.',
    needs: [
      {
        file: '@docusaurus/plugin-content-docs/src/sidebars/types.ts',
        says: 'export type SidebarItemConfig',
      },
      {
        file: '@docusaurus/plugin-content-docs/src/sidebars/types.ts',
        says: 'export type SidebarItemCategoryConfig',
      },
    ],
  },
  {
    name: 'content of the documents plugin',
    files: ['documents.ts'],
    breaks: 'The build stops: llms.txt and the sentences of documents are made of what that plugin loaded.',
    needs: [
      { file: '@docusaurus/plugin-content-docs/lib/index.js', says: "'docusaurus-plugin-content-docs'" },
      { file: '@docusaurus/plugin-content-docs/lib/index.js', says: 'loadedVersions' },
    ],
  },
  {
    name: "cache of the bundler's configuration",
    files: ['bundlerCache.ts'],
    breaks: 'A warm build of one language or side reads the cache of another.',
    needs: [{ file: bundler, says: 'version: `${getCacheName()}-${getCacheVersion()}`' }],
  },
  {
    name: 'group of stylesheets',
    files: ['styleGroup.ts'],
    breaks: 'Every page fetches the styles of live panels, console and dialogs.',
    needs: [{ file: bundler, says: "name: 'styles'" }],
  },
  {
    name: 'data of the page template',
    files: ['pageTemplate.ts'],
    breaks: 'Pages lack scripts, styles or their text.',
    needs: ['appHtml', 'headTags', 'preBodyTags', 'postBodyTags', 'scripts', 'stylesheets', 'baseUrl'].map(
      (name) => ({ file: template, says: name }),
    ),
  },
  {
    name: 'history of files',
    files: ['lastChanges.ts'],
    breaks: 'The build stops, or runs git once for each page.',
    needs: [
      { file: '@docusaurus/utils/lib/vcs/vcs.js', says: "'git-eager'" },
      { file: '@docusaurus/core/lib/server/configValidation.js', says: 'experimental_vcs' },
    ],
  },
  {
    name: 'packages inside the engine',
    files: ['replacedPackages.ts', 'noHighlighter.ts'],
    breaks: 'Every page fetches a highlighter of code, or a library of which it calls one function.',
    needs: [
      { file: '@docusaurus/theme-classic/lib/prism-include-languages.js', says: 'prism-react-renderer' },
      { file: '@docusaurus/utils-common/lib/index.js', says: 'require("tslib")' },
    ],
  },
  {
    name: 'variables of the environment',
    files: ['environment.mjs'],
    breaks: 'Two builds at a time write into one folder, or the check of broken pages reads a cache.',
    needs: [
      { file: '@docusaurus/utils/lib/constants.js', says: 'DOCUSAURUS_GENERATED_FILES_DIR_NAME' },
      { file: bundler, says: 'DOCUSAURUS_NO_PERSISTENT_CACHE' },
    ],
  },
  {
    name: 'components that are unsafe to replace',
    files: ['theme.ts', 'modules.d.ts'],
    breaks: "The engine's own component is shown again in the place of ours.",
    needs: [{ file: '@docusaurus/core/lib/webpack/aliases/index.js', says: 'plugin.getThemePath()' }],
  },
];
