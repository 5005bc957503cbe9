import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Sources } from '../promises/figures.ts';
import { presentPromises } from '../promises/present.ts';
import { readResults } from '../promises/results.ts';
import { localeOf } from './locale.ts';

/**
 * Provides the promises with their figures, from the contract's facts and from what the benches measured:
 * `@promises/deliveries.json` are those of one section of their page, in the language being built.
 */
export function promisesPlugin(context: LoadContext): Plugin {
  const locale = localeOf(context);
  const root = path.resolve(context.siteDir, '..');
  const folder = process.env.BALCAO_FACTS_DIR ?? path.join(root, 'contract/generated');
  const files = {
    facts: path.resolve(folder, `facts.${locale}.json`),
    results: path.join(root, 'bench/RESULTS.md'),
  };
  const name = 'balcao-promises';
  return {
    name,
    getPathsToWatch: () => Object.values(files),
    loadContent: async () => presentPromises(readSources(files), locale),
    async contentLoaded({ content, actions }) {
      for (const [section, rows] of Object.entries(content as object))
        await actions.createData(`${locale}/${section}.json`, JSON.stringify(rows));
    },
    configureWebpack: () => ({
      resolve: { alias: { '@promises': path.join(context.generatedFilesDir, name, 'default', locale) } },
    }),
  };
}

/** @param files of the contract's facts in one language, and of the benches' results */
export function readSources({ facts, results }: { facts: string; results: string }): Sources {
  const { limits, limitOrigins, mostKept, mostInFlight } = JSON.parse(readFileSync(facts, 'utf8')) as Sources;
  return {
    limits,
    limitOrigins,
    mostKept,
    mostInFlight,
    results: readResults(readFileSync(results, 'utf8')),
  };
}
