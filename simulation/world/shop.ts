/** A platform that acts for an entity: the credentials of a merchant's shop, and whose data they reach. */
export interface Shop {
  /** Position among the shops of the world. */
  index: number;
  tenant: string;
  platformCode: string;
  privateKey: string;
  clientId: string;
}

export const basicOf = ({ platformCode, privateKey }: Shop) =>
  `Basic ${btoa(`${platformCode}:${privateKey}`)}`;

/** Hosts that receive the messages of a shop: each behaves in its own way. */
export const receiversPerShop = 2;

/** A URL where a shop receives messages; no two shops share one. */
export const receiverUrl = ({ index }: Shop, receiver: number, path: string) =>
  `https://shop${index}-${receiver % receiversPerShop}.example/${path}`;
