import { amountScenarios } from '@balcao/contract/scenarios/amounts.ts';
import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { formatLisbon } from '@balcao/sandbox/domain/clock/lisbonTime.ts';
import type { Picks } from '../picks.ts';

const round = [1, 49, 50, 99, 100, 400, 600, 999, 1000, 1001, 2000, 12_345, 99_999, 1_000_000];

/** Amount in cents: round, close to a round one, or any. */
export const amountCents = (picks: Picks) => (picks.percent(60) ? picks.of(round) : picks.below(20_000) + 1);

export const magicAmount = (picks: Picks) => picks.of(amountScenarios).amountCents;

/** A phone number without a scenario, whose owner must be simulated, or a magic phone number. */
export const phoneNumber = (picks: Picks) => (picks.percent(50) ? '351#912345678' : picks.of(phoneScenarios).phone);

export const typedCard = (picks: Picks) => ({
  number: picks.percent(60) ? '4242424242424242' : picks.of(cardScenarios).number,
  expiryMonth: '05',
  expiryYear: picks.percent(95) ? '2999' : '2020',
  cvc: '123',
  holder: 'Maria Silva',
  save: picks.percent(20),
});

/** Ends of validity in seconds from now. */
const ends = [1, 30, 60, 300, 3600, 86_400, 30 * 86_400];

/** Short validity, or none. @param now time of the shop's clock in milliseconds */
export function validDate(picks: Picks, now: number): { validDate?: object } {
  if (picks.percent(60)) return {};
  const end = formatLisbon(now + picks.of(ends) * 1000);
  return { validDate: { end, blockLatePayment: picks.percent(50) } };
}
