import type { PageLanguage } from '@balcao/contract/resources/checkouts/enums.ts';
import { languageTags } from '../language.ts';

/** The provider's clock: payers and merchants read the same hour. */
const timeZone = 'Europe/Lisbon';

type Part = 'day' | 'month' | 'year' | 'hour' | 'minute';

/** The parts of a moment; the sentence around them is ours, so that server and browser write the same. */
function partsOf(iso: string, language: PageLanguage): Record<Part, string> {
  const format = new Intl.DateTimeFormat(languageTags[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const parts = format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Part, string>;
}

const days = {
  PT: ({ day, month, year }) => `${day} de ${month} de ${year}`,
  ES: ({ day, month, year }) => `${day} de ${month} de ${year}`,
  EN: ({ day, month, year }) => `${day} ${month} ${year}`,
} as const satisfies Record<PageLanguage, (parts: Record<Part, string>) => string>;

/** Hour and minute in Lisbon: `10:05`. */
export function formatTime(iso: string, language: PageLanguage): string {
  const { hour, minute } = partsOf(iso, language);
  return `${hour}:${minute}`;
}

/** Day and minute in Lisbon: `15 de julho de 2026, 23:59`. */
export function formatMoment(iso: string, language: PageLanguage): string {
  return `${days[language](partsOf(iso, language))}, ${formatTime(iso, language)}`;
}
