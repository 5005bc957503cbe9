import { type Plural, pluralIn } from '@balcao/text/plural.ts';
import { Button, ButtonLink } from '@balcao/ui/button/Button.tsx';
import { SearchDialog } from '@balcao/ui/search/SearchDialog.tsx';
import { areaNames, pageLoad, search } from '@words/chrome.ts';
import { useMemo, useState } from 'react';
import { provider } from '../../../../provider.config.ts';
import type { SearchArea } from '../../search/document.ts';
import type { SearchEngineHit } from '../../search/engine.ts';
import type { SearchLocale } from '../../search/loadSearch.ts';
import { matchingWords } from '../../search/markMatches.ts';
import { notAvailable } from '../../search/trade/tradeWord.ts';
import { SiteLink } from '../SiteLink.tsx';
import { useLanguage } from '../useLanguage.ts';
import { HitExcerpt, HitLabel, HitWhere } from './HitLabel.tsx';
import styles from './search.module.css';
import { useEngine } from './useEngine.ts';

/** Maximum number of words in a URL. */
const mostWords = 8;

/** URL of a result, with the words that its page marks (src/search/markFound.ts). */
function hitAddress({ document: { href, title, codes }, text, matcher }: SearchEngineHit): string {
  const [page, place] = href.split('#');
  const words = matchingWords([title, ...codes, text], matcher).slice(0, mostWords);
  const asked = new URLSearchParams(words.map((word) => ['_highlight', word]));
  return `${page}?${asked}${place ? `#${place}` : ''}`;
}

/** Headings of the results of each area. */
const areaHeadings: Record<SearchArea, string> = {
  guides: areaNames.guides,
  reference: areaNames.specification,
  errors: search.errors,
  integrations: areaNames.integrations,
  soap: areaNames.soap,
  portal: provider.brand,
};

const examples = [search.plainExample, search.example, 'payment_confirmed', 'POST /payments', 'e00301'];

/** Example queries as buttons. */
function Suggestions({ onChoose }: { onChoose: (query: string) => void }) {
  return (
    <p className={styles.examples}>
      {examples.map((example) => (
        <Button key={example} size="small" onClick={() => onChoose(example)}>
          {example}
        </Button>
      ))}
    </p>
  );
}

interface SearchProps {
  /** URL of this language's home page. */
  home: string;
  locale: SearchLocale;
  /** The query to begin with. */
  begun: string;
  onClose: () => void;
}

/** The search dialog: query, results, or why there are none. */
export function Search({ home, locale, begun, onClose }: SearchProps) {
  const [query, setQuery] = useState(begun);
  const { engine, retry } = useEngine(home, locale);
  const typed = query.trim();
  const found = useMemo(
    () => (engine.state === 'ready' && typed ? engine.find(typed) : undefined),
    [engine, typed],
  );
  const hits = useMemo(
    () =>
      (found ?? []).map((hit) => ({
        id: hit.document.href,
        href: hitAddress(hit),
        group: areaHeadings[hit.document.area],
        label: <HitLabel hit={hit} />,
        where: <HitWhere hit={hit} />,
        excerpt: hit.text && <HitExcerpt hit={hit} />,
      })),
    [found],
  );
  const plural = pluralIn(useLanguage());

  return (
    <SearchDialog
      label={search.label}
      placeholder={engine.state === 'loading' ? search.loading : search.placeholder}
      closeText={search.close}
      query={query}
      onType={setQuery}
      onClose={onClose}
      hits={hits}
      status={statusOf(engine.state, plural, found?.length)}
      keysHint={hits.length > 0 ? search.keys : undefined}
      as={SiteLink}
    >
      {engine.state === 'failed' && <Failed onRetry={retry} />}
      {engine.state === 'ready' && !typed && <Examples onChoose={setQuery} />}
      {found?.length === 0 && <Nothing query={typed} onChoose={setQuery} onLeave={onClose} />}
    </SearchDialog>
  );
}

/** Status for screen readers: loading or number of results. */
function statusOf(state: 'loading' | 'failed' | 'ready', plural: Plural, count?: number): string {
  if (state === 'loading') return search.loading;
  if (state === 'failed') return '';
  if (!count) return '';
  return plural(count, search.oneResult, search.results(count));
}

/** Examples shown for an empty query. */
function Examples({ onChoose }: { onChoose: (query: string) => void }) {
  return (
    <>
      <p className={styles.title}>{search.examples}</p>
      <Suggestions onChoose={onChoose} />
    </>
  );
}

interface NothingProps {
  query: string;
  onChoose: (query: string) => void;
  /** Called when the reader follows a link. */
  onLeave: () => void;
}

/** Shown for a query without results: what to try, and where to look or ask. */
function Nothing({ query, onChoose, onLeave }: NothingProps) {
  return (
    <div role="status">
      <p className={styles.title}>{search.nothing(query)}</p>
      <p>{search.nothingWords}</p>
      <Suggestions onChoose={onChoose} />
      <p>{search.notThere}</p>
      <p className={styles.examples}>
        <ButtonLink as={SiteLink} size="small" href={notAvailable} onClick={onLeave}>
          {search.notDocumented}
        </ButtonLink>
        <ButtonLink size="small" href={provider.links.support}>
          {search.ask}
        </ButtonLink>
      </p>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className={styles.title}>{search.failed}</p>
      <p>
        <Button size="small" onClick={onRetry}>
          {pageLoad.retry}
        </Button>
      </p>
    </div>
  );
}
