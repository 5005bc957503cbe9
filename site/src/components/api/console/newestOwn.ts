import type { OwnValue } from '@balcao/reference/console/carry/carriedValues.ts';

/** What of a payment decides which call takes it. */
export interface ListedPayment {
  id: string;
  type: string;
  stateDetails: { state: string };
}

/** Which payments fit each kind of value of {@link carryRules}. */
const fits: Readonly<Record<string, (payment: ListedPayment) => boolean>> = {
  payment: () => true,
  paymentToRefund: ({ type, stateDetails }) => type !== 'refund' && stateDetails.state === 'confirmed',
  authorization: ({ type, stateDetails }) => type === 'authorization' && stateDetails.state === 'authorised',
};

interface Wanted {
  kinds: readonly string[];
  /** The first payment that a reader creates has this id. */
  firstFreeId: number;
  /** What such a payment is to the reader, by kind. */
  words: Readonly<Record<string, string>>;
}

export function takesPayment(kinds: readonly string[]): boolean {
  return kinds.some((kind) => kind in fits);
}

export function newestOwn(
  payments: readonly ListedPayment[],
  { kinds, firstFreeId, words }: Wanted,
): OwnValue[] {
  const own = payments
    .filter(({ id }) => Number(id) >= firstFreeId)
    .sort((one, other) => Number(other.id) - Number(one.id));
  return kinds.flatMap((kind) => {
    const found = own.find(fits[kind] ?? (() => false));
    return found ? [{ kind, value: found.id, words: words[kind] ?? '' }] : [];
  });
}
