import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { referencePages } from '../src/components/api/referencePages.ts';
import { localeOf } from './locale.ts';

/** File names of the descriptions at the root of each language. */
const published = {
  openapi: referencePages.api.file,
  control: referencePages.sandbox.file,
  postman: 'postman.json',
} as const;

/** Puts the descriptions of the API and of the control API, and the API's collection beside the pages, in the language of those pages. */
export function descriptionsPlugin(context: LoadContext): Plugin {
  const locale = localeOf(context);
  const generated = path.join(context.siteDir, '../contract/generated');
  return {
    name: 'balcao-descriptions',
    async postBuild({ outDir }) {
      for (const [name, file] of Object.entries(published)) {
        copyFileSync(path.join(generated, `${name}.${locale}.json`), path.join(outDir, file));
      }
    },
  };
}
