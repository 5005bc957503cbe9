import { SearchButton } from '@balcao/ui/search/SearchButton.tsx';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useState } from 'react';
import { Search } from '../../components/search/Search.tsx';
import { useShortcut } from '../../components/search/useShortcut.ts';
import { indexFile } from '../../search/document.ts';
import { loadEngine } from '../../search/load.ts';

/**
 * The search of the navbar. It stands in the site's own theme folder, which comes after every theme: the classic
 * theme brings an empty one of the same name. The index is fetched when somebody is about to search.
 */
export default function SearchBar() {
  const [open, setOpen] = useState(false);
  const url = useBaseUrl(`/${indexFile}`);
  const start = useCallback(() => setOpen(true), []);
  const keys = useShortcut(start);
  // A failure shows where it matters: in the open dialog, which asks again.
  const warm = () => void loadEngine(url).catch(() => undefined);
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
      {open && <Search url={url} onClose={() => setOpen(false)} />}
    </>
  );
}
