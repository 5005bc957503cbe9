import type { Action } from './action.ts';
import { clockActions } from './clock.ts';
import { hostileActions } from './hostile.ts';
import { merchantActions } from './merchant.ts';
import { operatorActions } from './operator.ts';
import { payerActions } from './payerActor.ts';
import { processActions } from './process.ts';
import { readerActions } from './reader.ts';
import { receiverActions } from './receiver.ts';
import { registrarActions } from './registrar.ts';
import { soapShopActions } from './soapShop.ts';
import { subscriberActions } from './subscriber.ts';
import { terminalActions } from './terminalActor.ts';

/** Name of the step that waits for all due work, after which all invariants are checked. */
export const restAction = 'rest';

const clientActions: readonly Action[] = [
  ...merchantActions,
  ...payerActions,
  ...subscriberActions,
  ...receiverActions,
  ...terminalActions,
  ...soapShopActions,
  ...registrarActions,
  ...operatorActions,
  ...readerActions,
  ...clockActions,
];

/** Actions by kind of story. Hostile stories also include ordinary clients, so that there is data to attack. */
const casts = {
  usual: [...clientActions, ...processActions],
  hostile: [...clientActions, ...hostileActions],
};

/** Actions from which the steps of a story are drawn. */
export const castOf = (isHostile: boolean): readonly Action[] => casts[isHostile ? 'hostile' : 'usual'];

export const actionNamed = new Map([...casts.usual, ...casts.hostile].map((action) => [action.name, action]));
