import type { EnvironmentModuleNode, RunnableDevEnvironment } from 'vite';
import { type SiteLocale, siteLocales } from '../../locales.ts';
import { changedData } from './imports.ts';
import type { SiteModules } from './openVite.ts';
import { at } from './paths.ts';

/** Files that modules read without importing them, by the module that has to read them again. */
const readBy: readonly { files: RegExp; module: string }[] = [
  {
    files:
      /^(\.build\/(recordings|programs|sdk-readmes)|examples\/(receivers|tests|agents)|deploy|site\/static)\//,
    module: 'data/modules.ts',
  },
  {
    files: /^site\/src\/(start|router|onDemand|search|islands)\/|^ui\/|^workbench\//,
    module: 'outputs/html.ts',
  },
];

/** Sources that only the scripts of pages and the islands have, where no module that runs here is made of them. */
const ofScripts = /^(site\/src|examples|reference|text)\/(?!.*\.test\.).*\.(tsx?|css)$/;

/** Forgets a module and all that import it: they run again when they are asked for. */
function forget(environment: RunnableDevEnvironment, ids: readonly string[]): number {
  const { evaluatedModules } = environment.runner;
  const waiting = [...ids];
  const done = new Set<string>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (done.has(id)) continue;
    done.add(id);
    const node = evaluatedModules.getModuleById(id);
    if (!node) continue;
    waiting.push(...node.importers);
    evaluatedModules.invalidateModule(node);
  }
  return done.size;
}

const modulesOf = ({ moduleGraph }: RunnableDevEnvironment, file: string) =>
  [
    ...(moduleGraph.getModulesByFile(file) ?? []),
    ...[...moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.startsWith(`\0${file}`)),
  ].filter((node): node is EnvironmentModuleNode & { id: string } => node.id !== null);

/**
 * Has what a changed file is in run again, in all languages.
 * @returns how many modules were forgotten; 0 where the site has nothing of that file
 */
export function noteChange({ server }: SiteModules, file: string): number {
  const environment = (name: string) => server.environments[name] as RunnableDevEnvironment;
  const path = file.slice(at('/').length);
  const names = [...siteLocales, 'data'];
  const isRun = names.some((name) => modulesOf(environment(name), file).length > 0);
  const readers = readBy
    .filter(({ files }) => files.test(path))
    .map(({ module }) => at('site/builder', module));
  if (!isRun && ofScripts.test(path)) readers.push(at('site/builder/outputs/html.ts'));
  const counts = new Map<string, number>();
  for (const name of names) {
    const changed = [file, ...readers].flatMap((each) => modulesOf(environment(name), each));
    for (const node of changed) environment(name).moduleGraph.invalidateModule(node);
    const ids = changed.map(({ id }) => id);
    counts.set(name, forget(environment(name), ids));
  }
  const changed = counts.get('data') ? anyName : /\.mdx$/.test(file) ? ofPages : undefined;
  if (changed) for (const locale of siteLocales) stale.set(locale, stale.get(locale) ?? changed);
  return [...counts.values()].reduce((sum, each) => sum + each, 0);
}

/** Data that change with the front matter of a page, and data that change with the modules that make them. */
const ofPages = / @documents$/;
const anyName = /^/;

/** Names of the data of each language that may have changed since they were read. */
const stale = new Map<SiteLocale, RegExp>();

/** Has modules of data run again in a language whose values are others now. */
export async function refreshData({ server, read }: SiteModules, locale: SiteLocale): Promise<void> {
  const names = stale.get(locale);
  if (!names) return;
  stale.delete(locale);
  const environment = server.environments[locale] as RunnableDevEnvironment;
  const ids = await changedData(locale, read, names);
  const changed = ids.flatMap((id) => environment.moduleGraph.getModuleById(id) ?? []);
  for (const node of changed) environment.moduleGraph.invalidateModule(node);
  forget(environment, ids);
}
