import type { FieldMapping } from '../soap/migration/fieldMapping.ts';
import { entityMapping, soapToRest } from '../soap/migration/soapToRest.ts';
import { webhookMapping } from '../soap/migration/webhookMapping.ts';
import type { Locale } from '../words/locales.ts';
import { apiChanges } from './apiChanges.ts';

/** What changes for who comes from the SOAP service, or from an older description of the API, in one language. */
export function migrationFacts(locale: Locale) {
  const inLocale = (mappings: readonly FieldMapping[]) =>
    mappings.map(({ soap, rest, words }) => ({ soap, rest, words: words?.[locale] ?? null }));
  const methods = Object.entries(soapToRest).map(([id, { operations, request, answer }]) => ({
    id,
    operations,
    request: inLocale(request),
    answer: inLocale(answer),
  }));
  const none = { operations: [], answer: [] };
  return {
    apiChanges: apiChanges.map(({ subject, before, now }) => ({
      subject: subject[locale],
      before: before[locale],
      now: now[locale],
    })),
    soapToRest: [
      { id: 'entity', ...none, request: inLocale(entityMapping) },
      ...methods,
      { id: 'webhook', ...none, request: inLocale(webhookMapping) },
    ],
  };
}
