import {
  control,
  deliveryStates,
  errors,
  labels,
  limits,
  operations,
  paymentLifecycle,
  paymentStates,
  phoneScenarios,
  seed,
  webhookActions,
} from '@balcao/contract/generated/facts.es.json';

/** The facts the workbench states, and no others: the bundler leaves the rest of the file out. */
export const facts = {
  control,
  deliveryStates,
  errors,
  labels,
  limits,
  operations,
  paymentLifecycle,
  paymentStates,
  phoneScenarios,
  seed,
  webhookActions,
};
