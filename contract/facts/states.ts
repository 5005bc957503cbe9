import { lifecycles } from '../lifecycle/lifecycles.ts';
import { actorLabels } from '../lifecycle/transition.ts';
import { terminalFaultLabels } from '../resources/terminals/faultLabels.ts';
import { terminalScreens } from '../resources/terminals/screens.ts';
import { type BackOfficeLabel, backOfficeLabels } from '../resources/terminals/terminalLabels.ts';
import { terminalViews } from '../resources/terminals/views.ts';
import type { Label, Locale } from '../words/locales.ts';
import { labelsIn, rowsIn, statesIn } from './translate.ts';

const { payment, checkout, entity, terminal, delivery } = lifecycles;

export function stateFacts(locale: Locale) {
  return {
    paymentStates: statesIn(payment.states, payment.final, locale),
    paymentLifecycle: rowsIn(payment.rows, payment.actions, actorLabels, locale),
    checkoutStates: statesIn(checkout.states, checkout.final, locale),
    checkoutLifecycle: rowsIn(checkout.rows, checkout.actions, actorLabels, locale),
    entityStates: statesIn(entity.states, entity.final, locale),
    entityLifecycle: rowsIn(entity.rows, entity.actions, actorLabels, locale),
    terminalStates: statesIn(terminal.states, terminal.final, locale),
    terminalLifecycle: rowsIn(terminal.rows, terminal.actions, actorLabels, locale),
    terminalFaults: Object.entries<Label>(terminalFaultLabels).map(([id, { label, words }]) => ({
      id,
      label: label[locale],
      words: words[locale],
    })),
    backOfficeLabels: Object.entries<BackOfficeLabel>(backOfficeLabels).map(([id, { label, words, ...facts }]) => ({
      id,
      ...facts,
      label: label[locale],
      words: words[locale],
    })),
    terminalScreens: labelsIn(terminalScreens, locale),
    terminalViews: terminalViews.map(({ terminal, screen = terminal, state, backOffice, words }) => ({
      id: [screen, state, backOffice].join(' '),
      terminal: terminalScreens[screen][locale],
      state,
      backOffice: backOffice && backOfficeLabels[backOffice].label[locale],
      words: words[locale],
    })),
    deliveryStates: statesIn(delivery.states, delivery.final, locale),
    deliveryLifecycle: rowsIn(delivery.rows, delivery.actions, actorLabels, locale),
  };
}
