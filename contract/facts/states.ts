import { checkoutActionLabels, checkoutStateLabels } from '../checkouts/labels.ts';
import { checkoutLifecycle, finalCheckoutStates } from '../checkouts/lifecycle.ts';
import { entityActionLabels, entityStateLabels } from '../entities/labels.ts';
import { entityLifecycle, finalEntityStates } from '../entities/lifecycle.ts';
import {
  actorLabels,
  deliveryActionLabels,
  deliveryStateLabels,
  type Label,
  paymentActionLabels,
  paymentStateLabels,
} from '../labels.ts';
import {
  deliveryLifecycle,
  finalDeliveryStates,
  finalPaymentStates,
  paymentLifecycle,
} from '../lifecycle.ts';
import type { Locale } from '../locales.ts';
import {
  type BackOfficeLabel,
  backOfficeLabels,
  terminalActionLabels,
  terminalFaultLabels,
  terminalStateLabels,
} from '../terminals/labels.ts';
import { finalTerminalStates, terminalLifecycle } from '../terminals/lifecycle.ts';
import { rowsIn, statesIn } from './translate.ts';

/** States and lifecycles of everything that has them, in one language. */
export function stateFacts(locale: Locale) {
  return {
    paymentStates: statesIn(paymentStateLabels, finalPaymentStates, locale),
    paymentLifecycle: rowsIn(paymentLifecycle, paymentActionLabels, actorLabels, locale),
    checkoutStates: statesIn(checkoutStateLabels, finalCheckoutStates, locale),
    checkoutLifecycle: rowsIn(checkoutLifecycle, checkoutActionLabels, actorLabels, locale),
    entityStates: statesIn(entityStateLabels, finalEntityStates, locale),
    entityLifecycle: rowsIn(entityLifecycle, entityActionLabels, actorLabels, locale),
    terminalStates: statesIn(terminalStateLabels, finalTerminalStates, locale),
    terminalLifecycle: rowsIn(terminalLifecycle, terminalActionLabels, actorLabels, locale),
    terminalFaults: Object.entries<Label>(terminalFaultLabels).map(([id, { label, words }]) => ({
      id,
      label: label[locale],
      words: words[locale],
    })),
    backOfficeLabels: Object.entries<BackOfficeLabel>(backOfficeLabels).map(
      ([id, { label, words, ...facts }]) => ({
        id,
        ...facts,
        label: label[locale],
        words: words[locale],
      }),
    ),
    deliveryStates: statesIn(deliveryStateLabels, finalDeliveryStates, locale),
    deliveryLifecycle: rowsIn(deliveryLifecycle, deliveryActionLabels, actorLabels, locale),
  };
}
