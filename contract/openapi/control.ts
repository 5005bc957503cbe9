import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { provider } from '../../provider.config.ts';
import { controlOperations } from '../control/controlOperations.ts';
import { streamOperations } from '../control/liveEvents.ts';
import { controlTags } from '../operations/tags.ts';
import type { Locale } from '../words/locales.ts';
import { describe } from './buildDescription.ts';
import { documentWords, serverWords } from './descriptionWords.ts';

/** Builds the description of the control API in one language. It has no production server. */
export function buildControlDescription(locale: Locale): OpenApiDocument {
  return describe(
    {
      title: documentWords.controlTitle,
      description: documentWords.controlDescription,
      servers: [{ url: `${provider.sandbox}/sandbox`, words: serverWords.sandbox }],
      tags: controlTags,
      operations: { ...controlOperations, ...streamOperations },
      webhooks: false,
    },
    locale,
  );
}
