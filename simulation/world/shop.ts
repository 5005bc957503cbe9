import type { Random } from '../random.ts';

const year = 365 * 86_400_000;

/** Start of a story in milliseconds, at any time of a year, so that some stories include a change of summer time. */
export const firstMoment = (random: Random) => Date.UTC(2026, 0, 1) + random.below(year / 1000) * 1000;

/** Shop of a merchant: a platform that acts for an entity, with its credentials and tenant. */
export interface Shop {
  index: number;
  tenant: string;
  platformCode: string;
  privateKey: string;
  clientId: string;
}

export const basicOf = ({ platformCode, privateKey }: Shop) => `Basic ${btoa(`${platformCode}:${privateKey}`)}`;

/** Number of receiving hosts per shop, each with its own behaviour. */
export const receiversPerShop = 2;

/** URL at which a shop receives messages; unique per shop. */
export const receiverUrl = ({ index }: Shop, receiver: number, path: string) =>
  `https://shop${index}-${receiver % receiversPerShop}.example/${path}`;
