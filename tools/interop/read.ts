import { readFileSync } from 'node:fs';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { at } from '../run/paths.mjs';

/** Path of a description, or of the Postman collection. */
export const descriptionPath = (name: 'openapi' | 'control' | 'postman', locale: Locale) =>
  at('contract', 'generated', `${name}.${locale}.json`);

/** The description of the REST API. */
export const readDescription = () =>
  JSON.parse(readFileSync(descriptionPath('openapi', 'en'), 'utf8')) as OpenApiDocument;
