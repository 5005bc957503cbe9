import type { SoapError } from '../errors/errorRow.ts';
import { eventWords } from '../resources/webhooks/eventWords.ts';
import { soapChangelog } from '../soap/changelog.ts';
import { deprecatedSoapNames, soapLimits } from '../soap/fieldLimits.ts';
import { type SoapFieldName, soapFieldWords } from '../soap/fieldWords.ts';
import { hashValidityMinutes } from '../soap/hashValidity.ts';
import { soapUrls, soapVectors } from '../soap/hashVectors.ts';
import { integrationStates } from '../soap/integrationStates.ts';
import { provocationBy, type SoapProvocation } from '../soap/methodProvocations.ts';
import { type SoapMethod, type SoapMethodName, soapMethods } from '../soap/methods.ts';
import { type FieldMapping, webhookMapping } from '../soap/migration/fieldMapping.ts';
import { entityMapping, soapToRest } from '../soap/migration/soapToRest.ts';
import { soapService } from '../soap/service.ts';
import type { SketchedSoapCall } from '../soap/sketchedCalls.ts';
import { soapErrors } from '../soap/soapErrors.ts';
import { type SoapField, type SoapTypeName, soapAliasesOf, soapTypes } from '../soap/soapTypes.ts';
import { soapWords } from '../soap/soapWords.ts';
import { webhookFormFields } from '../soap/webhookFormFields.ts';
import type { Locale, Words } from '../words/locales.ts';

/** Differences for integrations that migrate from the SOAP service, in one language. */
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
    soapToRest: [
      { id: 'entity', ...none, request: inLocale(entityMapping) },
      ...methods,
      { id: 'webhook', ...none, request: inLocale(webhookMapping) },
    ],
  };
}

type Speak = (words: Words) => string;

interface Given {
  field: string;
  value: string;
}

/** Fields inside a part with their paths, such as `payment.order.amount`; only the part if it has no fields. */
function givenIn(path: string, value: unknown): Given[] {
  if (typeof value !== 'object' || value === null) return [{ field: path, value: String(value) }];
  const inside = Object.entries(value).flatMap(([name, held]) =>
    givenIn(Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`, held),
  );
  return inside.length > 0 ? inside : [{ field: path, value: '' }];
}

interface SoapCallFact {
  method: string;
  given: Given[];
}

/** Refused request for a page: the fields to send, and how the entity block deviates. */
function callOf({ method, request, entity = {} }: SketchedSoapCall): SoapCallFact {
  const { parts }: SoapMethod = soapMethods[method];
  const odd = Object.keys(entity).length > 0 ? givenIn('entity', entity) : [];
  const part = parts[1]?.name;
  return { method, given: part ? [...odd, ...givenIn(part, request)] : odd };
}

/** Refused request, preceded by the call that creates its payment, if any. */
function provocationOf({ first, ...call }: SoapProvocation): SoapCallFact & { first?: SoapCallFact } {
  if (!first) return callOf(call);
  return { first: callOf(first), ...callOf({ ...call, request: { paymentId: 'paymentId' } }) };
}

function provocationsBy(method: SoapMethodName) {
  const { errors }: SoapMethod = soapMethods[method];
  return Object.fromEntries(errors.map((code) => [code, provocationOf(provocationBy(method, code))]));
}

function codesIn(table: Readonly<Record<string, SoapError>>, speak: Speak) {
  return Object.entries(table).map(
    ([code, { origin, retryable = false, words, cause, remedy, tried, provocation }]) => ({
      code,
      origin: origin.mapping.kind,
      retryable,
      msg: speak(words),
      cause: speak(cause),
      remedy: speak(remedy),
      remedyOutside: tried === 'outside' || undefined,
      provocation: provocationOf(provocation.call),
    }),
  );
}

function fieldOf(type: SoapTypeName, field: SoapField, speak: Speak) {
  const own: SoapFieldName = `${type}.${field.name}`;
  const aliases = soapAliasesOf(type, field.name);
  return {
    name: field.name,
    type: field.list ? `${field.type}[]` : field.type,
    isRequired: field.required,
    isNullable: false,
    words: speak(soapFieldWords[own] ?? soapWords[field.name]),
    ...(soapLimits[own] ?? soapLimits[field.name]),
    newName: deprecatedSoapNames[own] ?? deprecatedSoapNames[field.name],
    alsoRead: aliases.length > 0 ? aliases : undefined,
  };
}

/** The SOAP service in one language: methods, types, codes, URLs, changelog. */
export function soapFacts(locale: Locale) {
  const speak: Speak = (words) => words[locale];
  return {
    service: { ...soapService, hashValidityMinutes },
    addresses: (['sandbox', 'testing', 'production'] as const).map((id) => ({ id, ...soapUrls[id] })),
    methods: Object.entries<SoapMethod>(soapMethods).map(([id, method]) => ({
      id,
      summary: speak(method.summary),
      description: speak(method.description),
      parts: method.parts,
      returns: method.returns,
      errors: method.errors,
    })),
    types: (Object.entries(soapTypes) as [SoapTypeName, readonly SoapField[]][]).map(([id, fields]) => ({
      id,
      fields: fields.map((field) => fieldOf(id, field, speak)),
    })),
    errors: codesIn(soapErrors, speak),
    provocations: Object.fromEntries(
      (Object.keys(soapMethods) as SoapMethodName[]).map((method) => [method, provocationsBy(method)]),
    ),
    integrationStates: codesIn(integrationStates, speak),
    hookFields: Object.entries(webhookFormFields).map(([name, { type, words }]) => ({
      name,
      type,
      isRequired: false,
      isNullable: false,
      words: speak(words),
    })),
    hookEvents: soapService.webhookActions.map((id) => ({ id, words: speak(eventWords[id]) })),
    vectors: soapVectors,
    changelog: soapChangelog.map(({ version, date, words }) => ({ version, date, words: speak(words) })),
  };
}
