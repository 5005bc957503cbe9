import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import type { Recording } from '../../examples/recording.ts';
import { at } from '../run/paths.mjs';

/** Path of a description, or of the Postman collection. */
export const descriptionPath = (name: 'openapi' | 'control' | 'postman', locale: Locale) =>
  at('contract', 'generated', `${name}.${locale}.json`);

/** The description of the REST API. */
export const readDescription = () =>
  JSON.parse(readFileSync(descriptionPath('openapi', 'en'), 'utf8')) as OpenApiDocument;

/** The Portuguese recording of every example, in the order of their names; a translated one has the same fields. */
export function readRecordings(): Recording[] {
  const folder = at('examples', 'recorded', 'pt');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Recording);
}
