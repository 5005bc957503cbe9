import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '@balcao/contract/facts/build.ts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ReferencePageId } from '../src/components/api/referencePages.ts';
import type { Refusals } from '../src/facts/provocation.ts';
import type { ControlErrorFact } from '../src/facts/types.ts';
import { localeOf } from './locale.ts';

/** A catalogue of errors. */
type Errors = Readonly<Record<string, Facts['errors'][keyof Facts['errors']] | ControlErrorFact>>;

/** The catalogue of each page. */
type Catalogues = Record<ReferencePageId, Errors>;

/** Codes and calls; refusals that need earlier calls are left out. */
function refusalsIn(catalogue: Errors): Refusals {
  const calls = Object.entries(catalogue).flatMap(([code, { msg, provocation }]) =>
    provocation.by === 'call' && !provocation.before ? [{ code, msg, call: provocation.call }] : [],
  );
  return { codes: Object.keys(catalogue), calls };
}

/**
 * Provides `@refusals` for the consoles: by page the error codes, and the calls that provoke them. Causes and remedies
 * are on the page already.
 */
export function refusalsPlugin(context: LoadContext): Plugin {
  const file = path.join(context.siteDir, `../contract/generated/facts.${localeOf(context)}.json`);
  const name = 'balcao-refusals';
  return {
    name,
    getPathsToWatch: () => [file],
    async loadContent(): Promise<Catalogues> {
      const { errors, control } = JSON.parse(readFileSync(file, 'utf8')) as Facts;
      return { api: errors, sandbox: control.catalogue };
    },
    async contentLoaded({ content, actions }) {
      const pages = Object.entries(content as Catalogues).map(([page, errors]) => {
        return [page, refusalsIn(errors)] as const;
      });
      await actions.createData('refusals.json', JSON.stringify(Object.fromEntries(pages)));
    },
    configureWebpack: () => ({
      resolve: {
        alias: { '@refusals': path.join(context.generatedFilesDir, name, 'default/refusals.json') },
      },
    }),
  };
}
