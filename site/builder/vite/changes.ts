import type { EnvironmentModuleNode, RunnableDevEnvironment } from 'vite';
import { siteLocales } from '../../locales.ts';
import { dataPrefix, documentsModule } from './imports.ts';
import type { SiteModules } from './openVite.ts';
import { at } from './paths.ts';

/** Files that modules read without importing them, by the module that has to read them again. */
const readBy: readonly { files: RegExp; module: string }[] = [
  {
    files:
      /^(\.build\/(recordings|programs|sdk-readmes)|examples\/(receivers|tests|agents)|deploy|site\/static)\//,
    module: 'data/recording.ts',
  },
  {
    files: /^site\/src\/(start|router|onDemand|search|islands)\/|^ui\/|^workbench\//,
    module: 'outputs/html.ts',
  },
  { files: /^site\/src\/components\/(guide|soap)\/\w+\.tsx$/, module: '../src/components/pageComponents.ts' },
];

/** Sources that only the scripts of pages and the islands have, where no module that runs here is made of them. */
const ofScripts = /^(site\/src|examples|reference|text)\/(?!.*\.test\.).*\.(tsx?|css)$/;

type SiteModule = EnvironmentModuleNode & { id: string };

const modulesNamed = ({ moduleGraph }: RunnableDevEnvironment, beginning: string): SiteModule[] =>
  [...moduleGraph.idToModuleMap.values()].filter((node): node is SiteModule =>
    Boolean(node.id?.startsWith(beginning)),
  );

/** A stylesheet runs as a module of its own name (vite/styles.ts). */
const modulesOf = (environment: RunnableDevEnvironment, file: string) => [
  ...modulesNamed(environment, file),
  ...modulesNamed(environment, `\0${file}`),
];

/** Forgets modules and all that import them: they run again when they are asked for. */
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

/**
 * Has what a changed file is in run again, in all languages.
 * @returns how many modules were forgotten; 0 where the site has nothing of that file
 */
export function noteChange({ server }: SiteModules, file: string): number {
  const all = ['data', ...siteLocales].map((name) => server.environments[name] as RunnableDevEnvironment);
  const path = file.slice(at('/').length);
  const readers = readBy.flatMap(({ files, module }) => (files.test(path) ? at('site/builder', module) : []));
  const isRun = all.some((environment) => modulesOf(environment, file).length > 0);
  if (!isRun && ofScripts.test(path)) readers.push(at('site/builder/outputs/html.ts'));
  // Values that the languages have of modules that changed before, or of the front matter of a page.
  let values = file.endsWith('.mdx') ? documentsModule : undefined;
  let sum = 0;
  for (const environment of all) {
    const changed = [file, ...readers].flatMap((each) => modulesOf(environment, each));
    const count = forget(environment, [...changed, ...(values ? modulesNamed(environment, values) : [])]);
    if (environment.name === 'data' && count > 0)
      values = readers.length > 0 ? `${dataPrefix}@recorded` : dataPrefix;
    sum += count;
  }
  return sum;
}
