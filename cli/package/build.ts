import { existsSync } from 'node:fs';
import { locales } from '@balcao/contract/words/locales.ts';
import { buildCli } from '../../tools/run/cli.mjs';
import { documentationFile } from '../../tools/run/documentation.mjs';

/**
 * Builds the package once, before the first test of a run, as it is published: with the documentation.
 * @throws Error where the site was not built, which the documentation comes from
 */
export async function setup(): Promise<void> {
  if (!locales.every((locale) => existsSync(documentationFile(locale))))
    throw new Error(
      'The package would lack its documentation: npm start builds the site that it comes from.',
    );
  await buildCli();
}
