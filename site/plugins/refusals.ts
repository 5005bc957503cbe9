import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ProvocationFact } from '../src/facts/provocation.ts';
import { localeOf } from './locale.ts';

/** What is read of the catalogue. */
type Errors = Record<string, { msg: string; provocation: ProvocationFact }>;

/**
 * Gives the console `@refusals`: the codes of the catalogue, and the calls that are refused with one on purpose. The
 * rest of the catalogue, cause and remedy in full sentences, is on the page already and need not travel again.
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
        // One that needs other calls first is no matter of one click.
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
