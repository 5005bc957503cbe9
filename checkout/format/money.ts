import type { PageLanguage } from '@balcao/contract/resources/checkouts/enums.ts';

/** How each language writes euros: sign between thousands, decimal sign, place of the currency. */
const habits = {
  PT: { group: '\u00a0', decimal: ',', write: (figures: string) => `${figures}\u00a0€` },
  ES: { group: '.', decimal: ',', write: (figures: string) => `${figures}\u00a0€` },
  EN: { group: ',', decimal: '.', write: (figures: string) => `€${figures}` },
} as const satisfies Record<PageLanguage, unknown>;

/**
 * An amount as it is read: `1 234,50 €`, `1.234,50 €`, `€1,234.50`. Written out by hand, because server and browser
 * must agree to the last space and their `Intl` need not.
 */
export function formatAmount(cents: number, language: PageLanguage): string {
  const { group, decimal, write } = habits[language];
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  return write(`${whole}${decimal}${String(cents % 100).padStart(2, '0')}`);
}
