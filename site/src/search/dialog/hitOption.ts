import methodStyles from '@balcao/ui/method-label/method-label.module.css';
import { element, type SearchOption } from '@balcao/ui/search/optionList.ts';
import { provider } from '../../../../provider.config.ts';
import { areaNames as areaNamesEn, search as searchEn } from '../../words/en/chrome.ts';
import { areaNames as areaNamesEs, search as searchEs } from '../../words/es/chrome.ts';
import { areaNames, search } from '../../words/pt/chrome.ts';
import type { SearchArea } from '../document.ts';
import type { SearchEngineHit } from '../engine.ts';
import type { SearchLocale } from '../loadSearch.ts';
import { excerptOf, markMatches, matchingWords, type WordMatcher } from '../matches.ts';
import { tokenize } from '../tokenize.ts';

export interface SearchWords {
  search: typeof search;
  areaNames: typeof areaNames;
}

/** Words in all languages. One script serves them all, and the words take 1 KB. */
export const searchWords: Record<SearchLocale, SearchWords> = {
  pt: { search, areaNames },
  es: { search: searchEs, areaNames: areaNamesEs },
  en: { search: searchEn, areaNames: areaNamesEn },
};

const mostWords = 8;

const mostCodes = 3;

const areaHeadings = ({ search, areaNames }: SearchWords): Record<SearchArea, string> => ({
  guides: areaNames.guides,
  reference: areaNames.specification,
  errors: search.errors,
  integrations: areaNames.integrations,
  soap: areaNames.soap,
  portal: provider.brand,
});

export function hitOption(hit: SearchEngineHit, home: string, words: SearchWords): SearchOption {
  const { document, text, matcher } = hit;
  return {
    id: document.href,
    href: hitUrl(hit, home),
    label: marked(document.title, matcher),
    where: whereOf(hit, areaHeadings(words)[document.area]),
    // The excerpt is empty until the texts are loaded.
    excerpt: text ? marked(excerptOf(text, matcher), matcher) : [],
  };
}

/** URL of a result, with the words that its page marks (markFound.ts). */
function hitUrl({ document: { href, title, codes }, text, matcher }: SearchEngineHit, home: string): string {
  const [page = '', place] = href.split('#');
  const words = matchingWords([title, ...codes, text], matcher).slice(0, mostWords);
  const asked = new URLSearchParams(words.map((word) => ['_highlight', word]));
  return `${home}${page.slice(1)}?${asked}${place ? `#${place}` : ''}`;
}

function marked(text: string, matcher: WordMatcher): (Node | string)[] {
  return markMatches(text, matcher).map((piece) => (piece.marked ? element('mark', {}, piece.text) : piece.text));
}

/** Location of a result: the call of an operation, otherwise area, breadcrumbs and matching codes. */
function whereOf({ document: { call, trail, codes }, matcher }: SearchEngineHit, area: string): (Node | string)[] {
  if (call) {
    const method = element('span', { className: methodStyles.method }, call.method);
    method.dataset.method = call.method;
    return [method, ' ', ...marked(call.path, matcher)];
  }
  const found = codes.filter((code) => tokenize(code).every(matcher)).slice(0, mostCodes);
  return marked([[area, ...trail].join(' › '), ...found].join(' · '), matcher);
}
