import { languageTag } from '@balcao/text/languageTags.ts';
import { changes } from '@words/chrome.ts';
import { usePage } from '../pages/page.ts';

export function LastChange({ of: time }: { of: Date }) {
  const { locale } = usePage().language;
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <div>
      {changes.last}{' '}
      <time dateTime={time.toISOString()} itemProp="dateModified">
        {format.format(time)}
      </time>
    </div>
  );
}
