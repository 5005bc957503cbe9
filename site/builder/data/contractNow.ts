import { buildFacts, type Facts } from '@balcao/contract/facts/buildFacts.ts';
import { buildDescription } from '@balcao/contract/openapi/buildDescription.ts';
import { buildControlDescription } from '@balcao/contract/openapi/control.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import type { SiteLocale } from '../../locales.ts';
import type { ReferencePageId } from '../../src/components/api/referencePages.ts';

/** Facts of the contract in a language, built from its current modules. */
export const factsIn: (locale: SiteLocale) => Facts = buildFacts;

const builders = { api: buildDescription, sandbox: buildControlDescription };

export const description = (id: ReferencePageId, locale: SiteLocale): OpenApiDocument => builders[id](locale);
