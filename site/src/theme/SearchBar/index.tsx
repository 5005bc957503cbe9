import { SearchButton } from '@balcao/ui/search/SearchButton.tsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { search } from '@words/chrome.ts';
import { useCallback, useState } from 'react';
import { Search } from '../../components/search/Search.tsx';
import { useShortcut } from '../../components/search/useShortcut.ts';
import { loadSearch, type SearchLocale } from '../../search/loadSearch.ts';

/**
 * The search of the navbar. It overrides the classic theme's empty component of the same name. The index loads when the
 * reader is about to search.
 */
export default function SearchBar() {
  const [open, setOpen] = useState(false);
  const home = useBaseUrl('/');
  const locale = useDocusaurusContext().i18n.currentLocale as SearchLocale;
  const start = useCallback(() => setOpen(true), []);
  const keys = useShortcut(start);
  // The open dialog shows a failure and offers a retry.
  const warm = () => void loadSearch(home, locale).first.catch(() => undefined);
  return (
    <>
      <SearchButton
        label={search.button}
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
