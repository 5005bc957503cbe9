import type { Locale, Words } from '../locales.ts';
import { soapChangelog } from '../soap/changelog.ts';
import type { SoapEntry } from '../soap/entry.ts';
import { soapErrors } from '../soap/errors.ts';
import { integrationStates } from '../soap/integrationStates.ts';
import { type SoapMethod, soapMethods } from '../soap/methods.ts';
import { soapService } from '../soap/service.ts';
import { soapAliases, soapTypes } from '../soap/types.ts';
import { soapWords } from '../soap/words.ts';

function codesIn(table: Readonly<Record<string, SoapEntry>>, speak: (words: Words) => string) {
  return Object.entries(table).map(([code, { retryable, words, cause, remedy }]) => ({
    code,
    retryable,
    msg: speak(words),
    cause: speak(cause),
    remedy: speak(remedy),
  }));
}

/** The SOAP service in one language: methods, types, codes, changelog. */
export function soapFacts(locale: Locale) {
  const speak = (words: Words) => words[locale];
  return {
    service: soapService,
    methods: Object.entries<SoapMethod>(soapMethods).map(([name, method]) => ({
      name,
      summary: speak(method.summary),
      description: speak(method.description),
      parts: method.parts,
      returns: method.returns,
      errors: method.errors,
    })),
    types: Object.entries(soapTypes).map(([name, fields]) => ({
      name,
      fields: fields.map((field) => ({ ...field, words: speak(soapWords[field.name]) })),
    })),
    aliases: soapAliases,
    errors: codesIn(soapErrors, speak),
    integrationStates: codesIn(integrationStates, speak),
    changelog: soapChangelog.map(({ version, date, words }) => ({ version, date, words: speak(words) })),
  };
}
