import * as checkoutCard from './checkouts/card.ts';
import * as checkoutChoice from './checkouts/checkouts.ts';
import * as customers from './customers/customers.ts';
import * as entities from './entities/entities.ts';
import type { Example } from './example.ts';
import * as authorization from './payments/authorization.ts';
import * as mbway from './payments/mbway.ts';
import * as multibanco from './payments/multibanco.ts';
import * as paymentErrors from './payments/paymentErrors.ts';
import * as readPayments from './payments/read.ts';
import * as reconcile from './payments/reconcile.ts';
import * as refund from './payments/refund.ts';
import * as savedMethods from './payments/savedMethods.ts';
import * as controls from './sandbox/controls.ts';
import * as simulators from './sandbox/simulators.ts';
import * as sdks from './sdks/generate.ts';
import * as soapIntegration from './soap/integration.ts';
import * as soapPage from './soap/soapPage.ts';
import * as soapPayments from './soap/soapPayments.ts';
import * as start from './start/start.ts';
import * as terminalPayment from './terminals/terminals.ts';
import * as webhooks from './webhooks/webhooks.ts';

/** Modules that export only examples. */
const modules: readonly Readonly<Record<string, Example>>[] = [
  checkoutCard,
  checkoutChoice,
  customers,
  entities,
  authorization,
  paymentErrors,
  mbway,
  multibanco,
  readPayments,
  reconcile,
  refund,
  savedMethods,
  controls,
  simulators,
  sdks,
  soapIntegration,
  soapPage,
  soapPayments,
  start,
  terminalPayment,
  webhooks,
];

/** Every example of the site, by id. */
export const examples: readonly Example[] = modules
  .flatMap((each) => Object.values(each))
  .sort((one, other) => (one.id < other.id ? -1 : 1));
