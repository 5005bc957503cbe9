import type { EnvironmentModuleNode, RunnableDevEnvironment } from 'vite';
import { siteLocales } from '../../locales.ts';
import { dataPrefix, documentsModule } from './imports.ts';
import type { SiteModules } from './openVite.ts';
import { at } from './paths.ts';

/** Files that modules read without an import, and the module to reload when one changes. */
const readBy: readonly { files: RegExp; module: string }[] = [
  {
    files: /^(\.build\/(recordings|programs|sdk-readmes)|examples\/(receivers|tests|agents)|deploy|site\/static)\//,
    module: 'data/recording.ts',
  },
  {
    files: /^site\/src\/(start|router|onDemand|search|islands)\/|^ui\/|^workbench\//,
    module: 'outputs/html.ts',
  },
  { files: /^site\/src\/components\/(guide|soap)\/\w+\.tsx$/, module: '../src/components/pageComponents.ts' },
];

/** Sources of page scripts and islands. noteChange() rules out the server's modules first. */
const ofScripts = /^(site\/src|examples|reference|text)\/(?!.*\.test\.).*\.(tsx?|css)$/;

type SiteModule = EnvironmentModuleNode & { id: string };

const modulesNamed = ({ moduleGraph }: RunnableDevEnvironment, beginning: string): SiteModule[] =>
  [...moduleGraph.idToModuleMap.values()].filter((node): node is SiteModule => Boolean(node.id?.startsWith(beginning)));

/** Modules of a file. An imported stylesheet is a separate virtual module (vite/styles.ts). */
const modulesOf = (environment: RunnableDevEnvironment, file: string) => [
  ...modulesNamed(environment, file),
  ...modulesNamed(environment, `\0${file}`),
];

/** Invalidates modules and all modules that import them, so that they run again on request. */
function forget({ moduleGraph, runner }: RunnableDevEnvironment, modules: readonly SiteModule[]): number {
  for (const node of modules) moduleGraph.invalidateModule(node);
  const { evaluatedModules } = runner;
  const waiting = modules.map(({ id }) => id);
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

/** Invalidates a changed file in all languages. @returns the number of modules; 0 if the site does not use the file */
export function noteChange({ server }: SiteModules, file: string): number {
  const all = ['data', ...siteLocales].map((name) => server.environments[name] as RunnableDevEnvironment);
  const path = file.slice(at('/').length);
  const readers = readBy.flatMap(({ files, module }) => (files.test(path) ? at('site/builder', module) : []));
  const isRun = all.some((environment) => modulesOf(environment, file).length > 0);
  if (!isRun && ofScripts.test(path)) readers.push(at('site/builder/outputs/html.ts'));
  // Prefix of cached data to invalidate: the documents after a page changed, otherwise data that a changed module made.
  let values = file.endsWith('.mdx') ? documentsModule : undefined;
  let sum = 0;
  for (const environment of all) {
    const changed = [file, ...readers].flatMap((each) => modulesOf(environment, each));
    const count = forget(environment, [...changed, ...(values ? modulesNamed(environment, values) : [])]);
    if (environment.name === 'data' && count > 0) values = readers.length > 0 ? `${dataPrefix}@recorded` : dataPrefix;
    sum += count;
  }
  return sum;
}
