import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { WorkbenchFacts } from '../../facts/workbenchFacts.ts';

export type TestCard = WorkbenchFacts['cardScenarios'][number];

export function cardLabel({ brand, number }: Pick<TestCard, 'brand' | 'number'>): string {
  return `${brand} •••• ${number.slice(-4)}`;
}

export function isCardOf({ brand, number }: TestCard, transaction: VirtualTerminal['transaction']): boolean {
  if (transaction?.payment.type !== 'refund' || transaction.state !== 'waiting_for_card') return false;
  const paid = transaction.payment.paymentMethod?.details;
  return paid?.brand === brand && paid.last4Digits === number.slice(-4);
}

/** Selected card: the chosen one, or else the one that a refund waits for, or else the first one. */
export function selectedCard(
  cards: readonly [TestCard, ...TestCard[]] | readonly TestCard[],
  transaction: VirtualTerminal['transaction'],
  number: string | undefined,
): TestCard | undefined {
  return cards.find((card) => card.number === number) ?? cards.find((card) => isCardOf(card, transaction)) ?? cards[0];
}
