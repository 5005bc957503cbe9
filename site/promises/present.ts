import { formatDay } from '@balcao/text/dates.ts';
import type { SiteLocale } from '../plugins/locale.ts';
import { siteWords } from '../plugins/words.ts';
import type { PromiseFact } from '../src/facts/promise.ts';
import type { Figure, Sources } from './figures.ts';
import type { Holder, PromiseRow } from './promise.ts';
import { type PromiseSection, promises } from './promises.ts';
import { tableOf } from './results.ts';

/** The words of any promise. */
interface AnyWords {
  about: string;
  promised: string | ((figures: Readonly<Record<string, string>>) => string);
}

/**
 * The promises of each section as a page shows them.
 * @throws when a figure has no source, or a bench counted what is promised never to be
 */
export function presentPromises(
  sources: Sources,
  locale: SiteLocale,
): Record<PromiseSection, readonly PromiseFact[]> {
  const words: Record<string, Record<string, AnyWords>> = siteWords[locale].promises.promises;
  const sections = Object.entries(promises).map(([section, rows]) => [
    section,
    Object.entries<PromiseRow>(rows).map(([id, row]) => {
      const own = words[section]?.[id];
      if (!own) throw new Error(`The promise ${section} ${id} has no words.`);
      return present(id, row, own, sources, locale);
    }),
  ]);
  return Object.fromEntries(sections) as Record<PromiseSection, readonly PromiseFact[]>;
}

function present(
  id: string,
  { figures = {}, chosen, heldBy }: PromiseRow,
  { about, promised }: AnyWords,
  sources: Sources,
  locale: SiteLocale,
): PromiseFact {
  const texts = Object.entries(figures).map(([name, figure]) => [name, figure.text(sources, locale)]);
  const [ownChoice] = [chosen ?? [], ...Object.values(figures).map((each) => choiceOf(each, sources))].flat();
  return {
    id,
    about,
    promised: typeof promised === 'string' ? promised : promised(Object.fromEntries(texts)),
    ...(ownChoice && { chosen: ownChoice }),
    measured: heldBy.flatMap((holder) => measurementOf(holder, sources, locale)),
    heldBy: heldBy.map((holder) => ({
      file: holder.file,
      name: 'test' in holder ? holder.test : holder.table,
    })),
  };
}

/** The row of a chosen limit on the page of differences. */
const choiceOf = ({ limit }: Figure, { limitOrigins }: Sources): string[] =>
  limit && limitOrigins[limit] === 'chosen' ? [`limit-${limit.replaceAll('.', '-')}`] : [];

function measurementOf(holder: Holder, { results }: Sources, locale: SiteLocale): string[] {
  if (!('table' in holder)) return [];
  const { date, cores, node } = tableOf(results, holder.table);
  return [siteWords[locale].promiseTable.promiseTable.measured(formatDay(date, locale), cores, node)];
}
