import { actorLabels } from '../lifecycle/transition.ts';
import { checkoutActionLabels, checkoutStateLabels } from '../resources/checkouts/labels.ts';
import { checkoutLifecycle, finalCheckoutStates } from '../resources/checkouts/lifecycle.ts';
import { entityActionLabels, entityStateLabels } from '../resources/entities/labels.ts';
import { entityLifecycle, finalEntityStates } from '../resources/entities/lifecycle.ts';
import { paymentActionLabels, paymentStateLabels } from '../resources/payments/labels.ts';
import { finalPaymentStates, paymentLifecycle } from '../resources/payments/lifecycle.ts';
import { terminalFaultLabels } from '../resources/terminals/faultLabels.ts';
import {
  type BackOfficeLabel,
  backOfficeLabels,
  terminalActionLabels,
  terminalStateLabels,
} from '../resources/terminals/labels.ts';
import { finalTerminalStates, terminalLifecycle } from '../resources/terminals/lifecycle.ts';
import { terminalScreens } from '../resources/terminals/screens.ts';
import { terminalViews } from '../resources/terminals/views.ts';
import { deliveryLifecycle, finalDeliveryStates } from '../resources/webhooks/deliveryLifecycle.ts';
import { deliveryActionLabels, deliveryStateLabels } from '../resources/webhooks/labels.ts';
import type { Label, Locale } from '../words/locales.ts';
import { labelsIn, rowsIn, statesIn } from './translate.ts';

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
    terminalScreens: labelsIn(terminalScreens, locale),
    terminalViews: terminalViews.map(({ terminal, screen = terminal, state, backOffice, words }) => ({
      id: [screen, state, backOffice].join(' '),
      terminal: terminalScreens[screen][locale],
      state,
      backOffice: backOffice && backOfficeLabels[backOffice].label[locale],
      words: words[locale],
    })),
    deliveryStates: statesIn(deliveryStateLabels, finalDeliveryStates, locale),
    deliveryLifecycle: rowsIn(deliveryLifecycle, deliveryActionLabels, actorLabels, locale),
  };
}
