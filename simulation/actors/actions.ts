import type { Action } from './action.ts';
import { clockActions } from './clock.ts';
import { hostileActions } from './hostile.ts';
import { merchantActions } from './merchant.ts';
import { operatorActions } from './operator.ts';
import { payerActions } from './payer.ts';
import { processActions } from './process.ts';
import { readerActions } from './reader.ts';
import { receiverActions } from './receiver.ts';
import { registrarActions } from './registrar.ts';
import { soapShopActions } from './soapShop.ts';
import { subscriberActions } from './subscriber.ts';
import { terminalActions } from './terminal.ts';

/** After this step everything that is due is waited for, and the whole is looked at. */
export const restAction = 'rest';

/** What clients do, and those who operate their sandbox. */
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

/** Clients take part in a hostile story so that there is something to be hostile to. */
const casts = {
  usual: [...clientActions, ...processActions],
  hostile: [...clientActions, ...hostileActions],
};

/** The actions that a story is drawn from. */
export const castOf = (isHostile: boolean): readonly Action[] => casts[isHostile ? 'hostile' : 'usual'];

export const actionNamed = new Map([...casts.usual, ...casts.hostile].map((action) => [action.name, action]));
