import { type Plural, pluralIn } from '@balcao/text/plural.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { SearchDialog } from '@balcao/ui/search/SearchDialog.tsx';
import { translate } from '@docusaurus/Translate';
import { useMemo, useState } from 'react';
import { provider } from '../../../../provider.config.ts';
import type { SearchArea } from '../../search/document.ts';
import type { SearchLocale } from '../../search/loadSearch.ts';
import { areaLabel } from '../areas.ts';
import { SiteLink } from '../SiteLink.tsx';
import { useLanguage } from '../useLanguage.ts';
import { HitExcerpt, HitLabel, HitWhere } from './HitLabel.tsx';
import { hitAddress } from './hitAddress.ts';
import styles from './search.module.css';
import { useEngine } from './useEngine.ts';

/** Heading of an area's results, in the language of the page. */
function searchAreaLabel(area: SearchArea): string {
  const labels: Record<SearchArea, string> = {
    guides: areaLabel('guides'),
    reference: areaLabel('specification'),
    errors: translate({ id: 'search.area.errors', message: 'Erros' }),
    integrations: areaLabel('integrations'),
    soap: areaLabel('soap'),
    portal: provider.brand,
  };
  return labels[area];
}

/** Example queries as buttons. */
function Suggestions({ onChoose }: { onChoose: (query: string) => void }) {
  const examples = [
    translate({ id: 'search.example', message: 'assinatura' }),
    'payment_confirmed',
    'POST /payments',
    'e00301',
  ];
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
  onClose: () => void;
}

/** The search dialog: query, results, or why there are none. */
export function Search({ home, locale, onClose }: SearchProps) {
  const [query, setQuery] = useState('');
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
        href: hitAddress(hit.document.href, hit.terms),
        group: searchAreaLabel(hit.document.area),
        label: <HitLabel hit={hit} />,
        where: <HitWhere hit={hit} />,
        excerpt: hit.text && <HitExcerpt hit={hit} />,
      })),
    [found],
  );
  const plural = pluralIn(useLanguage());
  const loading = translate({ id: 'search.loading', message: 'A carregar...' });

  return (
    <SearchDialog
      label={translate({ id: 'search.label', message: 'Procurar na documentação' })}
      placeholder={
        engine.state === 'loading'
          ? loading
          : translate({ id: 'search.placeholder', message: 'Palavra, código, evento ou operação' })
      }
      closeText={translate({ id: 'search.close', message: 'Fechar' })}
      query={query}
      onType={setQuery}
      onClose={onClose}
      hits={hits}
      status={statusOf(engine.state, plural, found?.length)}
      as={SiteLink}
    >
      {engine.state === 'failed' && <Failed onRetry={retry} />}
      {engine.state === 'ready' && !typed && <Examples onChoose={setQuery} />}
      {found?.length === 0 && <Nothing query={typed} onChoose={setQuery} />}
    </SearchDialog>
  );
}

/** Status for screen readers: loading, number of results, or keyboard help. */
function statusOf(state: 'loading' | 'failed' | 'ready', plural: Plural, count?: number): string {
  if (state === 'loading') return translate({ id: 'search.loading', message: 'A carregar...' });
  if (state === 'failed') return '';
  if (!count) return '';
  return plural(
    count,
    translate({ id: 'search.count.one', message: 'Um resultado. Enter para abrir.' }),
    translate(
      { id: 'search.count', message: '{count} resultados. Setas para escolher, Enter para abrir.' },
      { count },
    ),
  );
}

/** Examples shown for an empty query. */
function Examples({ onChoose }: { onChoose: (query: string) => void }) {
  return (
    <>
      <p className={styles.title}>
        {translate({ id: 'search.examples', message: 'Escreva uma palavra, ou comece por uma destas:' })}
      </p>
      <Suggestions onChoose={onChoose} />
    </>
  );
}

function Nothing({ query, onChoose }: { query: string; onChoose: (query: string) => void }) {
  return (
    <div role="status">
      <p className={styles.title}>
        {translate({ id: 'search.nothing', message: 'Nada encontrado para “{query}”.' }, { query })}
      </p>
      <p>
        {translate({
          id: 'search.nothing.words',
          message: 'Experimente menos palavras, o início de uma, ou o nome de um campo tal como está na API.',
        })}
      </p>
      <Suggestions onChoose={onChoose} />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className={styles.title}>
        {translate({ id: 'search.failed', message: 'Não foi possível carregar o índice da pesquisa.' })}
      </p>
      <p>
        <Button size="small" onClick={onRetry}>
          {translate({ id: 'loading.retry', message: 'Tentar novamente' })}
        </Button>
      </p>
    </div>
  );
}
