import { seed } from '@balcao/contract/scenarios/seed.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/terminals.ts';
import type { ActionContext } from './action.ts';
import { namesOf, paymentsOf, subscriptionsOf } from './view.ts';

/** What the simulators and the catalogue of errors tell without being asked about one thing. */
const lists = [
  '/sandbox/terminals',
  '/sandbox/clock',
  '/sandbox/deliveries',
  '/sandbox/entities',
  '/sandbox/export',
  '/sandbox/faults',
  '/sandbox/health',
  '/sandbox/payments',
  '/sandbox/pushes',
  '/sandbox/ready',
  '/sandbox/requests',
  '/sandbox/set-aside',
  '/sandbox/upcoming',
  '/sandbox/webhooks',
  '/api/errors',
  '/api/errors/e00502',
] as const;

/** What is told of one thing, the newest or one that does not exist. */
const details: readonly ((context: ActionContext) => string)[] = [
  (context) => `/sandbox/payments/${paymentIdOf(context)}/timeline`,
  (context) => `/sandbox/checkouts/${pageOf(context)}`,
  (context) => `/payer/${pageOf(context)}`,
  (context) => `/sandbox/deliveries/${context.picks.maybe(deliveriesOf(context)) ?? 1}`,
  (context) => `/api/webhooks/${context.picks.maybe(subscriptionsOf(context.world, context.shop)) ?? 1}`,
  (context) => `/api/terminals/${terminalOf(context)}`,
  (context) => `/sandbox/terminals/${terminalOf(context)}`,
  (context) => `/sandbox/terminals/${terminalOf(context)}/transactions`,
];

const paymentIdOf = ({ world, shop, picks }: ActionContext) =>
  picks.maybe(paymentsOf(world, shop))?.id ?? seed.payments.pendingReference;

const pageOf = ({ world, shop, picks }: ActionContext) =>
  picks.maybe(paymentsOf(world, shop, ({ checkout }) => checkout !== undefined))?.checkout?.id ?? 'none';

const deliveriesOf = ({ world, shop }: ActionContext) => namesOf(world, shop, 'deliveries', 'id');

const terminalOf = ({ picks }: ActionContext) =>
  picks.of([...seed.terminals, seed.otherTerminal, ...terminalScenarios]).uuid;

/** The path of something that is read. */
export function readPath(context: ActionContext): string {
  const { picks } = context;
  return picks.percent(50) ? picks.of(lists) : picks.of(details)(context);
}
