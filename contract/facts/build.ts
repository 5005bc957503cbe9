import { provider } from '../../provider.config.ts';
import { layoutLabels, redirectLabels } from '../checkouts/labels.ts';
import { controlErrors } from '../control/errors.ts';
import { faultHeader, faultKindWords } from '../control/faultKinds.ts';
import { streamOperations } from '../control/liveEvents.ts';
import { controlOperations } from '../control/operations.ts';
import type { Term } from '../glossary/term.ts';
import { glossary } from '../glossary.ts';
import {
  actorLabels,
  cancellationReasonLabels,
  handlerLabels,
  methodLabels,
  methodTypeLabels,
  paymentTypeLabels,
} from '../labels.ts';
import * as limits from '../limits.ts';
import { type Locale, locales, type Words } from '../locales.ts';
import { operations } from '../operations.ts';
import { type OwnSdkLanguage, ownSdkLanguages, sdkLanguages } from '../sdks/languages.ts';
import { describeSdkOptions } from '../sdks/options.ts';
import { seed } from '../seed.ts';
import { controlTags, tags } from '../tags.ts';
import { failureModeWords } from '../webhooks/failureModes.ts';
import { signatureVector } from '../webhooks/signatureVector.ts';
import { errorFacts } from './errors.ts';
import { eventFacts, wayFacts } from './events.ts';
import { migrationFacts } from './migration.ts';
import { operationFacts, tagFacts } from './operations.ts';
import { scenarioFacts } from './scenarios.ts';
import { soapFacts } from './soap.ts';
import { stateFacts } from './states.ts';
import { labelsIn } from './translate.ts';

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
    limits: { ...limits },
    sdkLanguages,
    ownSdks: (Object.keys(ownSdkLanguages) as OwnSdkLanguage[]).map((language) => ({
      language,
      options: Object.values(describeSdkOptions(language, locale)),
    })),
    seed,
  };
}

function controlFacts(locale: Locale) {
  const refusals = Object.entries(controlErrors).map(([code, { status, words }]) => ({
    code,
    status,
    msg: words[locale],
  }));
  const told = (all: Readonly<Record<string, Words>>) =>
    Object.entries(all).map(([id, words]) => ({ id, words: words[locale] }));
  return {
    operations: operationFacts({ ...controlOperations, ...streamOperations }, controlTags, locale),
    errors: refusals,
    faultHeader,
    faults: told(faultKindWords),
    failureModes: told(failureModeWords),
  };
}

function glossaryFacts(locale: Locale) {
  return Object.entries<Term>(glossary).map(([id, { word, definition }]) => ({
    id,
    word: word[locale],
    elsewhere: locales
      .filter((other) => other !== locale)
      .map((other) => ({ locale: other, word: word[other] })),
    definition: definition[locale],
  }));
}

/**
 * Everything pages and components may state about the product, in one language, as plain JSON.
 * Each key stands by itself, so that a page can carry the one it needs and leave the rest.
 */
export function buildFacts(locale: Locale) {
  return {
    ...coreFacts(locale),
    operations: operationFacts(operations, tags, locale),
    errors: errorFacts(locale),
    ...stateFacts(locale),
    paymentWays: wayFacts(locale),
    webhookActions: eventFacts(locale),
    signatureVector,
    ...scenarioFacts(locale),
    control: controlFacts(locale),
    soap: soapFacts(locale),
    ...migrationFacts(locale),
    glossary: glossaryFacts(locale),
  };
}
export type Facts = ReturnType<typeof buildFacts>;
