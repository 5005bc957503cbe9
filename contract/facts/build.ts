import { provider } from '../../provider.config.ts';
import { controlErrors } from '../control/errors.ts';
import { controlOperations } from '../control/operations.ts';
import type { ErrorEntry } from '../errors/entry.ts';
import { errors } from '../errors.ts';
import {
  actorLabels,
  cancellationReasonLabels,
  deliveryActionLabels,
  deliveryStateLabels,
  handlerLabels,
  methodLabels,
  methodTypeLabels,
  paymentActionLabels,
  paymentStateLabels,
  paymentTypeLabels,
} from '../labels.ts';
import {
  deliveryLifecycle,
  finalDeliveryStates,
  finalPaymentStates,
  paymentLifecycle,
} from '../lifecycle.ts';
import * as limits from '../limits.ts';
import type { Locale, Words } from '../locales.ts';
import { operations } from '../operations.ts';
import { type PhoneScenario, phoneScenarios } from '../scenarios.ts';
import { seed } from '../seed.ts';
import { tags } from '../tags.ts';
import { actionWords } from '../webhooks/actions.ts';
import { operationFacts, tagFacts } from './operations.ts';
import { labelsIn, rowsIn, statesIn } from './translate.ts';

const sayIn = (locale: Locale) => (words: Words) => words[locale];

function errorFacts(locale: Locale) {
  const speak = sayIn(locale);
  const entries = Object.entries<ErrorEntry>(errors).map(([code, entry]) => {
    const { status, family, retryable, words, cause, remedy } = entry;
    return [
      code,
      { status, family, retryable, msg: speak(words), cause: speak(cause), remedy: speak(remedy) },
    ];
  });
  return Object.fromEntries(entries) as Record<keyof typeof errors, (typeof entries)[number][1]>;
}

function scenarioFacts(locale: Locale) {
  return phoneScenarios.map((scenario: PhoneScenario) => ({ ...scenario, words: scenario.words[locale] }));
}

function controlFacts(locale: Locale) {
  const refusals = Object.entries(controlErrors).map(([code, { status, words }]) => ({
    code,
    status,
    msg: words[locale],
  }));
  return { operations: operationFacts(controlOperations, locale), errors: refusals };
}

/** Everything pages and components may state about the product, in one language, as plain JSON. */
export function buildFacts(locale: Locale) {
  return {
    apiVersion: limits.apiVersion,
    servers: { ...provider.servers, sandbox: provider.sandbox },
    operations: operationFacts(operations, locale),
    tags: tagFacts(tags, locale),
    errors: errorFacts(locale),
    labels: {
      methods: labelsIn(methodLabels, locale),
      methodTypes: labelsIn(methodTypeLabels, locale),
      paymentTypes: labelsIn(paymentTypeLabels, locale),
      cancellationReasons: labelsIn(cancellationReasonLabels, locale),
      handlers: labelsIn(handlerLabels, locale),
      actors: labelsIn(actorLabels, locale),
    },
    paymentStates: statesIn(paymentStateLabels, finalPaymentStates, locale),
    paymentLifecycle: rowsIn(paymentLifecycle, paymentActionLabels, actorLabels, locale),
    deliveryStates: statesIn(deliveryStateLabels, finalDeliveryStates, locale),
    deliveryLifecycle: rowsIn(deliveryLifecycle, deliveryActionLabels, actorLabels, locale),
    webhookActions: Object.entries(actionWords).map(([id, words]) => ({ id, words: words[locale] })),
    phoneScenarios: scenarioFacts(locale),
    limits: { ...limits },
    seed,
    control: controlFacts(locale),
  };
}
export type Facts = ReturnType<typeof buildFacts>;
