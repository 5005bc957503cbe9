import { provider } from '../../provider.config.ts';
import { callerRules } from '../control/callerRules.ts';
import { exposedLimits } from '../control/exposedLimits.ts';
import { errors } from '../errors.ts';
import { glossary } from '../glossary/replacements.ts';
import type { Term } from '../glossary/term.ts';
import { actorLabels } from '../lifecycle/transition.ts';
import { limits } from '../limits.ts';
import { tags } from '../operations/tags.ts';
import { operations } from '../operations.ts';
import type { Origin } from '../provenance/origin.ts';
import { refusedCalls } from '../provocations/customers/refusedCalls.ts';
import { layoutLabels, redirectLabels } from '../resources/checkouts/checkoutLabels.ts';
import { entityLifecycle } from '../resources/entities/entityLifecycle.ts';
import { channelLifecycle, type PaymentChannel, paymentChannels } from '../resources/payments/paymentChannels.ts';
import {
  cancellationReasonLabels,
  methodLabels,
  methodTypeLabels,
  paymentTypeLabels,
} from '../resources/payments/paymentLabels.ts';
import { sdkAbilities, sdkGeneratorNames } from '../resources/sdks/abilities.ts';
import { type OwnSdkLanguage, ownSdkLanguages, sdkLanguages } from '../resources/sdks/languages.ts';
import { describeSdkOptions } from '../resources/sdks/options.ts';
import type { WebhookAction } from '../resources/webhooks/events.ts';
import { eventWords } from '../resources/webhooks/eventWords.ts';
import { signatureVector } from '../resources/webhooks/signatureTolerance.ts';
import { handlerLabels } from '../resources/webhooks/webhookLabels.ts';
import { amountScenarios } from '../scenarios/amounts.ts';
import { cardScenarios, testPin } from '../scenarios/cards.ts';
import { phoneScenarios } from '../scenarios/phones.ts';
import { seed } from '../scenarios/seed.ts';
import { entityScenarios } from '../scenarios/seededEntities.ts';
import { terminalScenarios } from '../scenarios/seededTerminals.ts';
import { type Locale, locales, type Words } from '../words/locales.ts';
import { assumptionFacts } from './assumptions.ts';
import { changeFacts } from './changes.ts';
import { controlFacts } from './control.ts';
import { errorFacts } from './errorFacts.ts';
import { operationFacts, tagFacts } from './operationFacts.ts';
import { migrationFacts, soapFacts } from './soapFacts.ts';
import { stateFacts } from './states.ts';
import { labelsIn } from './translate.ts';

/** A card at a terminal is a type of a method; every other channel is a method. */
const channelLabels: Record<PaymentChannel, Words> = { ...methodLabels, TPA: methodTypeLabels.TPA };

const channels = paymentChannels.map((channel) => ({ channel, rows: channelLifecycle(channel) }));
const rows = [...channels.flatMap((channel) => channel.rows), ...entityLifecycle];

/** Payment channels with their rows of the payment's lifecycle, named as on pages: `pending pay_reference`. */
function channelFacts(locale: Locale) {
  return channels.map(({ channel, rows }) => ({
    id: channel,
    label: channelLabels[channel][locale],
    rows: rows.map(({ from, action }) => `${from} ${action}`),
  }));
}

/** Events with their trigger, resource, resulting states, and the payment channels that send them. */
function eventFacts(locale: Locale) {
  return (Object.entries(eventWords) as [WebhookAction, Words][]).map(([id, words]) => ({
    id,
    words: words[locale],
    about: id.startsWith('entity_') ? ('entity' as const) : ('payment' as const),
    states: [...new Set(rows.filter(({ events }) => events.includes(id)).map(({ to }) => to))],
    ways: channels
      .filter(({ rows }) => rows.some(({ events }) => events.includes(id)))
      .map(({ channel }) => channelLabels[channel][locale]),
  }));
}

