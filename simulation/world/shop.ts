import type { Random } from '../random.ts';

const year = 365 * 86_400_000;

/** Start of a story, in milliseconds: any time of a year, so that some meet changes of summer time. */
export const firstMoment = (random: Random) => Date.UTC(2026, 0, 1) + random.below(year / 1000) * 1000;

/** Platform that acts for an entity: credentials of a merchant's shop, with its tenant. */
export interface Shop {
  index: number;
  tenant: string;
  platformCode: string;
  privateKey: string;
  clientId: string;
}

export const basicOf = ({ platformCode, privateKey }: Shop) => `Basic ${btoa(`${platformCode}:${privateKey}`)}`;

/** Receiving hosts per shop, each with its own behaviour. */
export const receiversPerShop = 2;

/** URL at which a shop receives messages, unique per shop. */
export const receiverUrl = ({ index }: Shop, receiver: number, path: string) =>
  `https://shop${index}-${receiver % receiversPerShop}.example/${path}`;
