import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ProvocationFact } from '../src/facts/provocation.ts';
import { localeOf } from './locale.ts';

/** The parts of the catalogue that are read. */
type Errors = Record<string, { msg: string; provocation: ProvocationFact }>;

/**
 * Provides `@refusals` for the console: the error codes, and the calls that provoke them. Causes and remedies are on
 * the page already.
 */
export function refusalsPlugin(context: LoadContext): Plugin {
  const file = path.join(context.siteDir, `../contract/generated/facts.${localeOf(context)}.json`);
  const name = 'balcao-refusals';
  return {
    name,
    getPathsToWatch: () => [file],
    loadContent: async () => (JSON.parse(readFileSync(file, 'utf8')) as { errors: Errors }).errors,
    async contentLoaded({ content, actions }) {
      const errors = Object.entries(content as Errors);
      const calls = errors.flatMap(([code, { msg, provocation }]) =>
        // Refusals that need earlier calls are left out.
        provocation.by === 'call' && !provocation.before ? [{ code, msg, call: provocation.call }] : [],
      );
      await actions.createData(
        'refusals.json',
        JSON.stringify({ codes: Object.keys(content as Errors), calls }),
      );
    },
    configureWebpack: () => ({
      resolve: {
        alias: { '@refusals': path.join(context.generatedFilesDir, name, 'default/refusals.json') },
      },
    }),
  };
}
