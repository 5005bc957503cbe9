import type { TypedCard } from '@balcao/contract/control/checkouts.ts';
import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';

/** The number of a card that the simulated issuer always approves. */
export const approvedNumber = cardScenarios.find(({ outcome }) => outcome === 'approve')?.number ?? '';

/** What a payer types who uses that card. */
export const approvedCard: TypedCard = {
  number: approvedNumber,
  expiryMonth: '12',
  expiryYear: '2999',
  cvc: '123',
  holder: 'Maria Silva',
};
