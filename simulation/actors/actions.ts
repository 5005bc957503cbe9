import type { Action } from './action.ts';
import { clockActions } from './clock.ts';
import { merchantActions } from './merchant.ts';
import { operatorActions } from './operator.ts';
import { payerActions } from './payer.ts';
import { processActions } from './process.ts';
import { receiverActions } from './receiver.ts';
import { registrarActions } from './registrar.ts';
import { soapShopActions } from './soapShop.ts';
import { subscriberActions } from './subscriber.ts';
import { terminalActions } from './terminal.ts';

/** After this step everything that is due is waited for, and the whole is looked at. */
export const restAction = 'rest';

/** Everything that anybody does. */
export const actions: readonly Action[] = [
  ...merchantActions,
  ...payerActions,
  ...subscriberActions,
  ...receiverActions,
  ...terminalActions,
  ...soapShopActions,
  ...registrarActions,
  ...operatorActions,
  ...clockActions,
  ...processActions,
];

/** Those that stories are drawn from, and readers watch. */
export const drawnActions = actions.filter(({ weight }) => weight > 0);

export const actionNamed = new Map(actions.map((action) => [action.name, action]));
