import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describedFields } from './fields/fields.ts';
import { localeOf } from './locale.ts';

/**
 * Gives pages the fields of the API's description in the language being built, each as a module of its own:
 * `@fields/createCheckout/payment.amount.json`, so that a page ships only the fields it shows. A form, which loads on
 * demand, takes all fields of an owner: `@fields/createCheckout.json`.
 */
export function fieldsPlugin(context: LoadContext): Plugin {
  const locale = localeOf(context);
  const file = path.join(context.siteDir, `../contract/generated/openapi.${locale}.json`);
  const name = 'balcao-fields';

  return {
    name,
    getPathsToWatch: () => [file],
    loadContent: async () => describedFields(JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument),
    async contentLoaded({ content, actions }) {
      for (const [owner, fields] of Object.entries(content as ReturnType<typeof describedFields>)) {
        await actions.createData(`${locale}/${owner}.json`, JSON.stringify(fields));
        for (const [way, field] of Object.entries(fields)) {
          await actions.createData(`${locale}/${owner}/${way}.json`, JSON.stringify(field));
        }
      }
    },
    configureWebpack: () => ({
      resolve: { alias: { '@fields': path.join(context.generatedFilesDir, name, 'default', locale) } },
    }),
  };
}
