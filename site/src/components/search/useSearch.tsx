import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useCallback, useState } from 'react';
import { loadSearch, type SearchLocale } from '../../search/loadSearch.ts';
import { Search } from './Search.tsx';

interface OpenableSearch {
  /** The dialog while it is open. */
  dialog: ReactNode;
  /** Opens the dialog, with a query to begin with. */
  open: (query?: string) => void;
  /** Loads the search data before the dialog opens. */
  warm: () => void;
}

/** A search dialog of this language, for a button that opens it. */
export function useSearch(): OpenableSearch {
  const [begun, setBegun] = useState<string>();
  const home = useBaseUrl('/');
  const locale = useDocusaurusContext().i18n.currentLocale as SearchLocale;
  const open = useCallback((query = '') => setBegun(query), []);
  // The open dialog shows a failure and offers a retry.
  const warm = () => void loadSearch(home, locale).first.catch(() => undefined);
  return {
    dialog: begun !== undefined && (
      <Search home={home} locale={locale} begun={begun} onClose={() => setBegun(undefined)} />
    ),
    open,
    warm,
  };
}
