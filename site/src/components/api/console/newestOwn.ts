import type { OwnValue } from '@balcao/reference/console/carry/carriedValues.ts';

/** Properties of a payment that determine which calls accept it. */
export interface ListedPayment {
  id: string;
  type: string;
  stateDetails: { state: string };
}

/** Condition that a payment must meet, by kind of value in carryRules.ts. */
const fits: Readonly<Record<string, (payment: ListedPayment) => boolean>> = {
  payment: () => true,
  paymentToRefund: ({ type, stateDetails }) => type !== 'refund' && stateDetails.state === 'confirmed',
  authorization: ({ type, stateDetails }) => type === 'authorization' && stateDetails.state === 'authorised',
};

interface Wanted {
  kinds: readonly string[];
  /** Lowest id that a payment of the reader can have. */
  firstFreeId: number;
  /** Words for such a payment, by kind. */
  words: Readonly<Record<string, string>>;
}

export function takesPayment(kinds: readonly string[]): boolean {
  return kinds.some((kind) => kind in fits);
}

export function newestOwn(payments: readonly ListedPayment[], { kinds, firstFreeId, words }: Wanted): OwnValue[] {
  const own = payments
    .filter(({ id }) => Number(id) >= firstFreeId)
    .sort((one, other) => Number(other.id) - Number(one.id));
  return kinds.flatMap((kind) => {
    const found = own.find(fits[kind] ?? (() => false));
    return found ? [{ kind, value: found.id, words: words[kind] ?? '' }] : [];
  });
}
