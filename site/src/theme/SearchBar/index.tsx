import { SearchButton } from '@balcao/ui/search/SearchButton.tsx';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useState } from 'react';
import { Search } from '../../components/search/Search.tsx';
import { useShortcut } from '../../components/search/useShortcut.ts';
import { loadSearch, type SearchLocale } from '../../search/loadSearch.ts';

/**
 * The search of the navbar. It stands in the site's own theme folder, which comes after every theme: the classic
 * theme brings an empty one of the same name. The index is fetched when somebody is about to search.
 */
export default function SearchBar() {
  const [open, setOpen] = useState(false);
  const home = useBaseUrl('/');
  const locale = useDocusaurusContext().i18n.currentLocale as SearchLocale;
  const start = useCallback(() => setOpen(true), []);
  const keys = useShortcut(start);
  // A failure shows where it matters: in the open dialog, which asks again.
  const warm = () => void loadSearch(home, locale).first.catch(() => undefined);
  return (
    <>
      <SearchButton
        label={translate({ id: 'search.button', message: 'Procurar' })}
        keys={keys}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={start}
        onPointerEnter={warm}
        onFocus={warm}
      />
      {open && <Search home={home} locale={locale} onClose={() => setOpen(false)} />}
    </>
  );
}