function coreFacts(locale: Locale) {
  return {
    apiVersion: limits.apiVersion,
    servers: { ...provider.servers, sandbox: provider.sandbox },
    tags: tagFacts(tags, locale),
    labels: {
      methods: labelsIn(methodLabels, locale),
      methodTypes: labelsIn(methodTypeLabels, locale),
      paymentTypes: labelsIn(paymentTypeLabels, locale),
      cancellationReasons: labelsIn(cancellationReasonLabels, locale),
      handlers: labelsIn(handlerLabels, locale),
      layouts: labelsIn(layoutLabels, locale),
      redirects: labelsIn(redirectLabels, locale),
      actors: labelsIn(actorLabels, locale),
    },
    callerRules: Object.entries(callerRules).map(([id, { what, cost, remedy, link }]) => ({
      id,
      what: what[locale],
      cost: cost[locale],
      remedy: remedy[locale],
      link,
    })),
    limits: { ...limits },
    exposedLimits,
    sdkLanguages,
    ownSdks: (Object.keys(ownSdkLanguages) as OwnSdkLanguage[]).map((language) => ({
      language,
      options: Object.values(describeSdkOptions(language, locale)),
    })),
    sdkAbilities: {
      languages: sdkGeneratorNames,
      rows: Object.entries(sdkAbilities).map(([id, { words, code }]) => ({ id, words: words[locale], code })),
    },
    seed,
  };
}

/** Magic phone numbers, cards, amounts, terminals and tax numbers in one language, for the sandbox page. */
function scenarioFacts(locale: Locale) {
  const inLocale = <T extends { words: Words; origin: Origin }>(all: readonly T[]) =>
    all.map(({ words, origin, ...scenario }) => ({ ...scenario, origin: origin.kind, words: words[locale] }));
  return {
    phoneScenarios: inLocale(phoneScenarios),
    cardScenarios: inLocale(cardScenarios),
    amountScenarios: inLocale(amountScenarios),
    terminalScenarios: inLocale(terminalScenarios),
    testPin,
    entityScenarios: inLocale(entityScenarios),
  };
}

function glossaryFacts(locale: Locale) {
  return Object.entries<Term>(glossary).map(([id, { word, definition }]) => ({
    id,
    word: word[locale],
    elsewhere: locales.filter((other) => other !== locale).map((other) => ({ locale: other, word: word[other] })),
    definition: definition[locale],
  }));
}

/** Facts for pages as plain JSON. The keys are independent, so that a page loads only what it needs. */
export function buildFacts(locale: Locale) {
  let ofOperations: ReturnType<typeof operationFacts> | undefined;
  return {
    ...coreFacts(locale),
    /** Computed on demand, because finding the refusals of every operation takes many trials. */
    get operations() {
      ofOperations ??= operationFacts(operations, tags, locale);
      return ofOperations;
    },
    errors: errorFacts(locale),
    refusedCalls: refusedCallFacts(locale),
    ...stateFacts(locale),
    paymentWays: channelFacts(locale),
    webhookActions: eventFacts(locale),
    signatureVector,
    ...scenarioFacts(locale),
    control: controlFacts(locale),
    soap: soapFacts(locale),
    ...migrationFacts(locale),
    changes: changeFacts(locale),
    ...assumptionFacts(locale),
    glossary: glossaryFacts(locale),
  };
}

/** Refused calls of the customer operations in one language, with the status and origin of each code. */
function refusedCallFacts(locale: Locale) {
  return Object.fromEntries(
    Object.entries(refusedCalls).map(([operation, calls]) => [
      operation,
      calls.map(({ id, code, when, sent, remedy }) => ({
        id,
        code,
        status: errors[code].status,
        isChosen: errors[code].origin.mapping.kind === 'chosen',
        when: when[locale],
        sent: Object.entries(sent),
        remedy: remedy[locale],
      })),
    ]),
  );
}

export type Facts = ReturnType<typeof buildFacts>;
