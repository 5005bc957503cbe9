import { createServer, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { type SiteLocale, siteLocales } from '../../locales.ts';
import { cssOptions } from './cssOptions.ts';
import { importsPlugin, type ReadData } from './imports.ts';
import { mdxPlugin } from './mdx.ts';
import { at, made, repository } from './paths.ts';
import { type StyleSheets, stylesPlugin } from './styles.ts';

/** Module environments in this process: one per language, and one for shared data. */
type Environment = SiteLocale | 'data';

export interface SiteModules {
  /** Runs a module once per environment. @throws the module's error, with file and line in the source */
  load<Exports>(environment: Environment, file: string): Promise<Exports>;
  /** Stylesheets imported so far. */
  styles: StyleSheets;
  read: ReadData;
  server: ViteDevServer;
}

/** Folders that contain no files of the site. */
const unwatched = [
  '.build/{site,sandbox-parts,test}',
  '.data',
  'site/build',
  'e2e',
  'bench',
  'sandbox',
  'simulation',
].map((each) => at(each, '**'));

export async function openVite(): Promise<SiteModules> {
  const { plugin, styles } = stylesPlugin();
  const load = <Exports>(name: Environment, file: string): Promise<Exports> =>
    (server.environments[name] as RunnableDevEnvironment).runner.import<Exports>(at('site/builder', file));
  const read: ReadData = (locale, id) =>
    load<typeof import('../data/modules.ts')>('data', 'data/modules.ts').then(({ dataModule }) =>
      dataModule(locale, id),
    );
  const server = await createServer({
    configFile: false,
    root: repository,
    cacheDir: made('vite'),
    appType: 'custom',
    logLevel: 'warn',
    mode: 'development',
    server: {
      middlewareMode: true,
      hmr: false,
      ws: false,
      watch: { ignored: unwatched },
    },
    css: cssOptions,
    optimizeDeps: { noDiscovery: true, include: [] },
    environments: Object.fromEntries(
      [...siteLocales, 'data'].map((name) => [
        name,
        { consumer: 'server' as const, dev: { preTransformRequests: true } },
      ]),
    ),
    plugins: [
      importsPlugin(read),
      mdxPlugin(() => load<typeof import('./markdown.ts')>('data', 'vite/markdown.ts')),
      plugin,
    ],
  });
  return { load, styles, read, server };
}
