import { siteLocales as allLocales, type SiteLocale } from '../locales.ts';
import { referencePageIds, referencePages } from '../src/components/api/referencePages.ts';
import { emittedPages, localeOf } from './builtPages.ts';
import { weightOfHtml } from './pageWeight.mjs';

/** Limits in kB (1000 bytes) for HTML with styles, loaded before the page responds (docs/decisions/page-start.md). */
const mostKilobytes = { median: 20, page: 32 };

interface PageWeights {
  locale: SiteLocale;
  median: number;
  heaviest: { file: string; kilobytes: number };
  faults: string[];
}

/** A reference is one long page by design, so it has its own limits (e2e/site/apiReading.spec.ts). */
const isReference = (address: string) => referencePageIds.some((id) => `/${address}`.endsWith(referencePages[id].path));

/** Weights of the pages in each language, except the reference. */
export function pageWeights(folder: string, locales: readonly SiteLocale[] = allLocales): PageWeights[] {
  const pages = emittedPages(folder).filter(({ address }) => !isReference(address));
  return locales.map((locale) => {
    const weights = pages
      .filter(({ address }) => localeOf(address) === locale)
      .map(({ file, html }) => ({ file, kilobytes: weightOfHtml(html) / 1000 }))
      .sort((one, other) => one.kilobytes - other.kilobytes);
    const median = weights[Math.floor(weights.length / 2)]?.kilobytes ?? 0;
    const heaviest = weights.at(-1) ?? { file: '', kilobytes: 0 };
    return { locale, median, heaviest, faults: faultsOf(locale, median, weights) };
  });
}

function faultsOf(locale: SiteLocale, median: number, weights: readonly PageWeights['heaviest'][]): string[] {
  const heavy = weights
    .filter(({ kilobytes }) => kilobytes > mostKilobytes.page)
    .map(({ file, kilobytes }) => `${file}: ${kilobytes.toFixed(1)} KB, more than ${mostKilobytes.page}`);
  return median > mostKilobytes.median
    ? [`${locale}: the median page has ${median.toFixed(1)} KB, more than ${mostKilobytes.median}`, ...heavy]
    : heavy;
}
