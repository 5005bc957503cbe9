import type { Plugin } from '@docusaurus/types';

/** The parts of the engine's bundler configuration that name the classes of CSS modules. */
interface Loader {
  options?: { modules?: { localIdentName?: string } };
}
interface EngineRule {
  use?: (Loader | string)[];
}

/**
 * Gives the classes of one CSS module one suffix instead of one each. Suffixes are random, so that they compress badly,
 * and every page contains most of its classes twice.
 */
export function classNamesPlugin(): Plugin {
  return {
    name: 'balcao-class-names',
    configureWebpack: ({ module }) => ({
      mergeStrategy: { 'module.rules': 'replace' },
      module: { rules: ((module?.rules ?? []) as EngineRule[]).map(withSuffixOfFile) as object[] },
    }),
  };
}

function withSuffixOfFile(rule: EngineRule): EngineRule {
  if (!Array.isArray(rule.use)) return rule;
  return {
    ...rule,
    use: rule.use.map((loader) =>
      typeof loader === 'object' && loader.options?.modules
        ? {
            ...loader,
            options: {
              ...loader.options,
              modules: { ...loader.options.modules, hashStrategy: 'minimal-subset' },
            },
          }
        : loader,
    ),
  };
}
