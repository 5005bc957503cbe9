import { usePage } from '../../../builder/pages/page.ts';

/** Formats a date such as `2026-11-29` in the page's language. */
export function ShownDate({ of }: { of: string }) {
  const dates = new Intl.DateTimeFormat(usePage().language.tag, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={of}>{dates.format(new Date(of))}</time>;
}
