import { checkoutActionLabels, checkoutStateLabels } from '../resources/checkouts/checkoutLabels.ts';
import { checkoutLifecycle, finalCheckoutStates } from '../resources/checkouts/checkoutLifecycle.ts';
import { entityActionLabels, entityStateLabels } from '../resources/entities/entityLabels.ts';
import { entityLifecycle, finalEntityStates } from '../resources/entities/entityLifecycle.ts';
import { paymentActionLabels, paymentStateLabels } from '../resources/payments/paymentLabels.ts';
import { finalPaymentStates, paymentLifecycle } from '../resources/payments/paymentLifecycle.ts';
import { terminalActionLabels, terminalStateLabels } from '../resources/terminals/terminalLabels.ts';
import { finalTerminalStates, terminalLifecycle } from '../resources/terminals/terminalLifecycle.ts';
import { deliveryLifecycle, finalDeliveryStates } from '../resources/webhooks/deliveryLifecycle.ts';
import { deliveryActionLabels, deliveryStateLabels } from '../resources/webhooks/webhookLabels.ts';
import type { Label, Words } from '../words/locales.ts';
import type { Transition } from './transition.ts';

/** Lifecycle with its final states and the names of its states and actions. */
export interface Lifecycle {
  rows: readonly Transition<string, string>[];
  states: Readonly<Record<string, Label>>;
  actions: Readonly<Record<string, Words>>;
  final: readonly string[];
}

/** All lifecycles, in the order of the page of differences. */
export const lifecycles = {
  payment: {
    rows: paymentLifecycle,
    states: paymentStateLabels,
    actions: paymentActionLabels,
    final: finalPaymentStates,
  },
  checkout: {
    rows: checkoutLifecycle,
    states: checkoutStateLabels,
    actions: checkoutActionLabels,
    final: finalCheckoutStates,
  },
  terminal: {
    rows: terminalLifecycle,
    states: terminalStateLabels,
    actions: terminalActionLabels,
    final: finalTerminalStates,
  },
  entity: {
    rows: entityLifecycle,
    states: entityStateLabels,
    actions: entityActionLabels,
    final: finalEntityStates,
  },
  delivery: {
    rows: deliveryLifecycle,
    states: deliveryStateLabels,
    actions: deliveryActionLabels,
    final: finalDeliveryStates,
  },
} as const satisfies Record<string, Lifecycle>;
